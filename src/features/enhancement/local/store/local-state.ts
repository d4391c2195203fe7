import { createStore, useSelector } from '@tanstack/react-store'
import { type Batch, emptyBatch } from '@/features/enhancement/batch/batch-reducer'
import type { Chosen } from '../input/sort-files'
import type { StorageProblem } from '../storage/storage-problem'
import type { LocalItem } from './local-item'

export type LocalBatch = Batch<LocalItem>

/** How much of an earlier visit's batch can be resumed. */
export interface Resumable {
  readonly total: number
  /** Neither completed nor failed. */
  readonly left: number
}

/** All that the local tool shows. */
export interface LocalState {
  readonly batch: LocalBatch
  /** The saved batch of an earlier visit, until it is resumed or discarded. */
  readonly resumable: Resumable | null
  /** Another tab holds the tab lock, so this tab's batch is not saved. */
  readonly isLockedElsewhere: boolean
  /** How many photographs of the batch have no saved copy, so that they end with the page. */
  readonly unsaved: number
  /** Why the storage could not be read or written, as far as is known. */
  readonly storageProblem: StorageProblem | null
  /** Bytes in the result cache. */
  readonly cachedBytes: number
  /** For screen readers. */
  readonly announcement: string
  /** What the last choice contained beside new images. */
  readonly chosen: Pick<Chosen, 'skipped' | 'known'> | null
  /** Whether results are saved smaller, for the web. */
  readonly isForWeb: boolean
}

const initialState: LocalState = {
  batch: emptyBatch,
  resumable: null,
  isLockedElsewhere: false,
  unsaved: 0,
  storageProblem: null,
  cachedBytes: 0,
  announcement: '',
  chosen: null,
  isForWeb: false,
}

/** The local tool's state. It outlives the tool's components: a batch goes on while another page is shown. */
export const localStore = createStore(initialState)

export function changeState(changes: Partial<LocalState>): void {
  localStore.setState((state) => ({ ...state, ...changes }))
}

export function useLocalState<Selected>(select: (state: LocalState) => Selected): Selected {
  return useSelector(localStore, select)
}

/** Calls back after every change of the batch. */
export function onBatchChange(react: (now: LocalBatch, before: LocalBatch) => void): void {
  let before = localStore.state.batch
  localStore.subscribe(({ batch: now }) => {
    if (now === before) return
    const last = before
    before = now
    react(now, last)
  })
}
