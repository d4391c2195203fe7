import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { RequestHandler } from '../../tools/serve/server.ts'
import { readSite, type StaticFile } from '../../tools/serve/static-files.ts'
import { dist } from './own-site.ts'

/** The faults of an answer. */
export type Fault =
  /** A foreign page with status 200, such as a network's sign-in page or a maintenance page. */
  | 'foreign page'
  /** A redirect to such a page. */
  | 'redirect'
  /** The right content with the type of plain text. */
  | 'wrong type'
  /** The content without its last tenth. A page then has its head, which is more than half of it. */
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
  /** The paths with this fault. All paths without it. */
  readonly paths?: RegExp
  /** Whether only requests of the service worker's installation have this fault. */
  readonly isForInstallation?: boolean
  /** The number of the first request with this fault, from one. */
  readonly from?: number
  /** The share of these requests that have this fault, chosen by a seeded generator. */
  readonly share?: number
}

const signInPath = '/network-sign-in'

const foreignPage = '<!doctype html><title>Sign in</title><h1>Welcome to this network</h1></html>'

/** A handler in front of a served build that answers with faults. */
export class FaultGate {
  /** Requested paths, in order. */
  readonly asked: string[] = []
  /** Those of them that are requests of the service worker's installation. */
  readonly askedForInstallation: string[] = []
  /** The largest number of simultaneous requests of the installation. */
  mostAtOnceForInstallation = 0
  #open = 0
  #plan: FaultPlan | undefined
  #count = 0
  #random = seededRandom(1)
  readonly #silent = new Set<ServerResponse>()
  readonly #files = readSite(dist).files

  /** Changes the plan. Without one all answers are correct. Unanswered requests are closed, since browsers open only a few at once. */
  set(plan?: FaultPlan): void {
    for (const response of this.#silent) response.destroy()
    this.#silent.clear()
    this.#plan = plan
    this.#count = 0
    this.#random = seededRandom(1)
  }

  readonly handler: RequestHandler = async (request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname
    this.asked.push(path)
    const isForInstallation = request.headers.referer?.endsWith('/service-worker.js') ?? false
    if (isForInstallation) {
      this.askedForInstallation.push(path)
      this.#open++
      this.mostAtOnceForInstallation = Math.max(this.mostAtOnceForInstallation, this.#open)
      response.once('close', () => this.#open--)
    }
    // Long enough for simultaneous requests to arrive.
    await new Promise((resolve) => setTimeout(resolve, 5))
    if (path === signInPath) {
      this.#answer('foreign page', undefined, request, response)
      return true
    }
    if (!this.#concerns(path, isForInstallation)) return false
    this.#answer(this.#plan?.fault, this.#files.get(path), request, response)
    return true
  }

  #concerns(path: string, isForInstallation: boolean): boolean {
    if (!this.#plan || this.#plan.paths?.test(path) === false) return false
    if (this.#plan.isForInstallation && !isForInstallation) return false
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
    // A new ETag each time, so that no browser takes the answer for what it has cached.
    response.setHeader('ETag', `"${randomUUID()}"`)
    // Hosts forbid caches to store errors. Foreign pages come without such a header.
    if (typeof fault === 'number') response.setHeader('Cache-Control', 'no-store')
    if (fault === 'silence') this.#silent.add(response)
    else if (fault === 'broken') request.socket.destroy()
    else if (fault === 'foreign page') response.setHeader('Content-Type', 'text/html').end(foreignPage)
    else if (fault === 'redirect') response.writeHead(302, { Location: signInPath }).end()
    else if (fault === 'wrong type') response.setHeader('Content-Type', 'text/plain').end(body)
    else if (fault === 'truncated')
      response.setHeader('Content-Type', type).end(body.subarray(0, Math.floor(body.length * 0.9)))
    else response.writeHead(fault ?? 500, { 'Content-Type': 'text/html' }).end(foreignPage)
  }
}

/** A seeded random generator with numbers from 0 to 1 (mulberry32). */
function seededRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}
