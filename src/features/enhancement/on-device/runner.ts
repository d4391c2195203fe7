import { createBatchRunner } from '../batch/batch-runner'
import { announcementOf } from '../batch/words'
import { enhancePhoto } from './engine/enhance-once'
import { explainFailure } from './engine/explain-failure'
import type { LocalItem } from './photo'
import { localStore } from './state'

/** Drives the local tool's batch: the only one that changes it. */
export const localRunner = createBatchRunner<LocalItem>({
  batch: {
    read: () => localStore.state.batch,
    write: (batch) =>
      localStore.setState((state) => ({
        ...state,
        batch,
        announcement: announcementOf(batch, state.batch) ?? state.announcement,
      })),
  },
  enhance: enhancePhoto,
  // One that is prepared while another is in the engine and a third one is stored.
  lookahead: 2,
  explain: ({ originalFile }, cause) => explainFailure(originalFile, cause),
})
