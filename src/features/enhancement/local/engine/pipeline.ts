import type { Enhancement } from '~/workers/enhancer/protocol'
import { photoKey } from '../storage/cache-key'
import type { ResultCache } from '../storage/result-cache'
import type { LocalItem } from '../store/local-item'
import type { Engine } from './engine'
import { readablePhoto } from './readable'
import { timed } from './stage-times'

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

/** Takes photographs through the engine. While one is enhanced, the next one is read, looked up in the cache and decoded. */
export interface Pipeline {
  /** Starts the next photograph. It stops when the signal is aborted. */
  prefetch(item: LocalItem, signal: AbortSignal): void
  /** Enhances a photograph, or waits for it if it was prefetched. Rejects when the signal is aborted. */
  enhance(item: LocalItem, signal: AbortSignal): Promise<Result>
}

interface Work {
  readonly id: string
  readonly stop: AbortController
  readonly result: Promise<Result>
}

/** @param engine returns the engine, which is created when it is first needed */
export function createPipeline(
  cache: Pick<ResultCache, 'find'>,
  engine: () => Pick<Engine, 'enhance' | 'prefetch'>,
): Pipeline {
  let prefetched: Work | undefined
  /** Resolves when the photograph that began last has been prepared. The engine must not decode the next one before it. */
  let prepared: Promise<unknown> = Promise.resolve()
  /** Resolves when the photograph that began last has left the engine. */
  let engineFree: Promise<unknown> = Promise.resolve()

  const begin = ({ id, originalFile }: LocalItem): Work => {
    const stop = new AbortController()
    const preparing = prepared.then(() => prepare(originalFile, stop.signal))
    const result = make(preparing, engineFree, stop.signal)
    prepared = Promise.allSettled([preparing])
    engineFree = Promise.allSettled([result])
    return { id, stop, result }
  }

  const prepare = async (original: LocalItem['originalFile'], signal: AbortSignal): Promise<Prepared> => {
    signal.throwIfAborted()
    const photo = await original.read()
    const { key, found } = await timed('look-up', () => lookUp(cache, photo))
    signal.throwIfAborted()
    return found ?? { isCached: false, key, photo: await readablePhoto(photo, signal) }
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

  return {
    prefetch(item, signal) {
      prefetched = begin(item)
      abortWith(prefetched.stop, signal)
    },
    enhance(item, signal) {
      const work = prefetched?.id === item.id ? prefetched : begin(item)
      prefetched = undefined
      abortWith(work.stop, signal)
      return work.result
    },
  }
}

function abortWith(stop: AbortController, signal: AbortSignal): void {
  if (signal.aborted) stop.abort(signal.reason)
  signal.addEventListener('abort', () => stop.abort(signal.reason))
}

interface LookUp {
  readonly key: string | undefined
  readonly found: Extract<Result, { isCached: true }> | undefined
}

async function lookUp(cache: Pick<ResultCache, 'find'>, photo: Blob): Promise<LookUp> {
  // If the file cannot be read any more, the engine reports that.
  const key = await timed('key', () => photoKey(photo)).catch(() => undefined)
  if (key === undefined) return { key, found: undefined }
  const file = await cache.find(key)
  return { key, found: file && { isCached: true, key, file } }
}
