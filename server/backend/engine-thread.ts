import { once } from 'node:events'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { Enhance } from '../../supabase/functions/enhance-image/engine/engine.ts'
import { Refusal } from '../../supabase/functions/enhance-image/refusal.ts'

/** The thread's answer to a photo. */
export type EngineAnswer =
  | { readonly jpeg: Uint8Array<ArrayBuffer> }
  | { readonly refusal: { readonly status: number; readonly message: string } }

/** After this many milliseconds without a photograph the thread ends and gives its memory back. */
const idleTime = 60_000

/** Of one photograph in milliseconds, many times what the largest takes. */
const timeLimit = 60_000

/**
 * An engine in a thread of its own: pages are served while it works, and what goes wrong there ends nothing
 * here. An engine does not stop by itself, so the thread is ended at the deadline and when nobody waits for
 * the photograph any more. The next photograph starts a new one. It is given one photograph at a time.
 */
export class EngineThread {
  readonly #script: string | URL
  #worker: Worker | undefined
  #idle: NodeJS.Timeout | undefined

  constructor(script: string | URL = join(import.meta.dirname, 'engine-worker.ts')) {
    this.#script = script
  }

  readonly enhance: Enhance = async (photo, abort) => {
    clearTimeout(this.#idle)
    const worker = this.#worker ?? this.#start()
    const deadline = AbortSignal.timeout(timeLimit)
    const ended = new AbortController()
    const end = () => ended.abort()
    worker.once('exit', end)
    worker.postMessage(photo)
    try {
      const signal = AbortSignal.any([abort, deadline, ended.signal])
      const [answer]: EngineAnswer[] = await once(worker, 'message', { signal })
      if (answer && 'jpeg' in answer) return answer.jpeg
      throw new Refusal(answer?.refusal.status ?? 500, answer?.refusal.message ?? '')
    } catch (error) {
      if (error instanceof Refusal) throw error
      await this.close()
      abort.throwIfAborted()
      if (deadline.aborted) throw new Refusal(504, 'Enhancing the photograph took too long')
      throw new Error('The engine has stopped', { cause: error })
    } finally {
      worker.off('exit', end)
      this.#idle = setTimeout(() => void this.close(), idleTime).unref()
    }
  }

  /** Ends the thread. A later photograph starts a new one. */
  async close(): Promise<void> {
    clearTimeout(this.#idle)
    const worker = this.#worker
    this.#worker = undefined
    await worker?.terminate()
  }

  #start(): Worker {
    const worker = new Worker(this.#script)
    // Without a listener an error would end this process. The photograph that is waited for fails by it.
    worker.on('error', () => {
      if (this.#worker === worker) this.#worker = undefined
    })
    worker.unref()
    this.#worker = worker
    return worker
  }
}
