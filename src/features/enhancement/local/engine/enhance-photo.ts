import { keepThumbnail } from '../preview/preview'
import { incompleteKey, isIncompleteKey, photoKey } from '../storage/cache-key'
import { createResultCache } from '../storage/result-cache'
import type { Enhanced, LocalItem } from '../store/local-item'
import { localStore } from '../store/local-state'
import { localEngine } from './index'

/** Enhanced photographs that this browser keeps. */
export const resultCache = createResultCache()

/** Results that the list refers to. The cache must not evict them. */
export const keysInList = (): ReadonlySet<string> =>
  new Set(localStore.state.batch.items.flatMap(({ result }) => result?.key ?? []))

/** The file of a result. Rejects with a `NotFoundError` when the browser has removed it. */
export async function readResult({ key, uncached }: Enhanced): Promise<Blob> {
  const file = uncached ?? (key && (await resultCache.find(key)))
  if (!file) throw new DOMException('The result is gone', 'NotFoundError')
  return file
}

/** The photograph that comes next, which is read while another one is enhanced. */
let prefetched: { readonly id: string; readonly photo: Promise<Blob> } | undefined

const read = ({ id, originalFile }: LocalItem) =>
  prefetched?.id === id ? prefetched.photo : originalFile.read()

/**
 * Enhances one photograph, unless its result is in the cache.
 *
 * @throws an `Error` whose message is for people, or the signal's reason once it is aborted
 */
export async function enhancePhoto(item: LocalItem, signal: AbortSignal): Promise<Enhanced> {
  const photo = await read(item)
  const { key, cached } = await lookUp(photo)
  signal.throwIfAborted()
  if (cached && key !== undefined)
    return { bytes: cached.size, key, uncached: null, isIncomplete: isIncompleteKey(key) }
  const { file, thumbnail, isIncomplete } = await localEngine().enhance(photo, signal)
  if (thumbnail) keepThumbnail(item.originalFile, thumbnail)
  const resultKey = key !== undefined && isIncomplete ? incompleteKey(key) : key
  const isCached = resultKey !== undefined && (await resultCache.add(resultKey, file, keysInList()))
  return { bytes: file.size, key: resultKey, uncached: isCached ? null : file, isIncomplete }
}

/** Reads the photograph that comes next and has the workers decode it, unless its result is in the cache. */
export function prefetchPhoto(item: LocalItem): void {
  prefetched = { id: item.id, photo: read(item) }
  prefetched.photo
    .then(async (photo) => {
      const { cached } = await lookUp(photo)
      if (!cached) localEngine().prefetch(photo)
    })
    .catch(() => {
      // A photograph that cannot be read fails when its turn comes.
    })
}

const keys = new WeakMap<Blob, Promise<string | undefined>>()

interface LookUp {
  /** `undefined` where no key can be made. */
  readonly key: string | undefined
  readonly cached: Blob | undefined
}

async function lookUp(photo: Blob): Promise<LookUp> {
  // A file that cannot be read any more fails in the engine, which says why.
  const making = keys.get(photo) ?? photoKey(photo).catch(() => undefined)
  keys.set(photo, making)
  const key = await making
  if (key === undefined) return { key, cached: undefined }
  for (const candidate of [key, incompleteKey(key)]) {
    const cached = await resultCache.find(candidate)
    if (cached) return { key: candidate, cached }
  }
  return { key, cached: undefined }
}
