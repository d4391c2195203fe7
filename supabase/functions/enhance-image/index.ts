import { readSettings } from './settings.ts'
import { startEnhanceImage } from './start.ts'
import { serveResult } from './store/folder-store.ts'

/** Where the function runs in Deno, hosted by Supabase or on a machine of one's own. */

const settings = readSettings((name) => Deno.env.get(name))
const enhanceImage = await startEnhanceImage(settings)
const { store } = settings

Deno.serve(async (request, { remoteAddr }) => {
  const result = store.kind === 'folder' ? await serveResult(request, store.folder) : null
  return result ?? enhanceImage(request, remoteAddr.hostname)
})
