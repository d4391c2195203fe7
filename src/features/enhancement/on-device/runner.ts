import type { BatchEvent } from '../batch/batch-reducer'
import { createBatchRunner } from '../batch/batch-runner'
import { announcementOf } from '../batch/words'
import { enhancePhoto } from './engine/enhance-once'
import { explainFailure } from './engine/explain-failure'
import type { LocalItem } from './photo'
import { changeState, localStore } from './state'

const runner = createBatchRunner<LocalItem>({
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

/** Drives the local tool's batch: the only one that changes it. */
export const localRunner = {
  send(event: BatchEvent<LocalItem>): void {
    runner.send(event)
    if (event.type === 'exported' && event.items.length > 0) noteSave()
  },
}

/** Notes that photos were handed over just now, as the file type that is chosen. */
function noteSave(): void {
  const { saves, fileType } = localStore.state
  changeState({ saves: [...saves.filter((save) => save.as !== fileType), { as: fileType, at: Date.now() }] })
}
