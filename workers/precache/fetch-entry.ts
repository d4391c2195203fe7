import { type Entry, isPage } from './entries'
import { withoutStyles } from './page-styles'
import { findInOtherBuilds, put } from './store'
import { isGenuine } from './verify'

/** The network, or somebody in it, has answered with something else than the build's file. */
class ForeignResponse extends Error {
  override readonly name = 'ForeignResponse'
}

/** Only what has a digest in its name may be taken from the HTTP cache unasked. */
const hasDigest = ({ url }: Entry) => url.startsWith('/assets/')

const attempts = 3

/** Milliseconds between two attempts. */
const pause = 400

/** Milliseconds after which a connection that says nothing is given up. */
const timeout = 60_000

/**
 * Keeps one entry: from an earlier build where it is the same, else from the network. Nothing is kept that the build has
 * not made.
 *
 * @throws what the last attempt failed with
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
  // A foreign answer may stand in the HTTP cache as well: from the second attempt on it is left aside.
  const first = hasDigest(entry) ? 'default' : 'no-cache'
  const response = await fetch(entry.url, {
    cache: attempt === 1 ? first : 'reload',
    redirect: 'error',
    credentials: 'same-origin',
    signal: AbortSignal.timeout(timeout),
  })
  if (await isGenuine(entry, response)) return response
  // A body that nobody reads holds its connection, of which there are six.
  await response.body?.cancel().catch(() => {})
  throw new ForeignResponse(entry.url)
}
