import { parentPort } from 'node:worker_threads'
import { enhance } from '../../supabase/functions/enhance-image/engine/engine.ts'
import { Refusal } from '../../supabase/functions/enhance-image/refusal.ts'
import type { EngineAnswer } from './engine-thread.ts'

/**
 * The thread in which the engine works. It gets photographs one after the other and answers each. Any error
 * but a refusal ends the thread, which its owner notices.
 */
parentPort?.on('message', async (photo: Uint8Array) => {
  try {
    answer({ jpeg: await enhance(photo) })
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    answer({ refusal: { status: error.status, message: error.message } })
  }
})

const answer = (message: EngineAnswer) => parentPort?.postMessage(message)
