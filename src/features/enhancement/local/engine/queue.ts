import type { Enhancement } from '~/workers/enhancer/protocol'
import type { Original } from '../photo'
import { photoKey, type ResultCache } from '../storage/result-cache'
import type { Engine } from './engine'
import { readablePhoto } from './heic'

/** A result of the cache, or one that the engine has made and that is still to be cached. */
export type Result =
  | { readonly isCached: true; readonly key: string; readonly file: Blob }
  | (Enhancement & {
      readonly isCached: false
      /** `undefined` where no key can be made. */
      readonly key: string | undefined
    })

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
    const known = await timed('look-up', async () => {
      // If the file cannot be read any more, the engine reports that.
      const key = await timed('key', () => photoKey(photo)).catch(() => undefined)
      return { key, file: key === undefined ? undefined : await cache.find(key) }
    })
    signal.throwIfAborted()
    const { key, file } = known
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
    const enhancement = await timed('engine', () => engine().enhance(photo, signal))
    return { isCached: false, key, ...enhancement }
  }

  return (original, signal) => {
    const preparing = prepared.then(() => prepare(original, signal))
    const result = make(preparing, engineFree, signal)
    prepared = Promise.allSettled([preparing])
    engineFree = Promise.allSettled([result])
    return result
  }
}

/**
 * Measures a stage of a photograph that runs in the page. The user timing entry is for the browser's performance panel
 * and `npm run bench -- page`; the workers' stages have entries of the same kind.
 */
export async function timed<T>(stage: string, work: () => Promise<T>): Promise<T> {
  const start = performance.now()
  try {
    return await work()
  } finally {
    const name = `enhancer ${stage}`
    performance.measure(name, { start, end: performance.now() })
    // The entry has been seen by whoever observes; the browser would keep it for good.
    performance.clearMeasures(name)
  }
}
