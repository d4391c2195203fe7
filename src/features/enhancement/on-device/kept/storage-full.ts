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
