import { atMost } from '~/workers/shared/at-most'
import type { Original } from '../photo'
import { photoKey, type ResultStore } from '../storage/results-database'
import { readablePhoto } from './heic'
import type { Engine } from './photo-engine'

export interface PipelineResult {
  /** True if the store had it already. */
  readonly isStored: boolean
  readonly key: string
  readonly file: Blob
}

/** A photo that the engine can read. */
interface Prepared {
  readonly key: string
  readonly photo: Blob
}

/** A photo enters the engine when all photos before it have left. */
interface Turn {
  readonly enters: Promise<unknown>
  readonly leaves: Promise<unknown>
}

/**
 * Rejects when the signal is aborted.
 *
 * @param onKey told the key of the result before anything is looked up or made
 */
export type EnhanceInTurn = (
  original: Original,
  signal: AbortSignal,
  onKey?: (key: string) => void,
) => Promise<PipelineResult>

/**
 * Reads ahead of the engine, which gets photos in the order of the calls. While one is in the engine, the next
 * two are read and looked up among the results, and the first of them is decoded.
 *
 * @param engine returns the engine, which is created when it is first needed
 */
export function createPipeline(
  results: Pick<ResultStore, 'read'>,
  engine: () => Pick<Engine, 'enhance' | 'prefetch'>,
): EnhanceInTurn {
  /** The engine must not decode a photo before the one that comes first. */
  const prepareInTurn = atMost(1)
  let last: Turn = { enters: Promise.resolve(), leaves: Promise.resolve() }

  const prepare = async (
    original: Original,
    signal: AbortSignal,
    onKey: (key: string) => void,
  ): Promise<PipelineResult | Prepared> => {
    signal.throwIfAborted()
    const photo = await original.read()
    const key = await photoKey(photo)
    onKey(key)
    // A store that can't be read holds nothing up.
    const file = await results.read(key).catch(() => undefined)
    signal.throwIfAborted()
    return file ? { isStored: true, key, file } : { key, photo: await readablePhoto(photo, signal) }
  }

  const make = async (
    preparing: Promise<PipelineResult | Prepared>,
    previous: Turn,
    signal: AbortSignal,
  ): Promise<PipelineResult> => {
    const ready = await preparing
    if ('file' in ready) return ready
    // The engine prefetches one photo at a time, and it has to take the previous one first.
    await previous.enters
    signal.throwIfAborted()
    engine().prefetch(ready.photo)
    await previous.leaves
    return { isStored: false, key: ready.key, file: await engine().enhance(ready.photo, signal) }
  }

  return (original, signal, onKey = () => {}) => {
    const result = make(
      prepareInTurn(() => prepare(original, signal, onKey)),
      last,
      signal,
    )
    // Without the results themselves: each would keep all those before it in memory.
    const leaves = Promise.allSettled([last.leaves, result]).then(() => undefined)
    last = { enters: last.leaves, leaves }
    return result
  }
}
