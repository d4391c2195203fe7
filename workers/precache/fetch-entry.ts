import { type Entry, isPage } from './entries'
import { withoutStyles } from './page-styles'
import { findInOtherBuilds, put } from './store'
import { isGenuine } from './verify'

/** The answer is not the build's file. It may come from a sign-in page or a broken proxy. */
class ForeignResponse extends Error {
  override readonly name = 'ForeignResponse'
}

/** Only files with a digest in their name may come from the HTTP cache without revalidation. */
const hasDigest = ({ url }: Entry) => url.startsWith('/assets/')

const attempts = 3

/** Milliseconds before the second attempt. The wait before the third is twice as long. */
const pause = 400

/** Milliseconds after which a request is aborted. */
const timeout = 60_000

/**
 * Stores one entry. It is copied from an earlier build if that has the same content, and fetched otherwise. Answers that
 * are not the build's own are never stored.
 *
 * @throws the error of the last attempt
 */
export async function keepEntry(entry: Entry): Promise<void> {
  const known = await findInOtherBuilds(entry.url)
  if (known && (await isGenuine(entry, known))) return put(entry, await smallerPage(entry, known))
  for (let attempt = 1; ; attempt++) {
    try {
      return await put(entry, await smallerPage(entry, await fetchGenuine(entry, attempt)))
    } catch (error) {
      if (attempt === attempts || isQuotaError(error)) throw error
      await new Promise((resolve) => setTimeout(resolve, pause * attempt))
    }
  }
}

async function smallerPage(entry: Entry, response: Response): Promise<Response> {
  return isPage(entry) ? new Response(withoutStyles(await response.text()), response) : response
}

export const isQuotaError = (error: unknown) =>
  error instanceof DOMException && error.name === 'QuotaExceededError'

async function fetchGenuine(entry: Entry, attempt: number): Promise<Response> {
  // The HTTP cache may hold a foreign answer, so only the first attempt uses it.
  const first = hasDigest(entry) ? 'default' : 'no-cache'
  const response = await fetch(entry.url, {
    cache: attempt === 1 ? first : 'reload',
    redirect: 'error',
    credentials: 'same-origin',
    signal: AbortSignal.timeout(timeout),
  })
  if (await isGenuine(entry, response)) return response
  // An unread body keeps its connection open, and browsers allow only six.
  await response.body?.cancel().catch(() => {})
  throw new ForeignResponse(entry.url)
}
