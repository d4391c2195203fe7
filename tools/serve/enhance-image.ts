import type { IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { serveResult } from '../../supabase/functions/enhance-image/store/folder-store.ts'
import { resultsPath } from '../../supabase/functions/enhance-image/store/result-store.ts'
import { FunctionWorker } from './function-worker.ts'
import { readCapped, sendResponse, toRequest } from './node-http.ts'
import type { RequestHandler } from './server.ts'

/** Where supabase-js looks for the function. */
const functionPath = '/functions/v1/enhance-image'

interface EnhanceImageOptions {
  /** The port at which the site is served; asked for once requests come. */
  readonly port: () => number
  /** Folder of the enhanced photographs; made when the first one is asked for. */
  readonly folder: string
  /** The most pixels that a photograph may have. A machine of one's own has no hosted limits. */
  readonly maxPixels?: number
}

export interface EmbeddedEnhanceImage {
  readonly handler: RequestHandler
  close(): Promise<void>
}

/**
 * The backend function `enhance-image` on the site's own origin, with no account and no network: photographs are read
 * from this server and the results handed out by it.
 *
 * Whom it serves is known from the port alone, never from the `Host` header: a foreign name that is made to point at
 * this machine stays foreign. Public names in front of it are added by `ENHANCE_SITE_ORIGINS`.
 */
export function embedEnhanceImage({
  port,
  folder,
  maxPixels = 16_000_000,
}: EnhanceImageOptions): EmbeddedEnhanceImage {
  const worker = new FunctionWorker(join(import.meta.dirname, 'enhance-image-worker.ts'), () => ({
    ...process.env,
    ENHANCE_SITE_ORIGINS: siteOrigins(port()).join(','),
    ENHANCE_PHOTO_SOURCE: process.env.ENHANCE_PHOTO_SOURCE || `http://localhost:${port()}`,
    ENHANCE_STORE_FOLDER: folder,
    ENHANCE_MAX_PIXELS: process.env.ENHANCE_MAX_PIXELS || String(maxPixels),
  }))

  const handler: RequestHandler = async (request, response) => {
    const origin = `http://localhost:${port()}`
    const path = pathOf(request)
    if (path.startsWith(resultsPath)) {
      const result = await serveResult(toRequest(request, origin), folder)
      if (result) await sendResponse(response, result)
      return result !== null
    }
    if (path !== functionPath) return false
    const body = await readCapped(request)
    const leaving = new AbortController()
    response.once('close', () => leaving.abort())
    const answer = await worker.call(toRequest(request, origin, body), clientOf(request), leaving.signal)
    if (answer) await sendResponse(response, answer)
    return true
  }
  return { handler, close: () => worker.close() }
}

/** The names by which a browser on this machine knows the server, and the public ones. */
function siteOrigins(port: number): string[] {
  const local = ['localhost', '127.0.0.1', '[::1]'].map((host) => new URL(`http://${host}:${port}`).origin)
  const configured = (process.env.ENHANCE_SITE_ORIGINS ?? '')
    .split(',')
    .filter((origin) => origin.trim() !== '')
  return [...local, ...configured]
}

const pathOf = ({ url = '/' }: IncomingMessage) => url.split('?', 1)[0] ?? '/'

const clientOf = ({ socket }: IncomingMessage) => socket.remoteAddress ?? ''

/** Where enhanced photographs are kept unless told otherwise. */
export const resultsFolder = (root: string) =>
  process.env.ENHANCE_STORE_FOLDER || join(root, 'node_modules/.cache/enhanced-photos')
