import type { FilePieces } from '~/workers/enhancer/protocol'
import type { Original } from '../photo'
import { photoKey, type ResultCache } from '../storage/result-cache'
import type { Engine } from './engine'
import { readablePhoto } from './heic'

/** A result of the cache, or one that the engine has made and that is still to be cached. */
export type Result =
  | { readonly isCached: true; readonly key: string; readonly file: Blob }
  | {
      readonly isCached: false
      /** `undefined` where no key can be made. */
      readonly key: string | undefined
      readonly file: FilePieces
    }

/** What is known of a photograph before the engine is needed. */
type Prepared =
  | Extract<Result, { isCached: true }>
  | {
      readonly isCached: false
      readonly key: string | undefined
      /** As a file that this browser reads. */
      readonly photo: Blob
    }

/** Enhances photographs in the order of the calls. Rejects when the signal is aborted. */
export type Queue = (original: Original, signal: AbortSignal) => Promise<Result>

/**
 * A queue before the engine. While one photograph is enhanced, the next one is read, looked up in the cache and decoded.
 *
 * @param engine returns the engine, which is created when it is first needed
 */
export function createQueue(
  cache: Pick<ResultCache, 'find'>,
  engine: () => Pick<Engine, 'enhance' | 'prefetch'>,
): Queue {
  /** Resolves when the photograph that began last has been prepared. The engine must not decode the next one before it. */
  let prepared: Promise<unknown> = Promise.resolve()
  /** Resolves when the photograph that began last has left the engine. */
  let engineFree: Promise<unknown> = Promise.resolve()

  const prepare = async (original: Original, signal: AbortSignal): Promise<Prepared> => {
    signal.throwIfAborted()
    const photo = await original.read()
    // If the file cannot be read any more, the engine reports that.
    const key = await photoKey(photo).catch(() => undefined)
    const file = key === undefined ? undefined : await cache.find(key)
    signal.throwIfAborted()
    return key !== undefined && file
      ? { isCached: true, key, file }
      : { isCached: false, key, photo: await readablePhoto(photo, signal) }
  }

  const make = async (
    preparing: Promise<Prepared>,
    turn: Promise<unknown>,
    signal: AbortSignal,
  ): Promise<Result> => {
    const ready = await preparing
    if (ready.isCached) return ready
    const { key, photo } = ready
    signal.throwIfAborted()
    engine().prefetch(photo)
    await turn
    return { isCached: false, key, file: await engine().enhance(photo, signal) }
  }

  return (original, signal) => {
    const preparing = prepared.then(() => prepare(original, signal))
    const result = make(preparing, engineFree, signal)
    prepared = Promise.allSettled([preparing])
    engineFree = Promise.allSettled([result])
    return result
  }
}
