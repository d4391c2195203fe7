import type { Engine } from './engine/engine.ts'
import { loadEngine } from './engine/load-engine.ts'
import { createEnhancePhoto } from './enhance-photo.ts'
import { createHandler, type Handler } from './http/handler.ts'
import { SupabaseRateLimit } from './http/supabase-rate-limit.ts'
import type { Settings } from './settings.ts'
import { openStore } from './store/open-store.ts'

/**
 * Puts the function's parts together.
 *
 * @param engine runs the engine elsewhere than in this thread; without it the one that the settings name is loaded
 */
export async function startEnhanceImage(settings: Settings, engine?: Engine): Promise<Handler> {
  const store = await openStore(settings)
  const enhancePhoto = createEnhancePhoto(settings, engine ?? (await loadEngine(settings.engine)), store)
  const sharedLimit = settings.store.kind === 'supabase' ? new SupabaseRateLimit(settings.store) : undefined
  return createHandler(settings, enhancePhoto, sharedLimit)
}
