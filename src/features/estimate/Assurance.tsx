import { IconShieldCheck } from '@tabler/icons-react'
import { business } from '@/content/business'
import type { Review } from '@/content/reviews'
import { RatingLink } from '@/ui/Quotes'
import styles from './Assurance.module.css'

/** Beside a form: what a customer says, if there is a review, and the license. */
export function Assurance({ review }: { readonly review: Review | undefined }) {
  return (
    <div className={styles.assurance}>
      <RatingLink />
      {review && (
        <figure className={styles.review}>
          <blockquote>
            <p className={styles.title}>{review.title}</p>
            <p>{review.review}</p>
          </blockquote>
          <figcaption className={styles.by}>
            {review.name}, {review.location}
          </figcaption>
        </figure>
      )}
      <p className={styles.license}>
        <IconShieldCheck size={28} stroke={1.25} aria-hidden />
        {business.license}
      </p>
    </div>
  )
}
