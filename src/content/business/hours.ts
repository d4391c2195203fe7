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

/**
 * Days in a row whose hours differ: `opens` to `closes`, or closed. No day is in two entries. Each goes by itself
 * when its last day is over.
 */
export interface SpecialDays extends Pick<OpeningHours, 'opens' | 'closes' | 'emergencies' | 'note'> {
  /** The first and the last day, as `2026-12-24`. */
  readonly from: string
  readonly to: string
}

/** The weekdays of an entry, in their order. */
export function weekdaysOf({ days }: Pick<OpeningHours, 'days'>): readonly Weekday[] {
  const [first = -1, last = first] = days
    .split('-')
    .map((day) => weekdays.findIndex((name) => name.startsWith(day)))
  return weekdays.slice(first, last + 1)
}

/** An entry in words, such as `7am-6pm`. */
export function hoursText({ opens, closes, emergencies, note }: Omit<OpeningHours, 'days'>): string {
  if (opens && closes) return `${clock(opens)}-${clock(closes)}`
  return note ?? (emergencies ? 'emergency only' : 'closed')
}

/** When the telephone is answered, after "Call": `Monday to Saturday, Sundays for emergencies`. */
export function callDays(hours: readonly OpeningHours[]): string {
  const open = hours.filter(({ opens }) => opens).flatMap(weekdaysOf)
  const isOpen = (index: number) => open.some((day) => day === weekdays[index])
  const firsts = weekdays.filter((_, index) => isOpen(index) && !isOpen(index - 1))
  const lasts = weekdays.filter((_, index) => isOpen(index) && !isOpen(index + 1))
  const runs = firsts.map((first, run) => (first === lasts[run] ? first : `${first} to ${lasts[run]}`))
  const emergencies = emergencyDays(hours).map((day) => `${day}s`)
  const forEmergencies = emergencies.length > 0 ? `${listOf(emergencies)} for emergencies` : ''
  return [listOf(runs), forEmergencies].filter(Boolean).join(', ')
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
