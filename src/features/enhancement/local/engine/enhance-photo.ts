import { freeAll } from '~/workers/enhancer/protocol'
import { keepThumbnail } from '../preview/preview'
import { createResultCache } from '../storage/result-cache'
import { sizeOf } from '../storage/result-files'
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
  if (result.isCached) {
    const { key, file } = result
    return { bytes: file.size, key, uncached: null }
  }
  const { key, file, thumbnail } = result
  if (thumbnail) keepThumbnail(item.originalFile, thumbnail)
  const bytes = sizeOf(file)
  const unwritten =
    key === undefined ? file : await timed('keep', () => resultCache.add(key, file, keysInList()))
  const uncached = unwritten && new Blob([...unwritten], { type: 'image/png' })
  if (unwritten) freeAll(unwritten)
  return { bytes, key, uncached }
}
