import { isQuotaError } from '../../shared/quota-error'
import { type Entry, isPage, notFoundPage } from './entries'
import { findInOtherBuilds, put } from './store'

const attempts = 3

/** Milliseconds before the second attempt. The wait before the third is twice as long. */
const pause = 400

const timeout = 60_000

/** Browsers run or apply these files only with the right content type. */
const types: readonly (readonly [ending: RegExp, type: RegExp])[] = [
  [/\.js$/, /javascript/],
  [/\.css$/, /^text\/css/],
  [/\.wasm$/, /^application\/wasm/],
]

/** Characters of a digest: enough to tell files apart, and few enough for a short list. */
const digestLength = 16

/**
 * Stores one entry. It is copied from another build if that has the same content, and fetched otherwise.
 * Answers that are not the build's own are never stored.
 *
 * @throws the error of the last attempt
 */
export async function precacheEntry(entry: Entry): Promise<void> {
  const known = await findInOtherBuilds(entry.url)
  if (known && (await isGenuine(entry, known))) return put(entry, known)
  for (let attempt = 1; ; attempt++) {
    try {
      return await put(entry, await fetchGenuine(entry, attempt))
    } catch (error) {
      if (attempt === attempts || isQuotaError(error)) throw error
      await new Promise((resolve) => setTimeout(resolve, pause * attempt))
    }
  }
}

async function fetchGenuine(entry: Entry, attempt: number): Promise<Response> {
  // Only a file with a digest in its name may come from the HTTP cache without revalidation. The cache may
  // hold a foreign answer, so later attempts do without it.
  const first = entry.url.startsWith('/assets/') ? 'default' : 'no-cache'
  const response = await fetch(entry.url, {
    cache: attempt === 1 ? first : 'reload',
    redirect: 'error',
    credentials: 'same-origin',
    signal: AbortSignal.timeout(timeout),
  })
  if (await isGenuine(entry, response)) return response
  // An unread body keeps its connection open, and browsers allow only six.
  await response.body?.cancel().catch(() => {})
  throw new Error(`The answer is not the build's ${entry.url}`)
}

/**
 * True if a response is the build's own file. It may instead be a network's sign-in page, a maintenance page
 * with status 200, a truncated file, or a file of another build. Reads a copy of the body.
 */
async function isGenuine(entry: Entry, response: Response): Promise<boolean> {
  const hasStatus = response.ok || (response.status === 404 && entry.url === notFoundPage)
  if (!hasStatus || response.redirected) return false
  const type = response.headers.get('content-type') ?? ''
  if (isPage(entry)) {
    // Some hosts change a page's bytes, for example by minifying it. Its mark and its end must be there.
    const html = await response.clone().text()
    return type.startsWith('text/html') && html.includes(entry.revision) && html.includes('</html>')
  }
  if (types.some(([ending, expected]) => ending.test(entry.url) && !expected.test(type))) return false
  return (await digestOf(await response.clone().arrayBuffer())) === entry.revision
}

async function digestOf(body: ArrayBuffer): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', body))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .slice(0, digestLength)
}
