import { oneAtATime } from '@/lib/one-at-a-time'
import type { Original } from '../photo'
import { photoKey, type ResultStore } from '../storage/results-database'
import { readablePhoto } from './heic'
import type { Engine } from './photo-engine'

export interface QueueResult {
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

/** Rejects when the signal is aborted. */
export type Enqueue = (original: Original, signal: AbortSignal) => Promise<QueueResult>

/**
 * A queue before the engine: it enhances photos in the order of the calls. While one is enhanced, the
 * next one is read, looked up among the results and decoded.
 *
 * @param engine returns the engine, which is created when it is first needed
 */
export function createQueue(
  results: Pick<ResultStore, 'read'>,
  engine: () => Pick<Engine, 'enhance' | 'prefetch'>,
): Enqueue {
  /** The engine must not decode a photo before the one that comes first. */
  const prepareInTurn = oneAtATime()
  /** Resolves when the photo that began last has left the engine. */
  let engineFree: Promise<unknown> = Promise.resolve()

  const prepare = async (original: Original, signal: AbortSignal): Promise<QueueResult | Prepared> => {
    signal.throwIfAborted()
    const photo = await original.read()
    const key = await photoKey(photo)
    // A store that can't be read holds nothing up.
    const file = await results.read(key).catch(() => undefined)
    signal.throwIfAborted()
    return file ? { isStored: true, key, file } : { key, photo: await readablePhoto(photo, signal) }
  }

  const make = async (
    preparing: Promise<QueueResult | Prepared>,
    turn: Promise<unknown>,
    signal: AbortSignal,
  ): Promise<QueueResult> => {
    const ready = await preparing
    if ('file' in ready) return ready
    const { key, photo } = ready
    signal.throwIfAborted()
    engine().prefetch(photo)
    await turn
    return { isStored: false, key, file: await engine().enhance(photo, signal) }
  }

  return (original, signal) => {
    const result = make(
      prepareInTurn(() => prepare(original, signal)),
      engineFree,
      signal,
    )
    engineFree = Promise.allSettled([result])
    return result
  }
}
