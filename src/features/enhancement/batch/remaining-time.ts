import type { Batch } from './batch-reducer'
import { type EnhancementItem, isPending, isProcessing } from './enhancement-item'

/** Below this nothing can be said about the rest: the first photographs may just have been found in the cache. */
const least = { photographs: 3, milliseconds: 1_000 }

/**
 * How many milliseconds the rest of a running batch takes if it goes on at the pace of the last items, by their bytes.
 * `undefined` while too few have been handled for an honest answer.
 */
export function remainingTime({ phase, items, pace }: Batch<EnhancementItem>): number | undefined {
  const spent = pace.reduce((sum, { milliseconds }) => sum + milliseconds, 0)
  const bytes = pace.reduce((sum, one) => sum + one.bytes, 0)
  if (phase !== 'running' || pace.length < least.photographs || spent < least.milliseconds || bytes === 0) {
    return undefined
  }
  const left = items
    .filter((item) => isPending(item) || isProcessing(item))
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
