import { abortable } from '@/lib/abortable'
import { PhotoError } from '../failures'
import { startWorkerPool, type WorkerPool } from './worker-pool'

export interface EngineOptions {
  readonly workers: number
  readonly maximumPixels: number
  readonly startWorker: () => Worker
  /** Milliseconds without work after which the workers end. */
  readonly idleTime?: number
  /** Milliseconds between looks at the heartbeat. If the device slept in between, only this time counts. */
  readonly tick?: number
}

export interface Engine {
  /** Ends the workers now. A later photo starts new ones. */
  end(): void
  /** Has the workers decode the photo that is to be enhanced next, beside the one that they are at. */
  prefetch(photo: Blob): void
  /**
   * Gives a PNG file; one at a time. If a worker dies, which may be no fault of the photo, it is tried
   * once more in new workers.
   *
   * @throws an `Error` whose message is for people, or the signal's reason once it is aborted
   */
  enhance(photo: Blob, signal?: AbortSignal): Promise<Blob>
}

/** How many milliseconds workers may take to start. From then on they say how long a stage may take. */
const startingTime = 60_000

/** Enhances photos in workers, which it starts when needed, replaces when broken and ends when idle. */
export function createEngine({
  workers,
  maximumPixels,
  startWorker,
  idleTime = 30_000,
  tick = 1_000,
}: EngineOptions): Engine {
  let pool: Promise<WorkerPool> | undefined
  let atWork: Blob | undefined
  let prefetched: Blob | undefined
  let idleTimer: ReturnType<typeof setTimeout> | undefined
  /** Milliseconds until the workers' next heartbeat is overdue. */
  let timeLeft = 0
  const beat = (next: number) => {
    timeLeft = next
  }

  const end = () => {
    clearTimeout(idleTimer)
    // One that never started has nothing to end.
    pool?.then((started) => started.end()).catch(() => {})
    pool = undefined
    prefetched = undefined
  }

  const attempt = async (photo: Blob, signal?: AbortSignal): Promise<Blob> => {
    signal?.throwIfAborted()
    clearTimeout(idleTimer)
    beat(startingTime)
    pool ??= startWorkerPool(workers, startWorker, beat)
    const isPrefetched = prefetched === photo
    prefetched = undefined
    atWork = photo
    let timer: ReturnType<typeof setInterval> | undefined
    const hung = new Promise<never>((_, reject) => {
      timer = setInterval(() => {
        timeLeft -= tick
        // What came while the page stood still is heard first.
        if (timeLeft <= 0) setTimeout(() => timeLeft <= 0 && reject(new PhotoError('took too long')))
      }, tick)
    })
    const answered = pool.then(({ surface, ended }) => {
      const asked = surface.enhance(photo, maximumPixels, isPrefetched).then(
        (file): Answer => ({ file }),
        (failure: unknown): Answer => ({ failure }),
      )
      return abortable(asked, ended)
    })
    let answer: Answer
    try {
      answer = await abortable(Promise.race([answered, hung]), signal)
    } catch (cause) {
      // Whatever these workers are still doing is of no use. The next photo gets new ones.
      end()
      throw cause
    } finally {
      clearInterval(timer)
      atWork = undefined
    }
    idleTimer = setTimeout(end, idleTime)
    if ('failure' in answer) throw answer.failure
    return answer.file
  }

  return {
    end,

    prefetch(photo) {
      // Its turn may have come already.
      if (!pool || photo === atWork) return
      // If workers do not start or have died, the photo at work fails and says so.
      pool.then(({ surface }) => surface.prefetch(photo)).catch(() => {})
      prefetched = photo
    },

    async enhance(photo, signal) {
      try {
        return await attempt(photo, signal)
      } catch (cause) {
        if (!(cause instanceof PhotoError) || cause.kind !== 'worker died') throw cause
        return attempt(photo, signal)
      }
    },
  }
}

/** The answers of a healthy worker. A photo that can't be enhanced is no fault of the worker. */
type Answer = { readonly file: Blob } | { readonly failure: unknown }
