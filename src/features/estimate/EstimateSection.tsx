import { IconShieldCheck } from '@tabler/icons-react'
import { business, telephoneLink } from '@/content/business/business'
import { claims } from '@/content/business/claims'
import { actionLabels } from '@/content/pages/action-labels'
import { reviewBesideForm } from '@/content/work/review-beside-form'
import type { Review } from '@/content/work/types'
import { usePagePath } from '@/lib/use-page-path'
import patterns from '@/ui/patterns.module.css'
import { Quoted, RatingLink } from '@/ui/Quotes'
import { TermsDetails } from '@/ui/TermsDetails'
import { useHidesFloatingButtons } from '@/ui/use-hides-floating-buttons'
import { EstimateCard } from './EstimateCard'
import type { EstimateFormProps } from './EstimateForm'
import classes from './EstimateSection.module.css'
import type { Variant } from './form-models'

export interface EstimateSectionProps extends Pick<EstimateFormProps, 'intro'> {
  /** @default 'compact' */
  readonly variant?: Variant
  readonly title: string
}

/** A page's closing form. Beside it are a review or the telephone, and the license. */
export function EstimateSection({ title, intro, variant = 'compact' }: EstimateSectionProps) {
  const path = usePagePath()
  const review = reviewBesideForm(path)
  return (
    <div className={classes.ground} data-estimate-form>
      <div ref={useHidesFloatingButtons()} className={classes.inner}>
        <EstimateCard variant={variant} title={title} intro={intro} page={path} />
        <div className={classes.aside}>
          {!review && <Talk />}
          <Praise review={review} />
          <Assurance />
        </div>
      </div>
    </div>
  )
}

/** The telephone, where nobody else says anything beside the form. Elsewhere the footer below has it. */
function Talk() {
  return (
    <div className={classes.talk}>
      <p>Rather talk it through?</p>
      <a href={telephoneLink()} className={classes.phone}>
        {business.phone}
      </a>
      <p className={patterns.soft}>{`${actionLabels.callOn}.`}</p>
    </div>
  )
}

/** Beside a form: the rating, and what a customer says, if there is a review. */
export function Praise({ review }: { readonly review: Review | undefined }) {
  return (
    <div>
      <RatingLink />
      {review && (
        <figure className={classes.figure}>
          <blockquote>
            <p className={classes.title}>{review.title}</p>
            <p className={classes.review}>
              <Quoted text={review.review} />
            </p>
          </blockquote>
          <figcaption className={patterns.soft}>{`${review.name}, ${review.location}`}</figcaption>
        </figure>
      )}
    </div>
  )
}

/** Beside a form: the license and the business's terms. */
export function Assurance() {
  return (
    <div>
      {claims.licensed.text && (
        <p className={classes.license}>
          <IconShieldCheck size="1.75em" stroke={1.25} aria-hidden />
          <span>{claims.licensed.text}</span>
        </p>
      )}
      <TermsDetails />
    </div>
  )
}
