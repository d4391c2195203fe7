import type { Remote } from 'comlink'
import { abortable } from '@/lib/abortable'
import { LoadError } from '@/lib/fetch-file'
import { lazyModule } from '@/lib/lazy-module'
import { untilFree } from '@/lib/locks'
import type { LockHolder } from '~/workers/lifetime/protocol'

/** The library through which pages call their workers, loaded with the first of them. */
export const comlink = lazyModule(() => import('comlink'))

export interface Connection<Surface> {
  readonly surface: Remote<Surface>
  /** Rejects when the worker breaks or ends, with a `LoadError` if its code couldn't be loaded. Never resolves. */
  readonly failure: Promise<never>
}

/** @param broken the error for a worker whose script fails, or that dies */
export async function connect<Surface extends LockHolder>(
  worker: Worker,
  broken: Error,
): Promise<Connection<Surface>> {
  const error = new Promise<never>((_, reject) => {
    // An error inside the script has a message. Without one, the script itself could not be loaded.
    const fail = (event: Event) => reject('message' in event && event.message ? broken : new LoadError())
    worker.addEventListener('error', fail)
  })
  // It may come while nobody waits for an answer.
  error.catch(() => {})
  const { wrap } = await comlink.load()
  const failure = Promise.race([error, death(wrap<LockHolder>(worker), broken)])
  failure.catch(() => {})
  return { surface: wrap<Surface>(worker), failure }
}

/** Rejects when a worker ends. One that dies tells nobody, but the browser frees the lock that it held. */
async function death(worker: Remote<LockHolder>, broken: Error): Promise<never> {
  // Pages over plain http have no `randomUUID`.
  const name = `worker-${Math.random().toString(36).slice(2)}`
  if (!(await worker.holdLock(name))) return new Promise(() => {})
  await untilFree(name)
  throw broken
}

/**
 * Runs one task in a worker, which ends with it.
 *
 * @throws a `LoadError`, `broken`, what the task throws, or the signal's reason once it is aborted
 */
export async function runInWorker<Surface extends LockHolder, Result>(
  startWorker: () => Worker,
  broken: Error,
  task: (surface: Remote<Surface>) => Promise<Result>,
  signal?: AbortSignal,
): Promise<Result> {
  await comlink.load()
  signal?.throwIfAborted()
  const worker = startWorker()
  try {
    const { surface, failure } = await connect<Surface>(worker, broken)
    return await abortable(Promise.race([task(surface), failure]), signal)
  } finally {
    worker.terminate()
  }
}
