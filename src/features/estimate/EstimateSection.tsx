import { useLocation } from '@tanstack/react-router'
import { business, telephoneLink } from '../../content/business'
import { reviewBesideForm } from '../../content/reviews'
import { Assurance } from './Assurance'
import { EstimateForm, type EstimateFormProps } from './EstimateForm'
import styles from './EstimateSection.module.css'

/** A page's closing form. Beside it stand a review, the licence, and the telephone for those who would rather call. */
export function EstimateSection({
  title,
  intro,
  variant,
}: Pick<EstimateFormProps, 'variant' | 'intro'> & { readonly title: string }) {
  const path = useLocation({ select: (location) => location.pathname })
  const review = reviewBesideForm(path)
  return (
    <div className={styles.ground}>
      <div className={styles.inner}>
        <EstimateForm variant={variant} title={title} intro={intro} />
        <div className={styles.aside}>
          {review && <Assurance review={review} />}
          <div>
            <p className={styles.invitation}>Rather talk it through?</p>
            <a href={telephoneLink()} className={styles.phone}>
              {business.phone}
            </a>
            <p className={styles.note}>
              You talk to the owner, not a call center. In-home estimates are free and there is no obligation.
            </p>
          </div>
        </div>
      </div>
    </div>
  )
}
