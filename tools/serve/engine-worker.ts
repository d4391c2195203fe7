import { parentPort, workerData } from 'node:worker_threads'
import { loadEngine } from '../../supabase/functions/enhance-image/engine/load-engine.ts'
import { Refusal } from '../../supabase/functions/enhance-image/refusal.ts'
import type { EngineName } from '../../supabase/functions/enhance-image/settings.ts'
import type { EngineAnswer } from './engine-thread.ts'

/** The thread in which the engine works. It gets photographs one after the other and answers each. */

const engine = await loadEngine(workerData as EngineName)

parentPort?.on('message', async (photo: Uint8Array) => {
  parentPort?.postMessage(await enhance(photo))
})

/** Any error but a refusal ends the thread, which its owner notices. */
async function enhance(photo: Uint8Array): Promise<EngineAnswer> {
  try {
    // Who no longer wants a photograph ends the thread.
    return { jpeg: await engine.enhance(photo, new AbortController().signal) }
  } catch (error) {
    if (error instanceof Refusal) return { refusal: { status: error.status, message: error.message } }
    throw error
  }
}
