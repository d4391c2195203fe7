import { Refusal } from '../refusal.ts'

interface SemaphoreOptions {
  /** How many are let in at the same time. */
  readonly width: number
  /** How many may wait outside; further ones are refused. */
  readonly queue: number
  /** What a refused one is told to wait, in whole seconds. */
  readonly retryAfter: number
}

/** Bounds how much work goes on at the same time. Those who wait are let in in the order in which they came. */
export class Semaphore {
  readonly #options: SemaphoreOptions
  readonly #waiting: (() => void)[] = []
  #inside = 0

  constructor(options: SemaphoreOptions) {
    this.#options = options
  }

  /** Does the work once there is room. One who gives up waiting leaves the queue. */
  async run<Result>(abort: AbortSignal, work: () => Promise<Result>): Promise<Result> {
    await this.#enter(abort)
    try {
      return await work()
    } finally {
      this.#inside -= 1
      this.#waiting.shift()?.()
    }
  }

  async #enter(abort: AbortSignal): Promise<void> {
    abort.throwIfAborted()
    const { width, queue, retryAfter } = this.#options
    if (this.#inside < width) {
      this.#inside += 1
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
        this.#inside += 1
        resolve()
      }
      abort.addEventListener('abort', leave, { once: true })
      this.#waiting.push(enter)
    })
  }
}
