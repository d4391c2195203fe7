import { createFailingHandler, type Handler } from './http/handler.ts'
import { readSettings } from './settings.ts'
import { startEnhanceImage } from './start.ts'
import { serveResult } from './store/folder-store.ts'

/** Where the function runs in Deno, hosted by Supabase or on a machine of one's own. */

const { enhanceImage, folder } = await start()

Deno.serve(async (request, { remoteAddr }) => {
  const result = folder === null ? null : await serveResult(request, folder)
  return result ?? enhanceImage(request, remoteAddr.hostname)
})

/** Hosted, nobody sees a program end: it goes on with an answer that says that nothing works, and the log says why. */
async function start(): Promise<{ enhanceImage: Handler; folder: string | null }> {
  try {
    const settings = readSettings(Deno.env.toObject())
    const folder = settings.store.kind === 'folder' ? settings.store.folder : null
    return { enhanceImage: await startEnhanceImage(settings), folder }
  } catch (error) {
    console.error('enhance-image cannot run.', error instanceof Error ? error.message : error)
    return { enhanceImage: createFailingHandler(), folder: null }
  }
}
