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
  readonly worker: Worker
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
  readonly #script: string | URL
  readonly #environment: () => NodeJS.ProcessEnv
  readonly #calls = new Map<number, Call>()
  #worker: Worker | undefined
  #idle: NodeJS.Timeout | undefined
  #lastId = 0

  /** @param environment gives the variables that the thread sees, asked for at every start of it */
  constructor(script: string | URL, environment: () => NodeJS.ProcessEnv) {
    this.#script = script
    this.#environment = environment
  }

  /** The function's answer, or null once nobody waits for it. Fails where the thread ends before it has answered. */
  async call(request: Request, clientAddress: string, abandon: AbortSignal): Promise<Response | null> {
    const id = ++this.#lastId
    const { method, url } = request
    const body = new Uint8Array(await request.arrayBuffer())
    if (abandon.aborted) return null
    const worker = this.#start()
    const send = (message: ToWorker) => worker.postMessage(message)
    const { promise, resolve, reject } = Promise.withResolvers<Response | null>()
    this.#calls.set(id, { worker, resolve, reject })
    const leave = () => {
      send({ id, abandoned: true })
      resolve(null)
    }
    abandon.addEventListener('abort', leave, { once: true })
    clearTimeout(this.#idle)
    send({ id, method, url, headers: [...request.headers], body, clientAddress })
    try {
      return await promise
    } finally {
      abandon.removeEventListener('abort', leave)
      this.#calls.delete(id)
      this.#rest()
    }
  }

  /** Ends the thread. A later request starts a new one. */
  async close(): Promise<void> {
    clearTimeout(this.#idle)
    const worker = this.#worker
    this.#worker = undefined
    await worker?.terminate()
  }

  #start(): Worker {
    if (this.#worker) return this.#worker
    const worker = new Worker(this.#script, { env: this.#environment() })
    worker.on('message', ({ id, status, headers, body }: FromWorker) => {
      const init = { status, headers: headers.map(([name, value]): [string, string] => [name, value]) }
      this.#calls.get(id)?.resolve(new Response(body.length > 0 ? body : null, init))
    })
    worker.on('error', (error) => console.error('The backend function has stopped:', error))
    worker.on('exit', () => {
      if (this.#worker === worker) this.#worker = undefined
      for (const call of this.#calls.values()) {
        if (call.worker !== worker) continue
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
    this.#idle = setTimeout(() => void this.close(), idleTime).unref()
  }
}
