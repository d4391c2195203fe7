import { type Enhance, enhance } from './engine/engine.ts'
import { createEnhancePhoto } from './enhance-photo.ts'
import type { Settings } from './environment.ts'
import { createHandler, failingHandler, type Handler } from './http/handler.ts'
import { openFolderStore } from './store/folder-store.ts'
import { supabaseStore } from './store/supabase-store.ts'

/**
 * The function, which starts with its first call, or before that by `open`. Where it can't, because a setting
 * is wrong or the results' folder can't be written, nothing ends: every answer is an error, the log has the
 * cause, and the next call tries again.
 *
 * @param settings gives the settings or throws an error that names every wrong one
 * @param engine the engine in another thread, if there is one
 */
export function startEnhanceImage(settings: () => Settings, engine: Enhance = enhance) {
  let running: Promise<Handler> | undefined
  let problem = ''

  const start = async () => {
    const checked = settings()
    const { store } = checked
    const results = store.kind === 'supabase' ? supabaseStore(store) : await openFolderStore(store.folder)
    return createHandler(checked, createEnhancePhoto(checked, engine, results))
  }

  /** Returns null where it can't start. */
  const open = async (): Promise<Handler | null> => {
    running ??= start()
    try {
      return await running
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error)
      if (message !== problem) console.error('enhance-image cannot run.', message)
      problem = message
      running = undefined
      return null
    }
  }

  const handler: Handler = async (call, clientAddress) => {
    const handle = (await open()) ?? failingHandler
    return handle(call, clientAddress)
  }
  return { handler, open }
}
