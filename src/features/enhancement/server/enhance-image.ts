import { pause } from '@/lib/pause'
import { type EnhanceRequest, enhancementScale } from '~/supabase/functions/enhance-image/contract'
import { backend, backendUrl } from './backend'

/** What is said of an image when the backend gives no reason (specification, section 8). */
export const serverFallbackError = 'Enhancement failed'

/** No answer came: the device is offline, or the backend is. */
export class BackendUnreachable extends Error {
  override readonly name = 'BackendUnreachable'
}

/** In milliseconds. A neural engine on an own backend takes minutes for a large photograph. */
const timeout = 300_000

/** The longest time to wait before a busy backend is asked again, in milliseconds, whatever it wants. */
const longestWait = 600_000

/**
 * Has the backend enhance one of the site's images to twice its size and answers with the result's address. When the
 * backend has too much to do and says how long to wait, it is asked again after that time.
 *
 * @param onWait told when it is asked again, in milliseconds since 1970, and `null` when it goes on
 * @throws an `Error` with the backend's words, whatever the HTTP status they come with, or "Enhancement failed"
 */
export async function enhanceSiteImage(
  originalPath: string,
  signal: AbortSignal,
  onWait: (time: number | null) => void,
): Promise<string> {
  const imageUrl = new URL(originalPath, location.origin).href
  for (;;) {
    const { answer, wait } = await callBackend({ imageUrl, scale: enhancementScale }, signal)
    if (wait === undefined) return readReply(answer)
    const time = Math.min(wait, longestWait)
    onWait(Date.now() + time)
    const aborted = new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason))
    })
    await Promise.race([pause(time), aborted]).finally(() => onWait(null))
  }
}

async function callBackend(body: EnhanceRequest, signal: AbortSignal) {
  const { functions } = await backend().catch(unreachable)
  const { data, error, response } = await functions.invoke<unknown>('enhance-image', {
    body,
    signal,
    timeout,
  })
  if (error?.name === 'FunctionsFetchError') unreachable()
  // The client hands out no data for a status other than 2xx: the backend's own words are still unread in its answer.
  const answer: unknown = error ? await response?.json().catch(() => null) : data
  return { answer, wait: response?.status === 429 ? retryAfter(response.headers) : undefined }
}

function unreachable(): never {
  throw new BackendUnreachable(serverFallbackError)
}

/**
 * Reads the backend's answer for `success`, `enhancedImageUrl` and `error` (specification, section 7). What else it
 * contains is not looked at, so that no finished image is lost to it.
 *
 * @returns the address of the enhanced image
 * @throws an `Error` with the backend's words, or "Enhancement failed" where it has none, also if the address is one that
 *   this page may not load
 */
export function readReply(answer: unknown): string {
  const { success, enhancedImageUrl, error } = (answer ?? {}) as Readonly<Record<string, unknown>>
  if (success && typeof enhancedImageUrl === 'string' && enhancedImageUrl && isLoadable(enhancedImageUrl))
    return enhancedImageUrl
  throw new Error((typeof error === 'string' && error) || serverFallbackError)
}

/** Whether the page's security policy lets it show and save an image at this address. */
function isLoadable(address: string): boolean {
  const { origin } = location
  try {
    return [origin, new URL(backendUrl, origin).origin].includes(new URL(address, origin).origin)
  } catch {
    return false
  }
}

/** How many milliseconds an answer asks to wait, in seconds or as a date; `undefined` where it does not say. */
export function retryAfter(headers: Headers): number | undefined {
  const value = headers.get('retry-after')
  if (!value) return undefined
  const seconds = Number(value)
  const milliseconds = Number.isNaN(seconds) ? Date.parse(value) - Date.now() : seconds * 1000
  return Number.isNaN(milliseconds) ? undefined : Math.max(0, milliseconds)
}
