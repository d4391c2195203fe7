import { listOf } from './sentences'
import type { Sample } from './types'

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const

export type Weekday = (typeof weekdays)[number]

type Day = 'Mon' | 'Tue' | 'Wed' | 'Thu' | 'Fri' | 'Sat' | 'Sun'

export interface OpeningHours extends Sample {
  /** One day or several in a row, such as `Sat` or `Mon-Fri`. */
  readonly days: Day | `${Day}-${Day}`
  /** Times as `07:00` and `18:30`. */
  readonly opens?: string
  readonly closes?: string
  /** Without times: the telephone is answered, for emergencies alone. */
  readonly emergencies?: true
  /** Without times: the words in place of "emergency only" or "closed". */
  readonly note?: string
}

/** Days in a row on which something is different. Each entry goes by itself when its last day is over. */
export interface SpecialDays extends Pick<OpeningHours, 'opens' | 'closes' | 'emergencies' | 'note'> {
  /** The first and the last day, as `2026-12-24`. */
  readonly from: string
  readonly to: string
  /** On top of every page on these days. It names them: `Closed Dec 24 to 27. Emergencies: call.` */
  readonly notice?: string
  /** For a notice alone: the hours are the usual ones. Otherwise they are `opens` to `closes`, or closed. */
  readonly usualHours?: true
}

/** The weekdays of an entry, in their order. */
export function weekdaysOf({ days }: Pick<OpeningHours, 'days'>): readonly Weekday[] {
  const [first = -1, last = first] = days
    .split('-')
    .map((day) => weekdays.findIndex((name) => name.startsWith(day)))
  return weekdays.slice(first, last + 1)
}

/** @throws where search engines wouldn't understand an entry, so the build stops */
export function checkHours(entry: OpeningHours): void {
  const { days, opens, closes } = entry
  if (!/^[A-Z][a-z]{2}(?:-[A-Z][a-z]{2})?$/.test(days) || weekdaysOf(entry).length === 0)
    throw new Error(
      `src/content/business/facts.ts: no days are called ${days}. Write Mon, Tue, ... or a range such as Mon-Fri.`,
    )
  const isTime = (time: string) => /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(time)
  if ([opens, closes].some((time) => time !== undefined && !isTime(time)) || !opens !== !closes)
    throw new Error(
      `src/content/business/facts.ts: ${days} needs two times such as 07:00 and 18:30, or none at all.`,
    )
}

/** An entry in words, such as `7am-6pm`. */
export function hoursText({ opens, closes, emergencies, note }: Omit<OpeningHours, 'days'>): string {
  if (opens && closes) return `${clock(opens)}-${clock(closes)}`
  return note ?? (emergencies ? 'emergency only' : 'closed')
}

/** When the telephone is answered, after "Call": `Monday to Saturday, Sundays for emergencies`. */
export function callDays(hours: readonly OpeningHours[]): string {
  const open = hours.filter(({ opens }) => opens).flatMap(weekdaysOf)
  const inARow = weekdays.map((day) => (open.includes(day) ? day : ',')).join(' ')
  const runs = inARow.split(',').flatMap((run) => {
    const days = run.trim().split(' ')
    return days[0] ? [...new Set([days[0], ...days.slice(-1)])].join(' to ') : []
  })
  const emergencies = emergencyDays(hours).map((day) => `${day}s`)
  return [listOf(runs), ...(emergencies.length > 0 ? [`${listOf(emergencies)} for emergencies`] : [])]
    .filter(Boolean)
    .join(', ')
}

/** The days without times on which emergencies are answered. */
export const emergencyDays = (hours: readonly OpeningHours[]) =>
  hours.filter(({ emergencies }) => emergencies).flatMap(weekdaysOf)

/** True if somebody answers the telephone on that day. */
export const isAnsweredOn = (hours: readonly OpeningHours[], day: Weekday) =>
  hours.some((entry) => (entry.opens || entry.emergencies) && weekdaysOf(entry).includes(day))

export const isAnsweredDaily = (hours: readonly OpeningHours[]) =>
  weekdays.every((day) => isAnsweredOn(hours, day))

/** `07:00` as `7am`. */
function clock(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  const minutes = minute > 0 ? `:${String(minute).padStart(2, '0')}` : ''
  return `${hour % 12 || 12}${minutes}${hour < 12 ? 'am' : 'pm'}`
}
