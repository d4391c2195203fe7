import type { EnhanceReply } from '../contract.ts'
import { Refusal } from '../refusal.ts'
import type { Settings } from '../settings.ts'
import { corsHeaders, isForeign, preflightHeaders } from './cors.ts'
import { readRequest } from './read-request.ts'
import { Semaphore } from './semaphore.ts'
import { TokenBuckets } from './token-buckets.ts'

/** Enhances the photograph at an address. Returns the result's public address. */
export type EnhancePhoto = (imageUrl: string, abort: AbortSignal) => Promise<string>

/** Answers a request of the client at an address. Never fails. */
export type Handler = (request: Request, clientAddress: string) => Promise<Response>

/** Several times the 13 site images at once, then two a second. */
const perClient = { capacity: 60, perSecond: 2 }

/** Requests that read, look up or wait at the same time: it bounds the photographs held in memory. */
const atOnce = { width: 8, queue: 0, retryAfter: 5 }

/** Said of everything whose cause is nobody else's business (specification, section 8). */
const failure = 'Enhancement failed'

/** The function's HTTP side: who may ask, how, and how often. */
export function createHandler(settings: Settings, enhancePhoto: EnhancePhoto): Handler {
  const buckets = new TokenBuckets({ ...perClient, now: () => performance.now() / 1000 })
  const semaphore = new Semaphore(atOnce)

  const answer = async (request: Request, clientAddress: string): Promise<Response> => {
    if (isForeign(request, settings.siteOrigins)) throw new Refusal(403, 'Only this website may ask')
    if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: preflightHeaders })
    if (request.method !== 'POST') throw new Refusal(405, 'The request has to be a POST')
    const retryAfter = buckets.take(clientOf(request, clientAddress, settings.clientHeader))
    if (retryAfter > 0) throw new Refusal(429, 'Too many requests: please wait a moment', retryAfter)
    const { imageUrl } = await readRequest(request)
    const enhancedImageUrl = await semaphore.run(request.signal, () => enhancePhoto(imageUrl, request.signal))
    return json(200, { success: true, enhancedImageUrl, error: null })
  }

  return async (request, clientAddress) => {
    const response = await answer(request, clientAddress).catch(refuse)
    for (const [name, value] of Object.entries(corsHeaders(request, settings.siteOrigins))) {
      response.headers.set(name, value)
    }
    return response
  }
}

/** Proxies put the client's address first. */
function clientOf(request: Request, address: string, header: string | null): string {
  const forwarded = header && request.headers.get(header)?.split(',')[0]?.trim()
  return forwarded || address
}

function refuse(cause: unknown): Response {
  if (!(cause instanceof Refusal)) {
    if (!isAbort(cause)) console.error('enhance-image:', cause)
    return json(500, { success: false, enhancedImageUrl: null, error: failure })
  }
  const response = json(cause.status, { success: false, enhancedImageUrl: null, error: cause.message })
  if (cause.retryAfter !== undefined) response.headers.set('Retry-After', String(cause.retryAfter))
  if (cause.status === 405) response.headers.set('Allow', 'POST, OPTIONS')
  return response
}

/** The client has gone: there is nobody to answer and nothing to report. */
const isAbort = (cause: unknown) => cause instanceof DOMException && cause.name === 'AbortError'

function json(status: number, reply: EnhanceReply): Response {
  return Response.json(reply, {
    status,
    headers: { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' },
  })
}
