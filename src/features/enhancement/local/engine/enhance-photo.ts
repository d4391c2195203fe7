import { photoKey } from '../storage/cache-key'
import { createResultCache } from '../storage/result-cache'
import type { Enhanced } from '../store/local-item'
import { localEngine } from './index'

/** Enhanced photographs kept in this browser. */
export const keptResults = createResultCache()

/**
 * Enhances one photograph, unless this browser still has its result.
 *
 * @throws an `Error` for people to read, or the signal's reason once it is aborted
 */
export async function enhancePhoto(photo: Blob, signal: AbortSignal): Promise<Enhanced> {
  const { key, known } = await lookUp(photo)
  signal.throwIfAborted()
  if (known) return { file: known, isKept: true, key }
  const file = await localEngine().enhance(photo, signal)
  const kept = key === undefined ? undefined : await keptResults.keep(key, file)
  return { file: kept ?? file, isKept: kept !== undefined, key }
}

/** Does what can be done for the photograph that comes next while another one is enhanced. */
export async function preparePhoto(photo: Blob): Promise<void> {
  const { known } = await lookUp(photo)
  if (!known) localEngine().prepare(photo)
}

const keys = new WeakMap<Blob, Promise<string | undefined>>()

interface Kept {
  /** `undefined` where no key can be made. */
  readonly key: string | undefined
  readonly known: Blob | undefined
}

async function lookUp(photo: Blob): Promise<Kept> {
  // A file that cannot be read any more fails in the engine, with the words for it.
  const making = keys.get(photo) ?? photoKey(photo).catch(() => undefined)
  keys.set(photo, making)
  const key = await making
  return { key, known: key === undefined ? undefined : await keptResults.find(key) }
}
