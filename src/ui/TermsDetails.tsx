import { terms } from '@/content/business/terms'
import { priceWords } from '@/content/services/price-words'
import { Facts } from './Lists'
import classes from './TermsDetails.module.css'

/** The owner's terms, closed until somebody wants them. Nothing without any. */
export function TermsDetails() {
  if (terms.length === 0) return null
  return (
    <details className={classes.terms}>
      <summary>{priceWords.terms}</summary>
      <dl>
        <Facts of={terms} />
      </dl>
    </details>
  )
}
