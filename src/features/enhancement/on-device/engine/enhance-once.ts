import { abortable } from '@/lib/abortable'
import workerUrl from '~/workers/enhancer/worker?worker&url'
import type { Enhanced, LocalItem } from '../photo'
import { resultStore } from '../storage/results-database'
import { assessDevice } from './device'
import { createEngine, type Engine } from './photo-engine'
import { createPipeline } from './pipeline'

let engine: Engine | undefined

/** This page's engine. Nothing is loaded or started before the first photo. */
function localEngine(): Engine {
  engine ??= createEngine({ ...assessDevice(navigator), startWorker })
  return engine
}

const startWorker = () => new Worker(workerUrl, { type: 'module', name: 'enhancer' })

const enhanceInTurn = createPipeline(resultStore, localEngine)

/**
 * Enhances one photo after those that have begun before, unless its result is stored already.
 *
 * @throws an `Error` whose message is for people, or the signal's reason once it is aborted
 */
export function enhancePhoto({ originalFile }: LocalItem, signal: AbortSignal): Promise<Enhanced> {
  const enhance = async () => {
    const { isStored, key, file } = await enhanceInTurn(originalFile, signal)
    signal.throwIfAborted()
    const unkept = isStored || (await store(key, originalFile.name, file)) ? null : file
    return { bytes: file.size, key, unkept }
  }
  // A storage that never answers ends with the signal, too.
  return abortable(enhance(), signal)
}

/**
 * Answers whether the result is stored. Otherwise it stays in memory.
 *
 * @throws a `QuotaExceededError` if this browser has no room for it there either
 */
async function store(key: string, name: string, file: Blob): Promise<boolean> {
  try {
    await resultStore.write(key, name, file)
    return true
  } catch {
    await proveReadable(file)
    return false
  }
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
export async function readResult({ key, unkept }: Enhanced): Promise<Blob> {
  const file = unkept ?? (await resultStore.read(key))
  if (!file) throw new DOMException('The result is gone', 'NotFoundError')
  return file
}
