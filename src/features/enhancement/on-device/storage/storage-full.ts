import type { LocalItem } from '../photo'

export const isQuotaError = (cause: unknown) =>
  cause instanceof DOMException && cause.name === 'QuotaExceededError'

/** So many bytes of results are held that aren't kept: beyond some two gigabytes browsers lose them. */
const mostUnkeptBytes = 500 * 1024 ** 2

/** True if results that are in memory alone have come to their limit. */
export const isMemoryFull = (items: readonly LocalItem[]) =>
  items.reduce((sum, { result }) => sum + (result?.unkept?.size ?? 0), 0) > mostUnkeptBytes
