import { IconShieldCheck } from '@tabler/icons-react'
import { useMatch } from '@tanstack/react-router'
import { business, telephoneLink } from '@/content/business/business'
import { claims } from '@/content/business/claims'
import { reviewBesideForm } from '@/content/work/review-beside-form'
import type { Review } from '@/content/work/types'
import patterns from '@/ui/patterns.module.css'
import { RatingLink } from '@/ui/Quotes'
import { TermsDetails } from '@/ui/TermsDetails'
import { EstimateCard } from './EstimateCard'
import type { EstimateFormProps } from './EstimateForm'
import classes from './EstimateSection.module.css'
import type { Variant } from './fields'

export interface EstimateSectionProps extends Pick<EstimateFormProps, 'intro'> {
  /** @default 'compact' */
  readonly variant?: Variant
  readonly title: string
  /** On the accent color, for pages about the company. */
  readonly kind?: 'company'
}

/** A page's closing form. Beside it are a review, the license, and the telephone for those who prefer it. */
export function EstimateSection({ title, intro, kind, variant = 'compact' }: EstimateSectionProps) {
  // The location's path is already the next page's while that one loads.
  const path = useMatch({ strict: false, select: ({ pathname }) => pathname.replace(/(.)\/$/, '$1') })
  const review = reviewBesideForm(path)
  return (
    <div className={classes.ground} data-kind={kind} data-estimate-form>
      <div className={classes.inner}>
        <EstimateCard variant={variant} title={title} intro={intro} page={path} />
        <div className={classes.aside}>
          <Assurance review={review} />
          <div className={classes.talk}>
            <p>Rather talk it through?</p>
            <a href={telephoneLink()} className={classes.phone}>
              {business.phone}
            </a>
          </div>
        </div>
      </div>
    </div>
  )
}

/** Beside a form: what a customer says, if there is a review, the business's terms and the license. */
export function Assurance({ review }: { readonly review: Review | undefined }) {
  return (
    <div className={classes.assurance}>
      <RatingLink />
      {review && (
        <figure>
          <blockquote>
            <p className={classes.title}>{review.title}</p>
            <p>{review.review}</p>
          </blockquote>
          <figcaption className={patterns.soft}>{`${review.name}, ${review.location}`}</figcaption>
        </figure>
      )}
      <TermsDetails isOpenOnDesks />
      {claims.licensed.text && (
        <p className={classes.license}>
          <IconShieldCheck size="1.75em" stroke={1.25} aria-hidden />
          <span>{claims.licensed.text}</span>
        </p>
      )}
    </div>
  )
}
