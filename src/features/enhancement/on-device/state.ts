import { createStore, useSelector } from '@tanstack/react-store'
import { type Batch, emptyBatch, isUnhandled } from '../batch/batch-reducer'
import { isToExport } from '../batch/item'
import { isHopeless } from './failures'
import { type FileType, rememberedFileType } from './file-type'
import type { LocalItem } from './photo'
import type { ShelvedBatch } from './shelved-batch'
import type { Save } from './storage/batch-database'
import type { KeepStatus } from './storage/batch-keeper'
import type { Answers, StorageProblem } from './storage/database'
import { isMemoryFull } from './storage/storage-full'

export type LocalBatch = Batch<LocalItem>

/** Photos on their way to another app, group by group. */
export interface Sharing {
  readonly items: readonly LocalItem[]
  /** How many have been handed over. */
  readonly shared: number
  /** The next group, as far as it is made. */
  readonly files: readonly File[]
  /** True if the next press hands the group over. */
  readonly isReady: boolean
  /** Why nothing was handed over, for people. */
  readonly problem: string | null
}

/** How many results of how many have been written, while they are saved. */
export interface Saving {
  readonly written: number
  readonly total: number
  /** Milliseconds for the rest; `undefined` as long as nothing can be said. */
  readonly remaining?: number | undefined
}

export interface LocalState extends KeepStatus {
  readonly batch: LocalBatch
  /** Of each database, whether it answers. */
  readonly answers: { readonly batch: Answers; readonly results: Answers }
  /** True once the storage has said what earlier visits kept. */
  readonly isLoaded: boolean
  /** Why it can't say so. */
  readonly loadProblem: StorageProblem | null
  /** The batch in the list; `null` while it's empty. */
  readonly batchId: string | null
  /** When and as what photos of the list were handed over, newest last. */
  readonly saves: readonly Save[]
  /** True while photos of an earlier visit are on their way into the list. */
  readonly isListAwaited: boolean
  /** Batches that aren't in the list, newest first. */
  readonly shelf: readonly ShelvedBatch[]
  /** True if another tab has the tool. What this tab's list still has then isn't kept. */
  readonly isOpenElsewhere: boolean
  readonly announcement: string
  /** The last choice beside its new images: names of other files, and the number of known images. */
  readonly chosen: { readonly skipped: readonly string[]; readonly known: number } | null
  readonly fileType: FileType
  readonly saving: Saving | null
  readonly sharing: Sharing | null
}

const initialState: LocalState = {
  batch: emptyBatch,
  answers: { batch: 'unknown', results: 'unknown' },
  isLoaded: false,
  loadProblem: null,
  batchId: null,
  saves: [],
  isListAwaited: false,
  shelf: [],
  isOpenElsewhere: false,
  uncopied: 0,
  isCopying: false,
  storageProblem: null,
  announcement: '',
  chosen: null,
  fileType: rememberedFileType(),
  saving: null,
  sharing: null,
}

/** The local tool's state. It outlives the tool's components: a batch goes on while another page is shown. */
export const localStore = createStore(initialState)

export function changeState(changes: Partial<LocalState>): void {
  localStore.setState((state) => ({ ...state, ...changes }))
}

export function useLocalState<Selected>(select: (state: LocalState) => Selected): Selected {
  return useSelector(localStore, select)
}

/** True if no photos are in the list, nor on their way to it. */
export const isListEmpty = ({ batch, isListAwaited }: LocalState) =>
  batch.items.length === 0 && !isListAwaited

/** True if saving is the next step: nothing is left to enhance, or memory holds no more. */
export const isSaveNext = ({ phase, items }: LocalBatch): boolean =>
  phase === 'paused'
    ? isMemoryFull(items) && items.some((item) => item.result?.unkept && isToExport(item))
    : items.some(isToExport) && !items.some(isUnhandled)

/** True if nothing is left to do, but to try again what failed, and people have what can be had. */
export const isNewBatchNext = ({ items }: LocalBatch): boolean =>
  !items.some((item) => isUnhandled(item) || isToExport(item)) &&
  (items.some(({ isExported }) => isExported) || items.every(isHopeless))
