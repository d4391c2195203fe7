import { keepThumbnail } from '../preview/preview'
import { incompleteKey, isIncompleteKey } from '../storage/cache-key'
import { createResultCache } from '../storage/result-cache'
import { freeAll, sizeOf } from '../storage/result-files'
import type { Enhanced, LocalItem } from '../store/local-item'
import { localStore } from '../store/local-state'
import { localEngine } from './index'
<<<<<<< HEAD
import { createPipeline } from './pipeline'
import { timed } from './stage-times'
=======
import { readablePhoto } from './readable'
>>>>>>> main

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

<<<<<<< HEAD
const pipeline = createPipeline(resultCache, localEngine)

/**
 * Enhances the photograph that comes next as soon as the engine is free, so that the engine works while the result before
 * is cached. {@link enhancePhoto} then waits for this.
 */
export const prefetchPhoto = (item: LocalItem, signal: AbortSignal): void => pipeline.prefetch(item, signal)
=======
interface Prefetched {
  readonly id: string
  readonly photo: Promise<Blob>
  /** The photograph as this browser can read it, where its result is not in the cache. */
  readable?: Promise<Blob>
}

/** The photograph that comes next, which is read while another one is enhanced. */
let prefetched: Prefetched | undefined

/** What was prefetched of this photograph, once: when it is tried again, it is read again. */
function takePrefetched({ id }: LocalItem): Prefetched | undefined {
  if (prefetched?.id !== id) return undefined
  const taken = prefetched
  prefetched = undefined
  return taken
}
>>>>>>> main

/**
 * Enhances one photograph, unless its result is in the cache.
 *
 * @throws an `Error` whose message is for people, or the signal's reason once it is aborted
 */
export async function enhancePhoto(item: LocalItem, signal: AbortSignal): Promise<Enhanced> {
<<<<<<< HEAD
  const result = await pipeline.enhance(item, signal)
  const { file, key } = result
  if (result.isCached)
    return { bytes: file.size, key, uncached: null, isIncomplete: isIncompleteKey(result.key) }
  const { thumbnail, isIncomplete } = result
  if (thumbnail) keepThumbnail(item.originalFile, thumbnail)
  const resultKey = key !== undefined && isIncomplete ? incompleteKey(key) : key
  const isKept =
    resultKey !== undefined && (await timed('keep', () => resultCache.add(resultKey, file, keysInList())))
  return { bytes: file.size, key: resultKey, uncached: isKept ? null : file, isIncomplete }
=======
  const ahead = takePrefetched(item)
  const photo = await (ahead?.photo ?? item.originalFile.read())
  const { key, cached } = await lookUp(photo)
  signal.throwIfAborted()
  if (cached && key !== undefined)
    return { bytes: cached.size, key, uncached: null, isIncomplete: isIncompleteKey(key) }
  const readable = await (ahead?.readable ?? readablePhoto(photo, signal))
  signal.throwIfAborted()
  const { file, thumbnail, isIncomplete } = await localEngine().enhance(readable, signal)
  if (thumbnail) keepThumbnail(item.originalFile, thumbnail)
  const resultKey = key !== undefined && isIncomplete ? incompleteKey(key) : key
  const bytes = sizeOf(file)
  const isCached = resultKey !== undefined && (await resultCache.add(resultKey, file, keysInList()))
  const uncached = isCached ? null : new Blob([...file], { type: 'image/png' })
  freeAll(file)
  return { bytes, key: resultKey, uncached, isIncomplete }
}

/** Reads the photograph that comes next and has it decoded, unless its result is in the cache. */
export function prefetchPhoto(item: LocalItem): void {
  const ahead: Prefetched = { id: item.id, photo: item.originalFile.read() }
  prefetched = ahead
  ahead.photo
    .then(async (photo) => {
      const { cached } = await lookUp(photo)
      if (cached) return
      ahead.readable ??= readablePhoto(photo)
      localEngine().prefetch(await ahead.readable)
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
>>>>>>> main
}
