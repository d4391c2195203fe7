import { Refusal } from '../refusal.ts'

interface SemaphoreOptions {
  /** How many pieces of work may be in progress at the same time. */
  readonly concurrency: number
  /** How many more may wait. Further ones are refused. */
  readonly queue: number
  /** Whole seconds after which a refused one may try again. */
  readonly retryAfter: number
}

/**
 * Bounds how much work is in progress at the same time. Those who wait get their turn in the order in which they came. An
 * abort takes them out of the queue.
 */
export function semaphore({ concurrency, queue, retryAfter }: SemaphoreOptions) {
  const waiting: (() => void)[] = []
  let running = 0

  const enter = async (abort: AbortSignal) => {
    abort.throwIfAborted()
    if (running < concurrency) {
      running += 1
      return
    }
    if (waiting.length >= queue) {
      throw new Refusal(429, 'Too many photographs are being enhanced right now', retryAfter)
    }
    await new Promise<void>((resolve, reject) => {
      const leave = () => {
        waiting.splice(waiting.indexOf(goOn), 1)
        reject(abort.reason)
      }
      const goOn = () => {
        abort.removeEventListener('abort', leave)
        resolve()
      }
      abort.addEventListener('abort', leave, { once: true })
      waiting.push(goOn)
    })
  }

  return async <Result>(abort: AbortSignal, work: () => Promise<Result>): Promise<Result> => {
    await enter(abort)
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
