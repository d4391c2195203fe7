import type { Remote } from 'comlink'
import { LoadError } from '@/lib/fetch-file'
import { untilFree } from '@/lib/locks'
import type { LockHolder } from '~/workers/lifetime/protocol'
import { comlink } from './comlink'

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
