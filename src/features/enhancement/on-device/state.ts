import { createStore, useSelector } from '@tanstack/react-store'
import { type Batch, emptyBatch, isUnhandled } from '../batch/batch-reducer'
import { type Counts, isToExport } from '../batch/item'
import type { LocalItem } from './photo'
import type { KeepStatus } from './storage/batch-keeper'
import { isMemoryFull } from './storage/storage-full'

export type LocalBatch = Batch<LocalItem>

/** How much of an earlier visit's batch can be resumed. */
export interface Resumable extends Counts {
  /** How many photographs have to be chosen again. */
  readonly lost: number
}

export interface LocalState extends KeepStatus {
  readonly batch: LocalBatch
  /** The kept batch of an earlier visit, until it is resumed or discarded. */
  readonly resumable: Resumable | null
  /** Whether another tab has the tool. What this tab's list still has then isn't kept. */
  readonly isOpenElsewhere: boolean
  readonly announcement: string
  /** What was chosen last beside new images: the names of other files, and how many images were known. */
  readonly chosen: { readonly skipped: readonly string[]; readonly known: number } | null
  readonly isForWeb: boolean
  /** How many results have been written, while they are exported; `null` otherwise. */
  readonly written: number | null
}

const initialState: LocalState = {
  batch: emptyBatch,
  resumable: null,
  isOpenElsewhere: false,
  uncopied: 0,
  isCopying: false,
  storageProblem: null,
  announcement: '',
  chosen: null,
  isForWeb: false,
  written: null,
}

/** The local tool's state. It outlives the tool's components: a batch goes on while another page is shown. */
export const localStore = createStore(initialState)

export function changeState(changes: Partial<LocalState>): void {
  localStore.setState((state) => ({ ...state, ...changes }))
}

export function useLocalState<Selected>(select: (state: LocalState) => Selected): Selected {
  return useSelector(localStore, select)
}

export function onBatchChange(react: (now: LocalBatch, before: LocalBatch) => void): void {
  let before = localStore.state.batch
  localStore.subscribe(({ batch: now }) => {
    if (now === before) return
    const last = before
    before = now
    react(now, last)
  })
}

/** Whether saving is the next step: nothing is left to enhance, or memory holds no more. */
export const isSaveNext = ({ phase, items }: LocalBatch): boolean =>
  phase === 'paused'
    ? isMemoryFull(items) && items.some((item) => item.result?.uncached && isToExport(item))
    : items.some(isToExport) && !items.some(isUnhandled)
