import records from '../records/special-days?notices'
import { region } from './facts'

/** On top of every page on the days of a record. */
export interface Notice {
  readonly words: string
  /** When the first day begins and when the last one is over, in milliseconds since 1970. */
  readonly begin: number
  readonly end: number
}

/** Those that aren't over yet. For the build alone: it takes a device long to learn of time zones. */
export const notices: readonly Notice[] = records
  .map(({ notice, ...days }) => ({ words: notice, ...momentsOf(days, region.timeZone) }))
  .filter(({ end }) => end > Date.now())

/** When days, such as `2026-12-24`, begin and are over in a time zone. */
export function momentsOf({ from, to }: { readonly from: string; readonly to: string }, timeZone: string) {
  return { begin: startOfDay(from, timeZone), end: startOfDay(to, timeZone, 1) }
}

function startOfDay(day: string, timeZone: string, daysLater = 0): number {
  const asUtc = Date.parse(`${day}T00:00Z`) + daysLater * 86_400_000
  // What the clocks there show at that moment, read as if it were UTC.
  const shown = new Date(asUtc).toLocaleString('sv', { timeZone }).replace(' ', 'T')
  return 2 * asUtc - Date.parse(`${shown}Z`)
}
