import { createFailingHandler, type Handler } from './http/handler.ts'
import { readSettings } from './settings.ts'
import { startEnhanceImage } from './start.ts'
import { serveResult } from './store/folder-store.ts'

/** The entry point in Deno, for Supabase and for self-hosting. */

const { enhanceImage, folder } = await start()

Deno.serve(async (request, { remoteAddr }) => {
  const result = folder === null ? null : await serveResult(request, folder)
  return result ?? enhanceImage(request, remoteAddr.hostname)
})

/** Nobody notices when a hosted program ends. So it keeps running: every answer is an error, and the log has the cause. */
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
