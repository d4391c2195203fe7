import summary from '../records/reviews?rating'

/** The average rating and the number of reviews, shown on every page. `undefined` without a review. */
export const rating = summary ?? undefined

/** As words have it: `5-Star Reviews`, `4.7-Star Reviews`. */
export const starCount = rating?.average.replace(/\.0$/, '')
