import { loadEngine } from './engine/load-engine.ts'
import { createEnhancePhoto } from './enhance-photo.ts'
import { createHandler, type Handler } from './http/handler.ts'
import type { Settings } from './settings.ts'
import { openStore } from './store/open-store.ts'

/** Puts the function's parts together. The engine itself is loaded with the first photograph. */
export async function startEnhanceImage(settings: Settings): Promise<Handler> {
  const [engine, store] = await Promise.all([loadEngine(settings.engine), openStore(settings)])
  return createHandler(settings, createEnhancePhoto(settings, engine, store))
}
