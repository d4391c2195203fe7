import { priceNotes } from '@/content/services/price-words'
import { Facts } from '@/ui/Lists'
// The price sheet's. Using it here brings the sheet's styles with the page, before the sheet's code.
import classes from './PriceSheet.module.css'

/** Below a price sheet: what its figure covers, and how to measure for it. */
export const PriceNotes = () => (
  <dl className={classes.below}>
    <Facts of={priceNotes} />
  </dl>
)
