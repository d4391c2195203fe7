import { type EnhanceRequest, enhancementScale } from '~/supabase/functions/enhance-image/contract'
import { backend } from './backend'
import { readReply, retryAfter, serverFallbackError } from './reply'
import type { ServerItem } from './server-item'

/** No answer came: the device is offline, or the backend is. */
export class BackendUnreachable extends Error {
  override readonly name = 'BackendUnreachable'
}

/** In milliseconds. A neural engine on an own backend takes minutes for a large photograph. */
const timeout = 300_000

/**
 * Has the backend enhance one of the site's images to twice its size and answers with the result's address. When the
 * backend has too much to do and says how long to wait, it is asked again after that time.
 *
 * @param onWait told how many milliseconds it waits, and `null` when it goes on
 * @throws an `Error` with the backend's words, whatever the HTTP status they come with, or "Enhancement failed"
 */
export async function enhanceSiteImage(
  { originalPath }: ServerItem,
  signal: AbortSignal,
  onWait: (milliseconds: number | null) => void,
): Promise<string> {
  const imageUrl = new URL(originalPath, location.origin).href
  for (;;) {
    const { answer, wait } = await callBackend({ imageUrl, scale: enhancementScale }, signal)
    if (wait === undefined) return readReply(answer)
    onWait(wait)
    try {
      await pass(wait, signal)
    } finally {
      onWait(null)
    }
  }
}

interface Answered {
  /** As it came: nothing is known of it. */
  readonly answer: unknown
  /** Milliseconds after which the backend wants to be asked again. */
  readonly wait: number | undefined
}

async function callBackend(body: EnhanceRequest, signal: AbortSignal): Promise<Answered> {
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

/** Resolves after so many milliseconds; rejects when the signal is aborted before. */
function pass(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason)
    })
  })
}
