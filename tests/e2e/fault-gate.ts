import { randomUUID } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { join } from 'node:path'
import { lookup } from 'mrmime'
import type { RequestHandler } from '../../server/http-server.ts'

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
  /** Another build's file there, or its 404: the middle of a deploy. */
  | { readonly build: string }
  /** Another script. */
  | { readonly script: string }
  /** No answer at all. */
  | 'silence'
  /** The right answer, this many milliseconds late. */
  | { readonly late: number }
  /** The connection breaks. */
  | 'broken'
  | 404
  | 500
  | 503

export interface FaultPlan {
  readonly fault: Fault
  /** The paths with this fault. All paths without it. */
  readonly paths?: RegExp | readonly string[]
  /** True if only requests of the service worker's installation have this fault. */
  readonly isForInstallation?: boolean
  /** How many of ten requests have this fault. All without it. */
  readonly ofTen?: number
}

const covers = (paths: NonNullable<FaultPlan['paths']>, path: string) =>
  paths instanceof RegExp ? paths.test(path) : paths.includes(path)

const signInPath = '/network-sign-in'

const foreignPage = '<!doctype html><title>Sign in</title><h1>Welcome to this network</h1></html>'

/** The file of a build that answers a path. */
export function fileAt(build: string, path: string): string {
  if (path === '/') return join(build, 'index.html')
  return join(build, /\.\w+$/.test(path) ? path : `${path}.html`)
}

/** A handler in front of a served build that answers with faults. */
export class FaultGate {
  /** Requested paths, in order. */
  readonly asked: string[] = []
  /** Those of them that are requests of the service worker's installation. */
  readonly askedForInstallation: string[] = []
  /** The largest number of simultaneous requests of the installation. */
  mostAtOnceForInstallation = 0
  /** The folder of the build behind the gate. */
  build = ''
  #open = 0
  #plans: { readonly plan: FaultPlan; count: number }[] = []
  readonly #silent = new Set<ServerResponse>()

  /**
   * Changes the faults. Without any all answers are correct. Unanswered requests are closed, since browsers
   * open only a few at once.
   */
  set(...plans: FaultPlan[]): void {
    for (const response of this.#silent) response.destroy()
    this.#silent.clear()
    this.#plans = plans.map((plan) => ({ plan, count: 0 }))
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
    const fault = path === signInPath ? 'foreign page' : this.#faultFor(path, isForInstallation)
    if (fault === undefined) return false
    if (typeof fault === 'object' && 'late' in fault) {
      await new Promise((resolve) => setTimeout(resolve, fault.late))
      return false
    }
    this.#answer(fault, path, response)
    return true
  }

  #faultFor(path: string, isForInstallation: boolean): Fault | undefined {
    return this.#plans.find((one) => {
      const { paths, ofTen = 10, ...plan } = one.plan
      if ((paths && !covers(paths, path)) || (plan.isForInstallation && !isForInstallation)) return false
      one.count++
      return (one.count * 7) % 10 < ofTen
    })?.plan.fault
  }

  #answer(fault: Exclude<Fault, { readonly late: number }>, path: string, response: ServerResponse): void {
    // A new ETag each time, so that no browser takes the answer for what it has cached.
    response.setHeader('ETag', `"${randomUUID()}"`)
    // Hosts forbid caches to store errors. Foreign pages come without such a header.
    if (typeof fault === 'number') response.setHeader('Cache-Control', 'no-store')
    if (fault === 'silence') this.#silent.add(response)
    else if (fault === 'broken') response.destroy()
    else if (fault === 'redirect') response.writeHead(302, { Location: signInPath }).end()
    else if (fault === 'foreign page')
      response.writeHead(200, { 'Content-Type': 'text/html' }).end(foreignPage)
    else if (typeof fault === 'number')
      response.writeHead(fault, { 'Content-Type': 'text/html' }).end(foreignPage)
    else if (typeof fault === 'object' && 'script' in fault)
      response.writeHead(200, { 'Content-Type': 'text/javascript' }).end(fault.script)
    else this.#answerFile(fault, path, response)
  }

  #answerFile(fault: string | { readonly build: string }, path: string, response: ServerResponse): void {
    const file = fileAt(typeof fault === 'object' ? fault.build : this.build, path)
    const body = existsSync(file) ? readFileSync(file) : undefined
    const type = fault === 'wrong type' ? 'text/plain' : lookup(file)
    const end = fault === 'truncated' ? Math.floor(Number(body?.length) * 0.9) : undefined
    response.writeHead(body ? 200 : 404, { 'Content-Type': type ?? 'text/html' }).end(body?.subarray(0, end))
  }
}
