import { readCapped } from '../http/read-capped.ts'
import { Refusal } from '../refusal.ts'

export interface FetchLimits {
  readonly maxBytes: number
  /** For the whole photograph, in milliseconds. */
  readonly timeout: number
}

export const fetchLimits: FetchLimits = { maxBytes: 8_000_000, timeout: 10_000 }

/**
 * Fetches an allowed photograph. It follows no redirects. It stops if it takes too long or
 * gets more bytes than allowed.
 *
 * @throws Refusal that names the cause
 */
export async function fetchPhoto(
  url: URL,
  { maxBytes, timeout }: FetchLimits,
  abort: AbortSignal,
): Promise<Uint8Array<ArrayBuffer>> {
  const clock = AbortSignal.timeout(timeout)
  try {
    const response = await fetch(url, {
      redirect: 'manual',
      credentials: 'omit',
      signal: AbortSignal.any([abort, clock]),
    })
    if (response.status !== 200) {
      await response.body?.cancel()
      if (response.status === 404) throw new Refusal(404, 'The photograph was not found')
      throw new Refusal(502, 'The website did not hand out the photograph')
    }
    return await readCapped(
      response,
      maxBytes,
      `The photograph is larger than ${Math.floor(maxBytes / 1e6)} MB`,
    )
  } catch (error) {
    if (error instanceof Refusal) throw error
    abort.throwIfAborted()
    if (clock.aborted) throw new Refusal(504, 'Reading the photograph took too long')
    throw new Refusal(502, 'The photograph could not be read')
  }
}
