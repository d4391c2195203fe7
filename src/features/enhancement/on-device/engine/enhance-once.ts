import { abortable } from '@/lib/abortable'
import workerUrl from '~/workers/enhancer/worker?worker&url'
import type { Enhanced, LocalItem } from '../photo'
import { DatabaseSilent, unlessSilent } from '../storage/database'
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

/** A silent store holds nothing up: the photo is enhanced as if it had no result yet. */
const storedResults = { read: (key: string) => unlessSilent(resultStore.read(key), resultStore.answers) }

const enhanceInTurn = createPipeline(storedResults, localEngine)

/**
 * Enhances one photo after those that have begun before, unless its result is stored already.
 *
 * @throws an `Error` whose message is for people, or the signal's reason once it is aborted
 */
export function enhancePhoto({ id, originalFile }: LocalItem, signal: AbortSignal): Promise<Enhanced> {
  const enhance = async () => {
    const { isStored, key, file } = await enhanceInTurn(originalFile, signal)
    signal.throwIfAborted()
    const result = { bytes: file.size, key, unkept: null }
    return isStored ? result : { ...result, ...(await storeResult(key, originalFile.name, file, id)) }
  }
  // A file that is never read ends with the signal, too.
  return abortable(enhance(), signal)
}

/**
 * Stores a result. One that is refused stays in memory, and so does one that the store is too silent for,
 * until it has been stored after all.
 *
 * @throws a `QuotaExceededError` if this browser has no room for it there either
 */
export async function storeResult(
  key: string,
  name: string,
  file: Blob,
  photo: string,
): Promise<Pick<Enhanced, 'unkept' | 'isStoredLate'>> {
  const writing = resultStore.write(key, name, file, photo)
  try {
    await unlessSilent(writing, resultStore.answers)
    return { unkept: null }
  } catch (cause) {
    await proveReadable(file)
    if (!(cause instanceof DatabaseSilent)) return { unkept: file }
    const isStoredLate = writing.then(
      () => true,
      () => false,
    )
    return { unkept: file, isStoredLate }
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
