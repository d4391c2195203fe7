import { Refusal } from '../refusal.ts'

interface SemaphoreOptions {
  /** How many pieces of work may be in progress at the same time. */
  readonly concurrency: number
  /** How many more may wait. Further ones are refused. */
  readonly queue: number
  /** Whole seconds after which a refused one may try again. */
  readonly retryAfter: number
}

/** Bounds how much work is in progress at the same time. Those who wait get their turn in the order in which they came. */
export class Semaphore {
  readonly #options: SemaphoreOptions
  readonly #waiting: (() => void)[] = []
  #running = 0

  constructor(options: SemaphoreOptions) {
    this.#options = options
  }

  /** Does the work as soon as there is room. An abort while it waits takes it out of the queue. */
  async run<Result>(abort: AbortSignal, work: () => Promise<Result>): Promise<Result> {
    await this.#enter(abort)
    try {
      return await work()
    } finally {
      this.#running -= 1
      this.#waiting.shift()?.()
    }
  }

  async #enter(abort: AbortSignal): Promise<void> {
    abort.throwIfAborted()
    const { concurrency, queue, retryAfter } = this.#options
    if (this.#running < concurrency) {
      this.#running += 1
      return
    }
    if (this.#waiting.length >= queue) {
      throw new Refusal(429, 'Too many photographs are being enhanced right now', retryAfter)
    }
    await new Promise<void>((resolve, reject) => {
      const leave = () => {
        this.#waiting.splice(this.#waiting.indexOf(enter), 1)
        reject(abort.reason)
      }
      const enter = () => {
        abort.removeEventListener('abort', leave)
        this.#running += 1
        resolve()
      }
      abort.addEventListener('abort', leave, { once: true })
      this.#waiting.push(enter)
    })
  }
}
