import type { Remote } from 'comlink'
import { abortable } from '@/lib/abortable'
import { oneAtATime } from '@/lib/one-at-a-time'
import workerUrl from '~/workers/export/export-worker?worker&url'
import type { ExportSurface } from '~/workers/export/protocol'
import { type Connection, connect, runInWorker } from '../connect-worker'

export type Task<Result> = (surface: Remote<ExportSurface>) => Promise<Result>

const startWorker = () => new Worker(workerUrl, { type: 'module', name: 'export' })
const broken = new Error('The export stopped unexpectedly')

/** Runs one task in a worker of its own, which ends with it or with the signal. */
export function inNewWorker<Result>(task: Task<Result>, signal?: AbortSignal): Promise<Result> {
  return runInWorker(startWorker, broken, task, signal)
}

/** Milliseconds without work after which a worker that stays ends. */
const idleTime = 30_000

interface Started {
  readonly worker: Worker
  readonly connection: Promise<Connection<ExportSurface>>
  /** Aborted when it ends. It's no promise, which would hold the files of all tasks that race with it. */
  readonly ended: AbortController
}

/** A worker that stays for the next task. */
class StayingWorker {
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
    connection.then(({ failure }) => failure).catch((cause) => this.end(cause))
    return { worker, connection, ended: new AbortController() }
  }
}

let staying: readonly StayingWorker[] | undefined

/**
 * Runs a task that takes a picture, in one of the workers that stay for the next one.
 *
 * @param most how many this device has memory and processors for
 */
export function inStayingWorker<Result>(task: Task<Result>, most: number): Promise<Result> {
  staying ??= Array.from({ length: most }, () => new StayingWorker())
  return staying.reduce((one, other) => (other.load < one.load ? other : one)).run(task)
}

/** Ends the workers that stay: one of them may hang, or have died, which it tells nobody. */
export function endStayingWorkers(): void {
  for (const worker of staying ?? []) worker.end()
}
