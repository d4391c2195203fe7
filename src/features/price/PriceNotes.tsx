import { priceNotes } from '@/content/services/price-words'
import { Facts } from '@/ui/Lists'
// Of the sheet, too: it's there before its code with these styles, which come since they're used here.
import classes from './PriceSheet.module.css'

/** Below a price sheet: what its figure covers, and how to measure for it. */
export const PriceNotes = () => (
  <dl className={classes.below}>
    <Facts of={priceNotes} />
  </dl>
)
