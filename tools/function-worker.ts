import { Worker } from 'node:worker_threads'

/** A request on its way to the thread, or that nobody waits for it any more. */
export type ToWorker =
  | {
      readonly id: number
      readonly method: string
      readonly url: string
      readonly headers: readonly (readonly [string, string])[]
      readonly body: Uint8Array<ArrayBuffer>
      readonly clientAddress: string
    }
  | { readonly id: number; readonly abandoned: true }

/** The answer on its way back. */
export interface FromWorker {
  readonly id: number
  readonly status: number
  readonly headers: readonly (readonly [string, string])[]
  readonly body: Uint8Array<ArrayBuffer>
}

interface Call {
  resolve(response: Response | null): void
  reject(error: Error): void
}

/** After this many milliseconds without a request the thread ends and gives its memory back. */
const idleTime = 60_000

/**
 * Runs a backend function in a thread of its own: pages are served while a photograph is worked on, and what goes wrong
 * there ends nothing here. The thread starts with the first request, and anew after an end of any kind.
 */
export class FunctionWorker {
  readonly #script: string
  readonly #environment: () => NodeJS.ProcessEnv
  readonly #calls = new Map<number, Call>()
  #worker: Worker | undefined
  #idle: NodeJS.Timeout | undefined
  #lastId = 0

  /** @param environment gives the variables that the thread sees, asked for at every start of it */
  constructor(script: string, environment: () => NodeJS.ProcessEnv) {
    this.#script = script
    this.#environment = environment
  }

  /** The function's answer, or null once nobody waits for it. Fails where the thread ends before it has answered. */
  async call(request: Request, clientAddress: string, abandon: AbortSignal): Promise<Response | null> {
    const id = ++this.#lastId
    const { method, url } = request
    const body = new Uint8Array(await request.arrayBuffer())
    const worker = this.#start()
    clearTimeout(this.#idle)
    return new Promise<Response | null>((resolve, reject) => {
      const leave = () => {
        this.#calls.delete(id)
        this.#rest()
        worker.postMessage({ id, abandoned: true } satisfies ToWorker)
        resolve(null)
      }
      if (abandon.aborted) return leave()
      abandon.addEventListener('abort', leave, { once: true })
      const finish = () => abandon.removeEventListener('abort', leave)
      this.#calls.set(id, {
        resolve: (response) => (finish(), resolve(response)),
        reject: (error) => (finish(), reject(error)),
      })
      worker.postMessage({ id, method, url, headers: [...request.headers], body, clientAddress } satisfies ToWorker)
    })
  }

  async close(): Promise<void> {
    clearTimeout(this.#idle)
    await this.#worker?.terminate()
  }

  #start(): Worker {
    if (this.#worker) return this.#worker
    const worker = new Worker(this.#script, { env: this.#environment() })
    worker.on('message', ({ id, status, headers, body }: FromWorker) => {
      const call = this.#calls.get(id)
      this.#calls.delete(id)
      this.#rest()
      call?.resolve(new Response(body, { status, headers: headers.map(([name, value]) => [name, value]) }))
    })
    worker.on('error', (error) => console.error('The backend function has stopped:', error))
    worker.on('exit', () => {
      if (this.#worker === worker) this.#worker = undefined
      for (const [id, call] of this.#calls) {
        this.#calls.delete(id)
        call.reject(new Error('The backend function stopped before it had answered'))
      }
    })
    worker.unref()
    this.#worker = worker
    return worker
  }

  /** Starts the clock once nobody waits for anything. */
  #rest(): void {
    clearTimeout(this.#idle)
    if (this.#calls.size > 0) return
    this.#idle = setTimeout(() => void this.#worker?.terminate(), idleTime).unref()
  }
}
