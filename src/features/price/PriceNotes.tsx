import { priceNotes } from '@/content/services/price-words'
import { Points } from '@/ui/Lists'
import classes from './PriceSheet.module.css'

/** Below a price sheet: what its figure covers, and how to measure for it. */
export const PriceNotes = () => <Points items={priceNotes} columns={3} className={classes.below} />
