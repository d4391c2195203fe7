import { join } from 'node:path'
import { functionPath } from '../../supabase/functions/enhance-image/contract.ts'
import {
  readSettings,
  type Settings,
  thisMachine,
} from '../../supabase/functions/enhance-image/environment.ts'
import { startEnhanceImage } from '../../supabase/functions/enhance-image/start.ts'
import { serveResult } from '../../supabase/functions/enhance-image/store/folder-store.ts'
import { hostInUrl } from '../address.ts'
import { parseTarget, type RequestHandler } from '../http-server.ts'
import { EngineThread } from './engine-thread.ts'
import { readCall, sendAnswer } from './function-call.ts'

interface EnhanceImageOptions {
  /** The port at which the site is served; asked for once requests come. */
  readonly port: () => number
  /** The interface at which it is served, where it is not all of them. */
  readonly host?: string | undefined
  /** Folder of the enhanced photographs; made when the first one is asked for. */
  readonly folder: string
}

/**
 * The backend function `enhance-image` on the site's own origin, with no account and no network: photographs
 * are read from this server, which also serves the results.
 *
 * Whom it serves is known from the port and the interface alone, never from the `Host` header: a foreign name
 * that is made to point at this machine stays foreign. Public names in front of it are added by
 * `ENHANCE_SITE_ORIGINS`.
 */
export function embedEnhanceImage(options: EnhanceImageOptions) {
  const engine = new EngineThread()
  const { handler: enhanceImage, open } = startEnhanceImage(
    () => embeddedSettings({ ...options, port: options.port() }),
    engine.enhance,
  )

  const handler: RequestHandler = async (req, res) => {
    const { path } = parseTarget(req.url)
    if (path !== functionPath) {
      const result = await serveResult(req.method ?? '', path, options.folder)
      if (result) await sendAnswer(res, result)
      return result !== null
    }
    const call = readCall(req, res)
    // Longer than any photograph takes: until then the connection may be silent.
    res.setTimeout(90_000)
    await sendAnswer(res, await enhanceImage(call, req.socket.remoteAddress ?? ''))
    return true
  }
  return { handler, open, close: () => engine.close() }
}

/**
 * The function's settings by the environment, with what `npm start` knows itself. A machine of one's own has
 * no hosted limits.
 *
 * @throws Error that names every wrong variable
 */
export function embeddedSettings({
  port,
  host,
  folder,
}: Omit<EnhanceImageOptions, 'port'> & { readonly port: number }): Settings {
  const { env } = process
  const local = thisMachine.map((name) => new URL(`http://${name}:${port}`).origin)
  return readSettings({
    ...env,
    ENHANCE_SITE_ORIGINS: [...local, env.ENHANCE_SITE_ORIGINS].filter(Boolean).join(','),
    ENHANCE_PHOTO_SOURCE: env.ENHANCE_PHOTO_SOURCE || `http://${hostInUrl(host)}:${port}`,
    ENHANCE_STORE_FOLDER: folder,
    ENHANCE_MAX_PIXELS: env.ENHANCE_MAX_PIXELS || '16000000',
  })
}

/** Where enhanced photographs are kept unless told otherwise. */
export const resultsFolder = (root: string) =>
  process.env.ENHANCE_STORE_FOLDER || join(root, 'node_modules/.cache/enhanced-photos')
