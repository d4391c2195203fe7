import { localEngine } from './engine'
import { photoKey } from './photo-key'
import { createResultCache } from './result-cache'

/** Enhanced photographs kept in this browser. */
export const keptResults = createResultCache()

export interface Enhanced {
  readonly file: Blob
  /** Whether this browser keeps the result for the next time. */
  readonly isKept: boolean
}

/**
 * Enhances one photograph, unless this browser still has its result.
 *
 * @throws an `Error` for people to read, or the signal's reason once it is aborted
 */
export async function enhancePhoto(photo: Blob, signal: AbortSignal): Promise<Enhanced> {
  // A file that cannot be read any more fails in the engine, with the words for it.
  const key = await photoKey(photo).catch(() => undefined)
  const known = key && (await keptResults.find(key))
  signal.throwIfAborted()
  if (known) return { file: known, isKept: true }
  const file = await localEngine().enhance(photo, signal)
  const kept = key && (await keptResults.keep(key, file))
  return kept ? { file: kept, isKept: true } : { file, isKept: false }
}
