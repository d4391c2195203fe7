import { localEngine } from './engine'
import type { Enhanced } from './local-item'
import { photoKey } from './photo-key'
import { createResultCache } from './result-cache'

/** Enhanced photographs kept in this browser. */
export const keptResults = createResultCache()

/**
 * Enhances one photograph, unless this browser still has its result.
 *
 * @throws an `Error` for people to read, or the signal's reason once it is aborted
 */
export async function enhancePhoto(photo: Blob, signal: AbortSignal): Promise<Enhanced> {
  // A file that cannot be read any more fails in the engine, with the words for it.
  const key = await photoKey(photo).catch(() => undefined)
  const known = key === undefined ? undefined : await keptResults.find(key)
  signal.throwIfAborted()
  if (known) return { file: known, isKept: true, key }
  const file = await localEngine().enhance(photo, signal)
  const kept = key === undefined ? undefined : await keptResults.keep(key, file)
  return { file: kept ?? file, isKept: kept !== undefined, key }
}
