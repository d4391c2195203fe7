import { clsx } from 'clsx'
import { terms } from '@/content/business/terms'
import { priceWords } from '@/content/services/price-words'
import { Facts } from './Lists'
import classes from './TermsDetails.module.css'

interface TermsDetailsProps {
  /** Where there is room, they needn't be asked for. */
  readonly isOpenOnDesks?: boolean
}

/** The owner's terms, closed until somebody wants them. Nothing without any. */
export function TermsDetails({ isOpenOnDesks }: TermsDetailsProps) {
  if (terms.length === 0) return null
  return (
    <details className={clsx(classes.terms, isOpenOnDesks && classes.openOnDesks)}>
      <summary>{priceWords.terms}</summary>
      <dl>
        <Facts of={terms} />
      </dl>
    </details>
  )
}
