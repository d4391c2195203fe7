import type { Remote } from 'comlink'
import { comlink } from '@/features/enhancement/comlink'
import { connect } from '@/features/enhancement/connect-worker'
import { abortable } from '@/lib/abortable'
import type { EnhancerSurface } from '~/workers/enhancer/protocol'
import { PhotoError } from '../failures'

export interface WorkerPool {
  /** The first worker's, which has the others help. */
  readonly surface: Remote<EnhancerSurface>
  /**
   * Aborted when they end: with a {@link PhotoError} if one of them has died. It's no promise, since each
   * photo would race with that, and it would hold their results in memory as long as the workers live.
   */
  readonly ended: AbortSignal
  end(): void
}

/**
 * Starts the worker that enhances and those that help it. They begin and end together.
 *
 * @param size how many, at least one
 * @param onHeartbeat told how many milliseconds may pass until it is told again or the photo is done
 */
export async function startWorkerPool(
  size: number,
  startWorker: () => Worker,
  onHeartbeat: (milliseconds: number) => void,
): Promise<WorkerPool> {
  const { proxy, transfer } = await comlink.load()
  const ended = new AbortController()
  const workers = Array.from({ length: size }, startWorker)
  const end = (cause: unknown = new PhotoError('worker died')) => {
    ended.abort(cause)
    for (const worker of workers) worker.terminate()
  }
  const [first, ...others] = await Promise.all(
    workers.map((worker) => connect<EnhancerSurface>(worker, new PhotoError('worker died'))),
  )
  if (!first) throw new RangeError('A worker pool has at least one worker')
  for (const { failure } of [first, ...others]) failure.catch(end)

  const { surface } = first
  const connectAll = async () => {
    await surface.onHeartbeat(proxy(onHeartbeat))
    for (const helper of others) {
      const { port1, port2 } = new MessageChannel()
      await helper.surface.help(transfer(port1, [port1]))
      await surface.addHelper(transfer(port2, [port2]))
    }
  }
  try {
    await abortable(connectAll(), ended.signal)
  } catch (cause) {
    end(cause)
    throw cause
  }
  return { surface, ended: ended.signal, end }
}
