import { announcementOf } from '@/features/enhancement/batch/announcements'
import { createBatchRunner } from '@/features/enhancement/batch/batch-runner'
import { enhancePhoto, prefetchPhoto } from '../engine/enhance-photo'
import { explainFailure } from '../engine/explain-failure'
import type { LocalItem } from './local-item'
import { localStore } from './local-state'

/** Drives the local tool's batch. */
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
  prefetch: prefetchPhoto,
  explain: ({ originalFile }, cause) => explainFailure(originalFile, cause),
})
