import { isCompleted } from '@/features/enhancement/batch/item'
import type { LocalItem } from '../photo'

/** What happens when this device has no room for more results: the batch pauses until some are saved. */

export const isQuotaError = (cause: unknown) =>
  cause instanceof DOMException && cause.name === 'QuotaExceededError'

/** The reason of photographs that failed for want of storage. */
export const outOfStorage = 'This device is out of storage. Save what’s done or free some space, then retry.'

/** Results that this browser doesn't keep are held up to so many bytes: beyond some two gigabytes browsers lose them. */
const mostUnkeptBytes = 500 * 1024 ** 2

type Items = readonly LocalItem[]

/** Whether results that are in memory alone have come to their limit. */
export const isMemoryFull = (items: Items) =>
  items.reduce((sum, { result }) => sum + (result?.uncached?.size ?? 0), 0) > mostUnkeptBytes

/** Whether a batch has to pause: another result would not be safe, or one has just failed for want of room. */
export function isOutOfRoom(now: Items, before: Items): boolean {
  const refused = (items: Items) => items.filter(({ reason }) => reason === outOfStorage).length
  return isMemoryFull(now) || refused(now) > refused(before)
}

/** What people are told about results that this browser couldn't keep; `undefined` if there are none. */
export function unkeptWords(items: Items): string | undefined {
  const unkept = items.filter(({ result }) => result?.uncached).length
  if (unkept === 0) return undefined
  const completed = items.filter(isCompleted).length
  const kept = `This browser couldn’t keep every result: ${completed - unkept} of ${completed} are kept.`
  return isMemoryFull(items)
    ? `${kept} It can hold no more. Save what’s done, then press Resume. What you’ve saved makes room.`
    : `${kept} Save them before you leave this page.`
}
