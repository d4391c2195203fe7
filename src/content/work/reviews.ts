import { inState } from '../business/business'
import records from '../records/reviews?records'
import type { Review } from './types'

/** Reviews by the contractor's customers, the newest first. One without `sample: true` counts as real. */
export const reviews: readonly Review[] = records.map(
  ({ town, besideForms, verified = false, ...review }) => ({ ...review, verified, location: inState(town) }),
)

/** The reviews on pages that aren't about one service, by their id. */
export const besideForms: Readonly<Record<string, number | undefined>> = {
  // They are all on the page.
  '/reviews': undefined,
  ...Object.fromEntries(records.flatMap(({ id, besideForms = [] }) => besideForms.map((path) => [path, id]))),
}
