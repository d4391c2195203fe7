import { IconRosetteDiscountCheck } from '@tabler/icons-react'
import { serviceLabels } from '@/content/estimate'
import { type Review, reviewWords } from '@/content/reviews'
import { longDate } from '@/lib/long-date'
import { Stars } from '@/ui/Stars'
import classes from './ReviewCard.module.css'

/** One customer's review (specification, sections 2 and 3). */
export function ReviewCard({ review }: { readonly review: Review }) {
  return (
    <article className={classes.review}>
      <p className={classes.marks}>
        <Stars rating={review.rating} />
        {review.verified ? (
          <span className={classes.verified}>
            <IconRosetteDiscountCheck size={20} stroke={1.5} aria-hidden />
            {reviewWords.verified}
          </span>
        ) : null}
      </p>
      <h3 className={classes.title}>{review.title}</h3>
      <p className={classes.text}>{review.review}</p>
      <footer className={classes.by}>
        <p>
          <strong className={classes.name}>{review.name}</strong>, {review.location}
          <br />
          <time dateTime={review.date}>{longDate(noonOf(review.date))}</time>
        </p>
        <p className={classes.service}>{serviceLabels[review.service]}</p>
      </footer>
    </article>
  )
}

// In the reader's time zone, where midnight of another one could fall on the day before.
const noonOf = (date: string) => new Date(`${date}T12:00`)
