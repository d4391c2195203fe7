import { delay } from './delay'

/** A file of the site could not be loaded: there is no network, or a deploy has removed the file. */
export class LoadError extends Error {
  override readonly name = 'LoadError'

  constructor(cause?: unknown) {
    super(
      'A part of this page could not be loaded. Check the connection and try again. If that does not help, reload the page.',
      { cause },
    )
  }
}

/**
 * Fetches a file of the site, which then is in the browser's cache, too. A failed attempt is repeated once.
 *
 * @param type a part of its content type. With any other one it is a foreign file, such as a network's
 * sign-in page.
 * @throws LoadError
 */
export async function fetchFile(url: string, type: 'javascript' | 'css' | 'wasm'): Promise<ArrayBuffer> {
  try {
    return await attempt(url, type, 'default')
  } catch {
    // A deploy may be under way.
    await delay(1_000)
    try {
      // Replaces a wrong answer in the browser's cache.
      return await attempt(url, type, 'reload')
    } catch (cause) {
      throw new LoadError(cause)
    }
  }
}

async function attempt(url: string, type: string, cache: RequestCache): Promise<ArrayBuffer> {
  const response = await fetch(url, { cache })
  const contentType = response.headers.get('Content-Type') ?? ''
  if (!response.ok || !contentType.includes(type))
    throw new Error(`${url} answered with ${response.status} ${contentType}`)
  return response.arrayBuffer()
}
