import { type Enhance, enhance } from './engine/engine.ts'
import { createEnhancePhoto } from './enhance-photo.ts'
import { createHandler, type Handler } from './http/handler.ts'
import type { Settings } from './settings.ts'
import { openFolderStore } from './store/folder-store.ts'
import { supabaseStore } from './store/supabase-store.ts'

/**
 * Creates the function from its parts.
 *
 * @param engine the engine in another thread, if there is one
 * @throws Error if the results' folder can't be written
 */
export async function startEnhanceImage(settings: Settings, engine: Enhance = enhance): Promise<Handler> {
  const { store } = settings
  const results = store.kind === 'supabase' ? supabaseStore(store) : await openFolderStore(store.folder)
  return createHandler(settings, createEnhancePhoto(settings, engine, results))
}
