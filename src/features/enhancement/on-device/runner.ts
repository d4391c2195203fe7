import { createBatchRunner } from '../batch/batch-runner'
import { enhancePhoto } from './engine/enhance-once'
import { explainFailure } from './engine/explain-failure'
import { openBatchOf } from './library'
import { removeUnused } from './library-persistence'
import type { LocalItem } from './photo'
import { shelfOf } from './shelf'
import { localStore, onChange, send } from './state'
import { expectedKeys } from './storage/expected-results'

/** Enhances the photos of all batches that are running: those of the list first, then of the newest one. */
export function runBatches(): void {
  const follow = createBatchRunner<LocalItem>({
    batches: () => {
      const { library } = localStore.state
      return [openBatchOf(library), ...shelfOf(library)]
    },
    send: ({ batch }, event) => send({ ...event, batch }),
    enhance,
    // One that is prepared while another is in the engine and a third one is stored.
    lookahead: 2,
    explain: ({ originalFile }, cause) => explainFailure(originalFile, cause),
  })
  onChange(({ library }, before) => {
    if (library !== before.library) follow()
  })
}

async function enhance(item: LocalItem, signal: AbortSignal) {
  const { id, batch } = item
  const storedLate = (key: string) => {
    send({ type: 'stored', batch, id, key })
    void removeUnused([key])
  }
  try {
    return await enhancePhoto(item, signal, storedLate)
  } finally {
    // The photo may have left while its result was being stored.
    void removeUnused(expectedKeys([id]))
  }
}
