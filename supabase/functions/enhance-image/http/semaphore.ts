import { Refusal } from '../refusal.ts'

interface SemaphoreOptions {
  /** How many pieces of work may be in progress at the same time. */
  readonly concurrency: number
  /** How many more may wait. Further ones are refused. */
  readonly queue: number
}

/** Whole seconds after which a refused one may try again. */
const retryAfter = 5

/**
 * Bounds how much work is in progress at the same time. Those who wait get their turn in the order in which
 * they came. An abort takes them out of the queue.
 */
export function semaphore({ concurrency, queue }: SemaphoreOptions) {
  const waiting = new Set<() => void>()
  let running = 0

  const enter = async (abort: AbortSignal) => {
    abort.throwIfAborted()
    if (running < concurrency) {
      running += 1
      return
    }
    if (waiting.size >= queue) {
      throw new Refusal(429, 'Too many photographs are being enhanced right now', retryAfter)
    }
    const turn = Promise.withResolvers<void>()
    waiting.add(turn.resolve)
    const leave = () => {
      waiting.delete(turn.resolve)
      turn.reject(abort.reason)
    }
    abort.addEventListener('abort', leave, { once: true })
    await turn.promise
  }

  return async <Result>(abort: AbortSignal, work: () => Promise<Result>): Promise<Result> => {
    await enter(abort)
    try {
      return await work()
    } finally {
      const [goOn] = waiting
      if (goOn) {
        waiting.delete(goOn)
        goOn()
      } else {
        running -= 1
      }
    }
  }
}
