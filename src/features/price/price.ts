import type { Finish, Rate } from '@/content/services/types'
import { priceWords } from '@/content/services/written-estimate'

/** A job as it's entered on a price sheet. */
export interface Price {
  /** Dollars, such as `$4,000 to $4,800`, or the words in their place. */
  readonly total: string
  /** Working days, such as `about 5 days`, where there are dollars. */
  readonly time?: string
}

/** A whole number with commas. `Intl` would take a phone a tenth of a second before its first one. */
export const withCommas = (number: number) => `${Math.round(number)}`.replace(/\B(?=(\d{3})+$)/g, ',')

/**
 * The price of a job: from low to high, rounded to $50 and never below the smallest job.
 *
 * @param size in the rate's unit; words answer one that no job has
 */
export function priceOf(rate: Rate | undefined, size: number, finish?: Finish): Price {
  if (!rate) return { total: priceWords.noFigure }
  const { question, most } = priceWords.units[rate.unit]
  if (!(size >= 1)) return { total: question }
  if (size > most) return { total: priceWords.tooLarge }

  const { extra = 0, days: coats = 0 } = finish ?? {}
  const [low = 0, high = 0] = [rate.low, rate.high].map((each) =>
    Math.max(50 * Math.round((size * (each + extra)) / 50), rate.minimum),
  )
  const range = low < high ? ` to $${withCommas(high)}` : `, ${priceWords.smallest}`
  const days = Math.max(1, Math.round(size / rate.perDay + coats))
  const time = `about ${days === 1 ? 'a day' : `${days} days`}${rate.after ? ` after ${rate.after}` : ''}`
  return { total: `$${withCommas(low)}${range}`, time }
}
