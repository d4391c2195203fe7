import { type Entry, isPage, notFoundPage } from './entries'

/** What a browser runs or applies only under the right type. */
const types: readonly (readonly [ending: RegExp, type: RegExp])[] = [
  [/\.js$/, /javascript/],
  [/\.css$/, /^text\/css/],
  [/\.wasm$/, /^application\/wasm/],
]

/**
 * Whether a response is what the build made, and not a sign-in page of the network, a maintenance page with status 200,
 * half a file, or a file of another build. Reads a copy of the body.
 */
export async function isGenuine(entry: Entry, response: Response): Promise<boolean> {
  const hasStatus = response.ok || (response.status === 404 && entry.url === notFoundPage)
  if (!hasStatus || response.redirected) return false
  const type = response.headers.get('content-type') ?? ''
  if (isPage(entry)) {
    // Some hosts add to a page or compress it, so its bytes may differ. Its mark and its end must be there.
    const html = await response.clone().text()
    return type.startsWith('text/html') && html.includes(entry.revision) && html.includes('</html>')
  }
  if (types.some(([ending, expected]) => ending.test(entry.url) && !expected.test(type))) return false
  return (await digestOf(await response.clone().arrayBuffer())) === entry.revision
}

/** Long enough to tell files apart, short enough for a list of all of them. */
const digestLength = 16

async function digestOf(body: ArrayBuffer): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', body))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .slice(0, digestLength)
}
