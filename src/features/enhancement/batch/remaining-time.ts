import type { Batch, QueuedItem } from './batch'

/** Fewer photographs, or less time, tell nothing about the rest: the first may just have been found among kept results. */
const least = { photographs: 3, milliseconds: 1_000 }

/**
 * How many milliseconds the rest of a running batch will take if it goes on as the last photographs did, by their bytes.
 * `undefined` as long as too few have been handled for an honest answer.
 */
export function remainingTime({ phase, items, pace }: Batch<QueuedItem<unknown>>): number | undefined {
  const spent = pace.reduce((sum, { milliseconds }) => sum + milliseconds, 0)
  const bytes = pace.reduce((sum, one) => sum + one.bytes, 0)
  if (phase !== 'running' || pace.length < least.photographs || spent < least.milliseconds || bytes === 0) {
    return undefined
  }
  const left = items
    .filter(({ status }) => status === 'pending' || status === 'processing')
    .reduce((sum, item) => sum + item.bytes, 0)
  return (left / bytes) * spent
}

const minute = 60_000

/** A remaining time in words, no more exact than it is. */
export function inWords(milliseconds: number): string {
  if (milliseconds < minute) return 'less than a minute left'
  const minutes = Math.round(milliseconds / minute)
  if (minutes < 60) return `about ${minutes} ${minutes === 1 ? 'minute' : 'minutes'} left`
  const halves = Math.round(minutes / 30) / 2
  return `about ${halves} ${halves === 1 ? 'hour' : 'hours'} left`
}
