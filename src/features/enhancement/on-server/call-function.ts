import { abortable } from '@/lib/abortable'
import { afterAwake } from '@/lib/after-awake'
import { delay } from '@/lib/delay'
import {
  type EnhanceRequest,
  enhancementScale,
  functionName,
  functionPath,
} from '~/supabase/functions/enhance-image/contract'
import { backend, backendUrl } from './backend'
import { EnhancementFailed } from './failures'
import { readReply } from './reply'

/**
 * Why nothing happens: the backend has been silent for so many milliseconds, or is busy and asked again at this
 * time (since 1970, in ms).
 */
export type Wait =
  | { readonly kind: 'busy'; readonly until: number }
  | { readonly kind: 'silent'; readonly for: number }

/** In milliseconds. A neural engine on an own backend takes minutes for a large photo. */
const timeout = 300_000

/** Milliseconds without an answer after which people are told. */
const silence = 30_000

/** How many milliseconds a busy backend is left alone, at least and at most, whatever it wants. */
const shortestWait = 1_000
const longestWait = 600_000

/**
 * Has the backend enhance one of the site's images to twice its size and answers with the result's address.
 * When the backend has too much to do and says how long to wait, it is asked again after that time.
 *
 * @param onWait told why nothing happens, and `null` when it goes on
 * @throws an {@link EnhancementFailed}, or the signal's reason as soon as it is aborted
 */
export async function enhanceSiteImage(
  originalPath: string,
  signal: AbortSignal,
  onWait: (wait: Wait | null) => void,
): Promise<string> {
  const imageUrl = new URL(originalPath, location.origin).href
  try {
    for (;;) {
      const { answer, status, wait } = await callBackend(
        { imageUrl, scale: enhancementScale },
        signal,
        onWait,
      )
      if (wait === undefined) return readReply(answer, status)
      const time = Math.min(Math.max(wait, shortestWait), longestWait)
      onWait({ kind: 'busy', until: Date.now() + time })
      await abortable(delay(time), signal)
    }
  } finally {
    onWait(null)
  }
}

async function callBackend(body: EnhanceRequest, signal: AbortSignal, onWait: (wait: Wait | null) => void) {
  const { functions } = await abortable(backend().catch(unreachable), signal)
  onWait(null)
  const over = new AbortController()
  const stops = [
    afterAwake(silence, () => onWait({ kind: 'silent', for: silence })),
    afterAwake(timeout, () => over.abort(new EnhancementFailed('took too long', `${timeout}`))),
  ]
  const inTime = <Answer>(answer: Promise<Answer>) => abortable(abortable(answer, signal), over.signal)
  try {
    const { data, error, response } = await inTime(
      functions.invoke<unknown>(functionName, { body, signal: over.signal }),
    )
    if (error?.name === 'FunctionsFetchError') await inTime(explainSilence(over.signal))
    // The client hands out no data for a status other than 2xx: the backend's words are still unread.
    const answer: unknown = error ? await inTime(readJson(response)) : data
    const wait = response?.status === 429 ? retryAfter(response.headers) : undefined
    return { answer, status: response?.status, wait }
  } finally {
    for (const stop of stops) stop()
    // Nobody waits for it any more.
    over.abort()
  }
}

const readJson = async (response: Response | undefined) => response?.json().catch(() => null)

function unreachable(): never {
  throw new EnhancementFailed('unreachable')
}

/** A browser keeps the answer from pages that the backend does not know, which look as if none had come. */
async function explainSilence(signal: AbortSignal): Promise<never> {
  const isElsewhere = new URL(backendUrl, location.origin).origin !== location.origin
  if (isElsewhere && (await isThere(signal))) throw new EnhancementFailed('foreign site')
  return unreachable()
}

/** True if the backend answers at all. The answer itself can't be read. */
const isThere = (signal: AbortSignal) =>
  fetch(`${backendUrl}${functionPath}`, { mode: 'no-cors', signal })
    .then(() => true)
    .catch(() => false)

/** How many milliseconds an answer asks to wait, in seconds or as a date; `undefined` if it doesn't say. */
export function retryAfter(headers: Headers): number | undefined {
  const value = headers.get('retry-after')
  if (!value) return undefined
  const seconds = Number(value)
  const milliseconds = Number.isNaN(seconds) ? Date.parse(value) - Date.now() : seconds * 1000
  return Number.isNaN(milliseconds) ? undefined : milliseconds
}
