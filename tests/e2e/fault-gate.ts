import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { RequestHandler } from '../../tools/serve/server.ts'
import { readSite, type StaticFile } from '../../tools/serve/static-files.ts'
import { dist } from './own-site.ts'

/** What can be wrong with an answer. */
export type Fault =
  /** A page of somebody else with status 200: a sign-in of the network, or a maintenance page. */
  | 'foreign page'
  /** The right content, called plain text. */
  | 'wrong type'
  /** Half of the content, as if it were whole. */
  | 'truncated'
  /** No answer at all. */
  | 'silence'
  /** The connection breaks. */
  | 'broken'
  | 404
  | 500
  | 503

export interface FaultPlan {
  readonly fault: Fault
  /** Which paths it concerns; all of them without it. */
  readonly paths?: RegExp
  /** Whether it concerns the requests of the service worker's installation alone. */
  readonly isForInstallation?: boolean
  /** The first request that it concerns, counted from one. */
  readonly from?: number
  /** The share of those requests that it concerns, by a generator with a fixed seed. */
  readonly share?: number
}

const foreignPage = '<!doctype html><title>Sign in</title><h1>Welcome to this network</h1></html>'

/** Stands in front of a served build and answers wrongly, late or not at all, as it is told. */
export class FaultGate {
  /** Paths that were asked for, in order. */
  readonly asked: string[] = []
  /** The most requests that were open at the same time. */
  mostAtOnce = 0
  #open = 0
  #plan: FaultPlan | undefined
  #count = 0
  #random = seededRandom(1)
  readonly #files = readSite(dist).files

  /** From now on. Without a plan everything is answered as it should be. */
  set(plan?: FaultPlan): void {
    this.#plan = plan
    this.#count = 0
    this.#random = seededRandom(1)
  }

  readonly handler: RequestHandler = async (request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname
    this.asked.push(path)
    this.#open++
    this.mostAtOnce = Math.max(this.mostAtOnce, this.#open)
    response.once('close', () => this.#open--)
    // Long enough for others to be open as well.
    await new Promise((resolve) => setTimeout(resolve, 5))
    if (!this.#concerns(path, request.headers.referer)) return false
    this.#answer(this.#plan?.fault, this.#files.get(path), request, response)
    return true
  }

  #concerns(path: string, referer = ''): boolean {
    if (!this.#plan || this.#plan.paths?.test(path) === false) return false
    if (this.#plan.isForInstallation && !referer.endsWith('/service-worker.js')) return false
    this.#count++
    return this.#count >= (this.#plan.from ?? 1) && this.#random() < (this.#plan.share ?? 1)
  }

  #answer(
    fault: Fault | undefined,
    file: StaticFile | undefined,
    request: IncomingMessage,
    response: ServerResponse,
  ): void {
    const body = file?.body ?? Buffer.alloc(0)
    const type = file?.type ?? 'text/html'
    // A new name each time, so that a browser does not take it for what it has.
    response.setHeader('ETag', `"${randomUUID()}"`)
    // Hosts that answer with an error do not let it be kept. Those that answer with somebody else's page do not know.
    if (typeof fault === 'number') response.setHeader('Cache-Control', 'no-store')
    if (fault === 'silence') return
    if (fault === 'broken') request.socket.destroy()
    else if (fault === 'foreign page') response.setHeader('Content-Type', 'text/html').end(foreignPage)
    else if (fault === 'wrong type') response.setHeader('Content-Type', 'text/plain').end(body)
    else if (fault === 'truncated')
      response.setHeader('Content-Type', type).end(body.subarray(0, Math.floor(body.length / 2)))
    else response.writeHead(fault ?? 500, { 'Content-Type': 'text/html' }).end(foreignPage)
  }
}

/** Numbers from 0 to 1 that are the same in every run (mulberry32). */
function seededRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}
