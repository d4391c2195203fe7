import { freeAll, sizeOf } from '~/workers/enhancer/protocol'
import type { Enhanced, LocalItem } from '../photo'
import { createResultCache } from '../storage/result-cache'
import { createEngine, type Engine } from './engine'
import { assessDevice } from './pool-size'
import { createQueue } from './queue'

export const resultCache = createResultCache()

let engine: Engine | undefined

/** This page's engine. Nothing is loaded or started before the first photograph. */
function localEngine(): Engine {
  engine ??= createEngine({ ...assessDevice(navigator), startWorker })
  return engine
}

function startWorker(): Worker {
  return new Worker(new URL('../../../../../workers/enhancer/worker.ts', import.meta.url), {
    type: 'module',
    name: 'enhancer',
  })
}

const enqueue = createQueue(resultCache, localEngine)

/**
 * Enhances one photograph after those that have begun before, unless its result is in the cache.
 *
 * @param keysInUse returns the results that the cache must not evict
 * @throws an `Error` whose message is for people, or the signal's reason once it is aborted
 */
export async function enhancePhoto(
  { originalFile }: LocalItem,
  signal: AbortSignal,
  keysInUse: () => ReadonlySet<string>,
): Promise<Enhanced> {
  const result = await enqueue(originalFile, signal)
  if (result.isCached) return { bytes: result.file.size, key: result.key, uncached: null }
  const { key, file } = result
  const bytes = sizeOf(file)
  const unwritten = key === undefined ? file : await resultCache.add(key, file, keysInUse())
  if (!unwritten) return { bytes, key, uncached: null }
  const uncached = new Blob([...unwritten], { type: 'image/png' })
  freeAll(unwritten)
  await proveReadable(uncached)
  return { bytes, key, uncached }
}

/** A browser without room makes Blobs that can't be read. */
async function proveReadable(file: Blob): Promise<void> {
  try {
    await file.slice(-1).arrayBuffer()
  } catch (cause) {
    throw new DOMException(String(cause), 'QuotaExceededError')
  }
}

/** The file of a result. Rejects with a `NotFoundError` when the browser has removed it. */
export async function readResult({ key, uncached }: Enhanced): Promise<Blob> {
  const file = uncached ?? (key && (await resultCache.find(key)))
  if (!file) throw new DOMException('The result is gone', 'NotFoundError')
  return file
}
