import { createStore } from '@tanstack/react-store'
import { siteImages } from '@/content/site-images'
import { type Batch, emptyBatch, reduceBatch } from '../batch/batch-reducer'
import { createBatchRunner } from '../batch/batch-runner'
import { BackendUnreachable, enhanceSiteImage } from './enhance-image'
import { serverFallbackError } from './reply'
import { pendingItems, type ServerItem } from './server-item'

/** All that the server tool shows. */
export interface ServerState {
  readonly batch: Batch<ServerItem>
  /** Whether no answer came to the last request. */
  readonly isUnreachable: boolean
  /** The backend has too much to do and is asked again after so many milliseconds; `null` otherwise. */
  readonly wait: number | null
}

/** The server tool's state, with the runner that drives its batch. */
export function createServerTool() {
  const batch = reduceBatch<ServerItem>(emptyBatch, { type: 'append', items: pendingItems(siteImages) })
  const store = createStore<ServerState>({ batch, isUnreachable: false, wait: null })
  const change = (changes: Partial<ServerState>) => store.setState((state) => ({ ...state, ...changes }))
  const runner = createBatchRunner<ServerItem>({
    batch: { read: () => store.state.batch, write: (now) => change({ batch: now }) },
    async enhance(item, signal) {
      const enhancedUrl = await enhanceSiteImage(item, signal, (wait) => change({ wait }))
      change({ isUnreachable: false })
      return { enhancedUrl }
    },
    async explain(_, cause) {
      change({ isUnreachable: cause instanceof BackendUnreachable })
      const error = (cause instanceof Error && cause.message) || serverFallbackError
      return { error, reason: null }
    },
  })
  return { store, send: runner.send }
}

export type ServerTool = ReturnType<typeof createServerTool>
