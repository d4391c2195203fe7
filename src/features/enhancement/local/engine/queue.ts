import type { Original } from '../photo'
import { photoKey, type ResultCache } from '../storage/result-cache'
import type { Engine } from './engine'
import { readablePhoto } from './heic'

/** A result of the cache, or one that the engine has made and that is still to be cached, under its key if it has one. */
export type Result = Awaited<ReturnType<ReturnType<typeof createQueue>>>

/**
 * A queue before the engine: it enhances photographs in the order of the calls. While one is enhanced, the next one is
 * read, looked up in the cache and decoded.
 *
 * @param engine returns the engine, which is created when it is first needed
 */
export function createQueue(
  cache: Pick<ResultCache, 'find'>,
  engine: () => Pick<Engine, 'enhance' | 'prefetch'>,
) {
  /** Resolves when the photograph that began last has been prepared. The engine must not decode the next one before it. */
  let prepared: Promise<unknown> = Promise.resolve()
  /** Resolves when the photograph that began last has left the engine. */
  let engineFree: Promise<unknown> = Promise.resolve()

  const prepare = async (original: Original, signal: AbortSignal) => {
    signal.throwIfAborted()
    const photo = await original.read()
    // If the file cannot be read any more, the engine reports that.
    const key = await photoKey(photo).catch(() => undefined)
    const file = key === undefined ? undefined : await cache.find(key)
    signal.throwIfAborted()
    return key !== undefined && file
      ? ({ isCached: true, key, file } as const)
      : ({ isCached: false, key, photo: await readablePhoto(photo, signal) } as const)
  }

  const make = async (preparing: ReturnType<typeof prepare>, turn: Promise<unknown>, signal: AbortSignal) => {
    const ready = await preparing
    if (ready.isCached) return ready
    const { key, photo } = ready
    signal.throwIfAborted()
    engine().prefetch(photo)
    await turn
    return { isCached: false, key, file: await engine().enhance(photo, signal) } as const
  }

  /** Rejects when the signal is aborted. */
  return (original: Original, signal: AbortSignal) => {
    const preparing = prepared.then(() => prepare(original, signal))
    const result = make(preparing, engineFree, signal)
    prepared = Promise.allSettled([preparing])
    engineFree = Promise.allSettled([result])
    return result
  }
}
