import { inState } from '../business/business'
import type { Testimonial } from '../business/types'
import records from '../records/testimonials?records'

/** Quotes of customers on Home, with their consent. One without `sample: true` counts as real. */
export const testimonials: readonly Testimonial[] = records.map(({ town, ...quote }) => ({
  ...quote,
  location: inState(town),
}))
