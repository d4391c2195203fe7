/* In which order records stand on pages. Testimonials stand as they were entered, the last one first. */

interface OfDay {
  /** As in `2026-11-28`. */
  readonly day: string
  /** A later one was entered later. */
  readonly id: number
}

/** Jobs and reviews: the newest first, and of one day the one that was entered last. */
export const newestFirst = (one: OfDay, other: OfDay) => other.day.localeCompare(one.day) || other.id - one.id

/** Special days and notices. */
export const byFirstDay = (one: { readonly from: string }, other: { readonly from: string }) =>
  one.from.localeCompare(other.from)

/** Cities: as their records number them. */
export const byNumber = (
  one: { readonly record: { readonly order: number } },
  other: { readonly record: { readonly order: number } },
) => one.record.order - other.record.order
