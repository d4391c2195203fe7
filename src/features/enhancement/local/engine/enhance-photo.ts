import { keepThumbnail } from '../preview/preview'
import { incompleteKey, isIncompleteKey } from '../storage/cache-key'
import { createResultCache } from '../storage/result-cache'
import type { Enhanced, LocalItem } from '../store/local-item'
import { localStore } from '../store/local-state'
import { localEngine } from './index'
import { createPipeline } from './pipeline'
import { timed } from './stage-times'

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

const pipeline = createPipeline(resultCache, localEngine)

/**
 * Enhances the photograph that comes next as soon as the engine is free, so that the engine works while the result before
 * is cached. {@link enhancePhoto} then waits for this.
 */
export const prefetchPhoto = (item: LocalItem, signal: AbortSignal): void => pipeline.prefetch(item, signal)

/**
 * Enhances one photograph, unless its result is in the cache.
 *
 * @throws an `Error` whose message is for people, or the signal's reason once it is aborted
 */
export async function enhancePhoto(item: LocalItem, signal: AbortSignal): Promise<Enhanced> {
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
}
