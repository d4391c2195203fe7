import type { Sample } from './types'

const weekdays = {
  Mon: 'Monday',
  Tue: 'Tuesday',
  Wed: 'Wednesday',
  Thu: 'Thursday',
  Fri: 'Friday',
  Sat: 'Saturday',
  Sun: 'Sunday',
} as const

type Day = keyof typeof weekdays

export type Weekday = (typeof weekdays)[Day]

export interface OpeningHours extends Sample {
  /** One day or several in a row, such as `Sat` or `Mon-Fri`. */
  readonly days: Day | `${Day}-${Day}`
  /** Times as `07:00` and `18:30`. */
  readonly opens?: string
  readonly closes?: string
  /** The words in place of times. */
  readonly note?: string
}

/** The weekdays of an entry. @throws where search engines wouldn't understand it, so the build stops */
export function weekdaysOf({ days, opens, closes }: OpeningHours): Weekday[] {
  const order = Object.keys(weekdays)
  const [first = '', last = first, ...more] = days.split('-')
  const [from, to] = [order.indexOf(first), order.indexOf(last)]
  if (from < 0 || to < from || more.length > 0)
    throw new Error(
      `src/content/business/facts.ts: no days are called ${days}. Write Mon, Tue, ... or a range such as Mon-Fri.`,
    )
  const isTime = (time: string) => /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(time)
  if ([opens, closes].some((time) => time !== undefined && !isTime(time)) || !opens !== !closes)
    throw new Error(
      `src/content/business/facts.ts: ${days} needs two times such as 07:00 and 18:30, or a note alone.`,
    )
  return Object.values(weekdays).slice(from, to + 1)
}

/** The times of an entry in words, such as `7am-6pm`. */
export function hoursText({ opens, closes, note = '' }: OpeningHours): string {
  return opens && closes ? `${clock(opens)}-${clock(closes)}` : note
}

/** `07:00` as `7am`. */
function clock(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  const minutes = minute > 0 ? `:${String(minute).padStart(2, '0')}` : ''
  return `${hour % 12 || 12}${minutes}${hour < 12 ? 'am' : 'pm'}`
}
