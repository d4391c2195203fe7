import { safeParse } from 'valibot'
import {
  type EnhanceReply,
  type EnhanceRequest,
  enhancementScale,
  enhanceReply,
} from '../../../../supabase/functions/enhance-image/contract'
import { backend } from './backend'
import type { ServerItem } from './server-item'

/** What is said of an image when the backend gives no reason (specification, section 8). */
export const serverFallbackError = 'Enhancement failed'

/** No answer came: the device is offline, or the backend is. */
export class BackendUnreachable extends Error {
  override readonly name = 'BackendUnreachable'
}

/** In milliseconds: a backend of one's own with the neural engine takes minutes for a large photograph. */
const timeout = 300_000

/**
 * Has the backend enhance one of the site's images to twice its size and answers with the result's address.
 *
 * Fails with the error that the backend gives, whatever the HTTP status it comes with, or "Enhancement failed".
 */
export async function enhanceSiteImage({ originalPath }: ServerItem, signal: AbortSignal): Promise<string> {
  const imageUrl = new URL(originalPath, location.origin).href
  const reply = await callBackend({ imageUrl, scale: enhancementScale }, signal)
  if (reply?.success) return reply.enhancedImageUrl
  throw new Error(reply?.error || serverFallbackError)
}

/** The backend's answer, or null for one that is not of the contract. */
async function callBackend(body: EnhanceRequest, signal: AbortSignal): Promise<EnhanceReply | null> {
  const { functions } = await backend().catch(unreachable)
  const { data, error, response } = await functions.invoke<unknown>('enhance-image', {
    body,
    signal,
    timeout,
  })
  if (error?.name === 'FunctionsFetchError') unreachable()
  // The client hands out no data for a status other than 2xx: the backend's own words are still unread in its answer.
  const answer: unknown = error ? await response?.json().catch(() => null) : data
  const { success, output } = safeParse(enhanceReply, answer)
  return success ? output : null
}

function unreachable(): never {
  throw new BackendUnreachable(serverFallbackError)
}
