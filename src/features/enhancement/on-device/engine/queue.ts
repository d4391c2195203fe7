import { oneAtATime } from '@/lib/one-at-a-time'
import type { FilePieces } from '~/workers/enhancer/protocol'
import type { Original } from '../photo'
import { photoKey, type ResultCache } from '../storage/result-cache'
import { readablePhoto } from './heic'
import type { Engine } from './photo-engine'

/** A result of the cache. */
interface CachedResult {
  readonly isCached: true
  readonly key: string
  readonly file: Blob
}

/** A result that the engine has made and that is still to be cached. */
export interface NewResult {
  readonly isCached: false
  readonly key: string
  readonly file: FilePieces
}

export type QueueResult = CachedResult | NewResult

/** A photograph that the engine can read. */
interface Prepared {
  readonly isCached: false
  readonly key: string
  readonly photo: Blob
}

/** Rejects when the signal is aborted. */
export type Enqueue = (original: Original, signal: AbortSignal) => Promise<QueueResult>

/**
 * A queue before the engine: it enhances photographs in the order of the calls. While one is enhanced, the
 * next one is read, looked up in the cache and decoded.
 *
 * @param engine returns the engine, which is created when it is first needed
 */
export function createQueue(
  cache: Pick<ResultCache, 'find'>,
  engine: () => Pick<Engine, 'enhance' | 'prefetch'>,
): Enqueue {
  /** The engine must not decode a photograph before the one that comes first. */
  const prepareInTurn = oneAtATime()
  /** Resolves when the photograph that began last has left the engine. */
  let engineFree: Promise<unknown> = Promise.resolve()

  const prepare = async (original: Original, signal: AbortSignal): Promise<CachedResult | Prepared> => {
    signal.throwIfAborted()
    const photo = await original.read()
    const key = await photoKey(photo)
    // A cache that can't be read holds nothing up.
    const file = await cache.find(key).catch(() => undefined)
    signal.throwIfAborted()
    return file
      ? { isCached: true, key, file }
      : { isCached: false, key, photo: await readablePhoto(photo, signal) }
  }

  const make = async (
    preparing: Promise<CachedResult | Prepared>,
    turn: Promise<unknown>,
    signal: AbortSignal,
  ): Promise<QueueResult> => {
    const ready = await preparing
    if (ready.isCached) return ready
    const { key, photo } = ready
    signal.throwIfAborted()
    engine().prefetch(photo)
    await turn
    return { isCached: false, key, file: await engine().enhance(photo, signal) }
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
