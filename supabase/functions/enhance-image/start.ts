import type { Engine } from './engine/engine.ts'
import { loadEngine } from './engine/load-engine.ts'
import { createEnhancePhoto } from './enhance-photo.ts'
import { createHandler, type Handler } from './http/handler.ts'
import { SupabaseRateLimit } from './http/supabase-rate-limit.ts'
import type { Settings } from './settings.ts'
import { openStore } from './store/open-store.ts'

/**
 * Creates the function from its parts.
 *
 * @param engine an engine that runs in another thread. Without it, the engine of the settings is loaded in this thread
 */
export async function startEnhanceImage(settings: Settings, engine?: Engine): Promise<Handler> {
  const store = await openStore(settings)
  const enhancePhoto = createEnhancePhoto(settings, engine ?? (await loadEngine(settings.engine)), store)
  const sharedLimit = settings.store.kind === 'supabase' ? new SupabaseRateLimit(settings.store) : undefined
  return createHandler(settings, enhancePhoto, sharedLimit)
}
