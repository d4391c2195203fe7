import { type Entry, isPage, notFoundPage } from './entries'

/** Browsers run or apply these files only with the right content type. */
const types: readonly (readonly [ending: RegExp, type: RegExp])[] = [
  [/\.js$/, /javascript/],
  [/\.css$/, /^text\/css/],
  [/\.wasm$/, /^application\/wasm/],
]

/**
 * Whether a response is the build's own file. It may instead be a network's sign-in page, a maintenance page with status
 * 200, a truncated file, or a file of another build. Reads a copy of the body.
 */
export async function isGenuine(entry: Entry, response: Response): Promise<boolean> {
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

/** Characters of a digest: enough to tell files apart, and few enough for a short list. */
const digestLength = 16

async function digestOf(body: ArrayBuffer): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', body))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .slice(0, digestLength)
}
