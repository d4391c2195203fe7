import { averageRating, reviews, reviewWords } from '@/content/reviews'
import { Stars } from '@/ui/Stars'
import classes from './Summary.module.css'

/** The average rating, the number of reviews, and the fixed share of satisfied customers. */
export function Summary() {
  const { average, total, satisfied } = reviewWords.summary
  const mean = averageRating(reviews)
  return (
    <dl className={classes.summary}>
      <div className={classes.average}>
        <dt>{average}</dt>
        <dd>
          {mean}
          <Stars rating={Math.round(Number(mean))} />
        </dd>
      </div>
      <div className={classes.figure}>
        <dt>{total}</dt>
        <dd>{reviews.length}</dd>
      </div>
      <div className={classes.figure}>
        <dt>{satisfied.label}</dt>
        <dd>{satisfied.value}</dd>
      </div>
    </dl>
  )
}
