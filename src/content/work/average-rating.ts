import type { Review } from './types'

/** The ratings' mean with one decimal, such as `4.7` (specification, section 2); without any, nothing. */
export function averageRating(of: readonly Pick<Review, 'rating'>[]): string | undefined {
  const total = of.reduce((sum, { rating }) => sum + rating, 0)
  if (of.length === 0) return undefined
  const mean = total / of.length
  // A single lesser review is not rounded away.
  return (mean < 5 ? Math.min(mean, 4.9) : mean).toFixed(1)
}
