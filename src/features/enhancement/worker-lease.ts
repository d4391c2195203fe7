import type { Remote } from 'comlink'
import { abortable } from '@/lib/abortable'
import { afterAwake } from '@/lib/after-awake'
import { LoadError } from '@/lib/fetch-file'
import { untilFree } from '@/lib/locks'
import type { LockHolder } from '~/workers/lifetime/protocol'
import { atMost } from '~/workers/shared/at-most'
import { comlink } from './comlink'

/** What is done in a worker, with what it offers. */
export type Task<Surface, Result> = (surface: Remote<Surface>) => Promise<Result>

export interface Lease<Surface> {
  /**
   * Runs a task in workers that are free, or in new ones. Once its signal is aborted they end, whatever they're
   * at, and no other task ends with it.
   *
   * @throws a `LoadError` if their code couldn't be loaded, `broken`, what the task throws, or the signal's reason
   */
  run<Result>(task: Task<Surface, Result>, signal?: AbortSignal): Promise<Result>
}

/** Workers have died or never started, or a task's were silent for too long. */
type Breakage = 'worker died' | 'took too long'

export interface LeaseOptions<Surface> {
  /** The error of a task whose workers break. */
  readonly broken: (why: Breakage) => Error
  /** Milliseconds without a task after which workers end. With 0 they end with their task. */
  readonly idle: number
  /** How many tasks run at the same time, each in workers of its own. Without it all do. */
  readonly atOnce?: number
  /**
   * Milliseconds in which the workers have to say how long a task takes, by the `beat` of `connect`. Without it
   * a task may take as long as it does.
   */
  readonly deadline?: number
  /**
   * Connects workers that work together, before their first task.
   *
   * @param beat called with the milliseconds that may pass until it's called again or the task is done
   */
  readonly connect?: (
    surfaces: readonly Remote<Surface>[],
    beat: (milliseconds: number) => void,
  ) => Promise<void>
}

/** How many milliseconds workers may take to start. */
const startingTime = 60_000

/** Milliseconds without a task after which workers end that stay for the next one. */
export const idleTime = 30_000

/**
 * Lends workers to tasks: it starts them when they're needed, replaces them when they're broken and ends them
 * when they're idle.
 *
 * @param make starts the workers of one task, which begin and end together. The first one gets the task.
 */
export function lease<Surface extends LockHolder>(
  make: () => readonly Worker[],
  options: LeaseOptions<Surface>,
): Lease<Surface> {
  const { idle, atOnce = Number.POSITIVE_INFINITY } = options
  const inTurn = atMost(atOnce)
  /** Those without a task. The last one is taken first, so that what isn't needed any more ends. */
  let free: Crew<Surface>[] = []

  const start = () => {
    const crew = new Crew(make(), options)
    crew.ended.addEventListener('abort', () => {
      free = free.filter((one) => one !== crew)
    })
    return crew
  }
  const lend = async <Result>(task: Task<Surface, Result>, signal?: AbortSignal): Promise<Result> => {
    signal?.throwIfAborted()
    const crew = free.pop() ?? start()
    try {
      return await crew.run(task, signal)
    } finally {
      if (!crew.ended.aborted) {
        free.push(crew)
        crew.endAfter(idle)
      }
    }
  }
  const run: Lease<Surface>['run'] = (task, signal) => {
    const done = inTurn(() => lend(task, signal))
    // One that still waits for its turn ends at once, too.
    return abortable(done, signal)
  }
  return { run }
}

/** Workers that begin and end together, and have one task at a time. */
class Crew<Surface extends LockHolder> {
  readonly #workers: readonly Worker[]
  readonly #options: LeaseOptions<Surface>
  /** The first one's. They are used once the death of each would be heard. */
  readonly #ready: Promise<Remote<Surface>>
  /** It's no promise: each task would race with that, and it would hold their results in memory. */
  readonly #ended = new AbortController()
  #isAtWork = false
  #stopClock = () => {}
  #idleTimer: ReturnType<typeof setTimeout> | undefined

  constructor(workers: readonly Worker[], options: LeaseOptions<Surface>) {
    this.#workers = workers
    this.#options = options
    for (const worker of workers)
      worker.addEventListener('error', (event) => {
        // An error inside the script has a message. Without one, the script itself could not be loaded.
        if ('message' in event && event.message) this.#die()
        else this.#end(new LoadError())
      })
    this.#ready = this.#getReady()
    this.#ready.catch((cause) => this.#end(cause))
  }

  /** Aborted when they end, with the reason. */
  get ended(): AbortSignal {
    return this.#ended.signal
  }

  async run<Result>(task: Task<Surface, Result>, signal?: AbortSignal): Promise<Result> {
    const stop = () => this.#end(signal?.reason)
    signal?.addEventListener('abort', stop)
    clearTimeout(this.#idleTimer)
    this.#isAtWork = true
    // One that died before it could say so is as silent as one that never starts.
    this.#wait(startingTime, 'worker died')
    const answer = this.#ready.then((surface) => {
      this.ended.throwIfAborted()
      this.#wait(this.#options.deadline)
      return task(surface)
    })
    try {
      return await abortable(answer, this.ended)
    } finally {
      signal?.removeEventListener('abort', stop)
      this.#isAtWork = false
      this.#stopClock()
    }
  }

  endAfter(idle: number): void {
    if (idle === 0) this.#end()
    else this.#idleTimer = setTimeout(() => this.#end(), idle)
  }

  async #getReady(): Promise<Remote<Surface>> {
    const { wrap } = await comlink.load()
    const surfaces = this.#workers.map((worker) => wrap<Surface>(worker))
    const [first] = surfaces
    if (!first) throw new RangeError('There is no worker')
    await Promise.all([
      ...this.#workers.map((worker) => this.#watch(wrap<LockHolder>(worker))),
      this.#options.connect?.(surfaces, (milliseconds) => {
        if (this.#isAtWork) this.#wait(milliseconds)
      }),
    ])
    return first
  }

  /** Resolves once a worker's death would be heard: one tells nobody, but the browser frees the lock that it held. */
  async #watch(worker: Remote<LockHolder>): Promise<void> {
    // Pages over plain http have no `randomUUID`.
    const name = `worker-${Math.random().toString(36).slice(2)}`
    if (!(await worker.holdLock(name))) return
    untilFree(name, this.ended).then(
      () => this.#die(),
      () => {},
    )
  }

  /** What takes longer has failed. Only time counts in which the page ran. */
  #wait(milliseconds?: number, why: Breakage = 'took too long'): void {
    this.#stopClock()
    if (milliseconds !== undefined)
      this.#stopClock = afterAwake(milliseconds, () => this.#end(this.#options.broken(why)))
  }

  #die(): void {
    this.#end(this.#options.broken('worker died'))
  }

  /** Ends them with the task that they're at: whatever they're doing is of no use. */
  #end(cause?: unknown): void {
    clearTimeout(this.#idleTimer)
    this.#stopClock()
    for (const worker of this.#workers) worker.terminate()
    this.#ended.abort(cause)
  }
}
