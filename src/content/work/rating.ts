import ratings from '../records/reviews?ratings'
import type { Review } from './types'

/** The ratings' mean with one decimal, such as `4.7` (specification, section 2); without any, nothing. */
export function averageRating(of: readonly Pick<Review, 'rating'>[]): string | undefined {
  const total = of.reduce((sum, { rating }) => sum + rating, 0)
  if (of.length === 0) return undefined
  const mean = total / of.length
  // A single lesser review is not rounded away.
  return (mean < 5 ? Math.min(mean, 4.9) : mean).toFixed(1)
}

const average = averageRating(ratings)

/** The average rating and the number of reviews, shown on every page. `undefined` without a review. */
export const rating = average ? { average, count: ratings.length } : undefined

/** As words have it: `5-Star Reviews`, `4.7-Star Reviews`. */
export const starCount = rating?.average.replace(/\.0$/, '')
