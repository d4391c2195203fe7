import { abortable } from '@/lib/abortable'
import { freeAll, sizeOf } from '~/workers/enhancer/protocol'
import workerUrl from '~/workers/enhancer/worker?worker&url'
import type { Enhanced, LocalItem } from '../photo'
import { resultCache, resultsLock } from '../storage/result-cache'
import { assessDevice } from './device'
import { createEngine, type Engine } from './photo-engine'
import { createQueue, type NewResult } from './queue'

let engine: Engine | undefined

/** This page's engine. Nothing is loaded or started before the first photograph. */
function localEngine(): Engine {
  engine ??= createEngine({ ...assessDevice(navigator), startWorker })
  return engine
}

const startWorker = () => new Worker(workerUrl, { type: 'module', name: 'enhancer' })

const enqueue = createQueue(resultCache, localEngine)

/**
 * Enhances one photograph after those that have begun before, unless its result is in the cache.
 *
 * @param keysInUse returns the results that the cache must not evict
 * @throws an `Error` whose message is for people, or the signal's reason once it is aborted
 */
export function enhancePhoto(
  { originalFile }: LocalItem,
  signal: AbortSignal,
  keysInUse: () => ReadonlySet<string>,
): Promise<Enhanced> {
  const enhance = async () => {
    const result = await enqueue(originalFile, signal)
    if (result.isCached) return { bytes: result.file.size, key: result.key, uncached: null }
    return keep(result, originalFile.name, keysInUse())
  }
  // A storage that never answers ends with the signal, too.
  return abortable(enhance(), signal)
}

async function keep(
  { key, file }: NewResult,
  name: string,
  keysInUse: ReadonlySet<string>,
): Promise<Enhanced> {
  const bytes = sizeOf(file)
  const isNeededElsewhere = await resultsLock.isHeldElsewhere()
  const unkept = await resultCache.add(key, name, file, (one) => isNeededElsewhere || keysInUse.has(one))
  if (!unkept) return { bytes, key, uncached: null }
  const uncached = new Blob([...unkept], { type: 'image/png' })
  freeAll(unkept)
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

/** A result's file. Rejects with a `NotFoundError` if it's gone, and otherwise if it can't be read. */
export async function readResult({ key, uncached }: Enhanced): Promise<Blob> {
  const file = uncached ?? (await resultCache.find(key))
  if (!file) throw new DOMException('The result is gone', 'NotFoundError')
  return file
}
