import { readSettings } from './environment.ts'
import { startEnhanceImage } from './start.ts'
import { serveResult } from './store/folder-store.ts'

/** The entry point in Deno, for Supabase and for self-hosting. */

const environment = Deno.env.toObject()
const folder = environment.ENHANCE_STORE_FOLDER
const { handler, open } = startEnhanceImage(() => readSettings(environment))
await open()

Deno.serve(async (request, { remoteAddr }) => {
  // Anything may stand in `Host`, so the address may not be valid.
  const path = URL.parse(request.url)?.pathname ?? ''
  const result = folder ? await serveResult(request.method, path, folder) : null
  return result ?? handler(request, remoteAddr.hostname)
})
