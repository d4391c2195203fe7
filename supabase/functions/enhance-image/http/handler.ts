import { type EnhanceReply, enhancementFailed } from '../contract.ts'
import type { Settings } from '../environment.ts'
import { Refusal } from '../refusal.ts'
import { clientOf } from './client-address.ts'
import { perClient, rateLimit } from './rate-limit.ts'
import { readRequest } from './read-request.ts'

/** Enhances the photograph at a URL. Returns the result's public URL. */
export type EnhancePhoto = (imageUrl: string, abort: AbortSignal) => Promise<string>

/** The parts of a request that the function reads. Not its address: anything may stand in `Host`. */
export type Call = Pick<Request, 'method' | 'headers' | 'body' | 'signal'>

/** Answers a call of the client with this address. Never throws. */
export type Handler = (call: Call, clientAddress: string) => Promise<Response>

const preflightHeaders = {
  'Access-Control-Allow-Methods': 'POST',
  // The headers that supabase-js sends.
  'Access-Control-Allow-Headers':
    'authorization, x-client-info, apikey, content-type, x-region, x-supabase-api-version',
  'Access-Control-Max-Age': '86400',
}

/** Handles HTTP: checks who may call, the request's form, and the rate limit. */
export function createHandler(settings: Settings, enhancePhoto: EnhancePhoto): Handler {
  const { siteOrigins, clientHeader, store } = settings
  const publicKeys = store.kind === 'supabase' ? store.publicKeys : []
  const now = () => performance.now() / 1000
  const waitOf = rateLimit({ ...perClient, now })

  const answer = async (call: Call, clientAddress: string): Promise<Response> => {
    if (call.method === 'OPTIONS') return preflight()
    if (call.method !== 'POST') throw new Refusal(405, 'The request has to be a POST')
    if (publicKeys.length > 0 && !publicKeys.includes(call.headers.get('apikey') ?? '')) {
      throw new Refusal(401, "The request needs the project's public key")
    }
    const retryAfter = waitOf(clientOf(call.headers, clientAddress, clientHeader))
    if (retryAfter > 0) throw new Refusal(429, 'Too many requests: please wait a moment', retryAfter)
    const { imageUrl } = await readRequest(call)
    const enhancedImageUrl = await enhancePhoto(imageUrl, call.signal)
    return json(200, { success: true, enhancedImageUrl, error: null })
  }

  return async (call, clientAddress) => {
    const origin = call.headers.get('Origin')
    // Browsers send the page's origin with every POST, also after DNS rebinding. Other clients send none.
    const isForeign = origin !== null && !siteOrigins.includes(origin)
    const answered = isForeign
      ? Promise.reject(new Refusal(403, 'Only this website may ask'))
      : answer(call, clientAddress)
    const response = await answered.catch((cause: unknown) => refuse(cause, call.signal))
    response.headers.set('Vary', 'Origin')
    if (origin !== null && !isForeign) letRead(response, origin)
    return response
  }
}

/**
 * The handler of a function that cannot run because its settings are invalid. The log has the cause. Callers
 * get an answer in the contract's format, which pages of any site may read: the site's own origin is unknown.
 */
export const failingHandler: Handler = async ({ method }) => {
  const reply: EnhanceReply = { success: false, enhancedImageUrl: null, error: enhancementFailed }
  const response = method === 'OPTIONS' ? preflight() : json(503, reply)
  letRead(response, '*')
  return response
}

const preflight = () => new Response(null, { status: 204, headers: preflightHeaders })

/** Lets pages of an origin read the answer, wherever the function runs. */
function letRead({ headers }: Response, origin: string): void {
  headers.set('Access-Control-Allow-Origin', origin)
  headers.set('Access-Control-Expose-Headers', 'Retry-After')
}

function refuse(cause: unknown, { aborted }: AbortSignal): Response {
  if (!(cause instanceof Refusal)) {
    // A client that has left is no fault of the function's.
    if (!aborted) console.error('enhance-image:', cause)
    return json(500, { success: false, enhancedImageUrl: null, error: enhancementFailed })
  }
  const response = json(cause.status, { success: false, enhancedImageUrl: null, error: cause.message })
  if (cause.retryAfter !== undefined) response.headers.set('Retry-After', String(cause.retryAfter))
  if (cause.status === 405) response.headers.set('Allow', 'POST, OPTIONS')
  return response
}

function json(status: number, reply: EnhanceReply): Response {
  return Response.json(reply, {
    status,
    headers: { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' },
  })
}
