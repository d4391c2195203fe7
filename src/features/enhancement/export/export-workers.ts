import type { Remote } from 'comlink'
import { abortable } from '@/lib/abortable'
import { oneAtATime } from '@/lib/one-at-a-time'
import workerUrl from '~/workers/export/export-worker?worker&url'
import type { ExportSurface } from '~/workers/export/protocol'
import { type Connection, connect } from '../connect-worker'
import { type LeaseOptions, lease } from '../lease'

export type Task<Result> = (surface: Remote<ExportSurface>) => Promise<Result>

const startWorker = () => new Worker(workerUrl, { type: 'module', name: 'export' })
const broken = new Error('The export stopped unexpectedly')

export const exportLease = (options: Pick<LeaseOptions<ExportSurface>, 'idle' | 'atOnce'>) =>
  lease<ExportSurface>(() => [startWorker()], { broken: () => broken, ...options })

/** Milliseconds without work after which a worker that stays ends. */
const idleTime = 30_000

interface Started {
  readonly worker: Worker
  readonly connection: Promise<Connection<ExportSurface>>
  /** Aborted when it ends. It's no promise, which would hold the files of all tasks that race with it. */
  readonly ended: AbortController
}

/** A worker that stays for the next task. */
class PooledWorker {
  /** How many tasks it has. */
  load = 0
  #started: Started | undefined
  #idleTimer: ReturnType<typeof setTimeout> | undefined
  readonly #inTurn = oneAtATime()

  async run<Result>(task: Task<Result>): Promise<Result> {
    clearTimeout(this.#idleTimer)
    this.load++
    try {
      return await this.#inTurn(async () => {
        this.#started ??= this.#start()
        const { connection, ended } = this.#started
        const { surface } = await connection
        return abortable(task(surface), ended.signal)
      })
    } finally {
      this.load--
      if (this.load === 0) this.#idleTimer = setTimeout(() => this.end(), idleTime)
    }
  }

  /** Ends it with the task that it's at. The next one gets a new worker. */
  end(cause: unknown = new DOMException('The worker has ended', 'AbortError')): void {
    this.#started?.worker.terminate()
    this.#started?.ended.abort(cause)
    this.#started = undefined
  }

  #start(): Started {
    const worker = startWorker()
    const connection = connect<ExportSurface>(worker, broken)
    const started = { worker, connection, ended: new AbortController() }
    connection
      .then(({ failure }) => failure)
      .catch((cause) => {
        // One that was ended may have been replaced already.
        if (this.#started === started) this.end(cause)
      })
    return started
  }
}

/** Workers that stay for the next task. Each is started when it's needed, and ends when it's idle. */
export class ExportPool {
  readonly #workers: readonly PooledWorker[]

  /** @param size how many workers this device has memory and processors for, at least one */
  constructor(size: number) {
    this.#workers = Array.from({ length: size }, () => new PooledWorker())
  }

  /** Runs a task in the worker that has the fewest to do. */
  run<Result>(task: Task<Result>): Promise<Result> {
    return this.#workers.reduce((one, other) => (other.load < one.load ? other : one)).run(task)
  }

  /** Ends all workers with their tasks: one of them may hang. */
  end(): void {
    for (const worker of this.#workers) worker.end()
  }
}
