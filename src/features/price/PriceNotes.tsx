import { priceNotes } from '@/content/services/price-words'
import classes from './PriceNotes.module.css'

/** Below a price sheet: what its figure covers, and how to measure for it. */
export function PriceNotes() {
  return (
    <dl className={classes.notes}>
      {priceNotes.map(({ label, text }) => (
        <div key={label} className={classes.note}>
          <dt className={classes.label}>{label}</dt>
          <dd className={classes.text}>{text}</dd>
        </div>
      ))}
    </dl>
  )
}
