import { createStore, useSelector } from '@tanstack/react-store'
import { isUnhandled } from '../batch/batch-reducer'
import { isToExport } from '../batch/item'
import { announcementOf } from '../batch/words'
import { type FileType, rememberedFileType } from './exported-file-types'
import { isHopeless } from './failures'
import type { JoinPair } from './join-pair'
import { allItems, emptyLibrary, type Library, type LocalBatch, openBatchOf } from './library'
import { type LibraryEvent, reduceLibrary } from './library-reducer'
import type { LocalItem } from './photo'
import { isMemoryFull, type Room, roomOf, type StoredSizes } from './room'
import type { Answers } from './storage/database'
import type { KeepStatus } from './storage/library-keeper'
import type { StorageProblem } from './storage/storage-problem'

/** Photos of one batch on their way to another app, group by group. */
export interface Sharing {
  /** As they were when it began, but for those that can't be had. */
  readonly items: readonly LocalItem[]
  /** As what they are exported. */
  readonly as: FileType
  /** How many have been exported. */
  readonly shared: number
  /** The next group, as far as it is made. */
  readonly files: readonly File[]
  /** True if the next press shares the group. */
  readonly isReady: boolean
  /** Why nothing was exported, for people. */
  readonly problem: string | null
}

/** What became of the files that were chosen last beside its new images. */
interface Chosen {
  /** `null` if there was no batch, and no image to begin one. */
  readonly batch: string | null
  /** Names of other files. */
  readonly skipped: readonly string[]
  /** How many images were known. */
  readonly known: number
}

export interface LocalState extends KeepStatus {
  readonly library: Library
  /** Of each database, whether it answers. */
  readonly answers: { readonly batch: Answers; readonly results: Answers }
  /** Why the storage can't say what earlier visits have kept. */
  readonly loadProblem: StorageProblem | null
  /** Of the JPEGs that lie beside results. */
  readonly jpegs: StoredSizes
  /** True if another tab has the tool. What this tab still has then isn't kept. */
  readonly isOpenElsewhere: boolean
  /** What happens to the open batch. */
  readonly announcement: string
  readonly chosen: Chosen | null
  readonly fileType: FileType
  readonly sharing: Sharing | null
  /** While two photos are picked to become one picture. */
  readonly joining: JoinPair | null
}

const initialState: LocalState = {
  library: emptyLibrary,
  answers: { batch: 'unknown', results: 'unknown' },
  loadProblem: null,
  jpegs: new Map(),
  isOpenElsewhere: false,
  uncopied: new Set(),
  isCopying: false,
  storageProblem: null,
  announcement: '',
  chosen: null,
  fileType: rememberedFileType(),
  sharing: null,
  joining: null,
}

/** The local tool's state. It outlives the tool's components: a batch goes on while another page is shown. */
export const localStore = createStore(initialState)

export function changeState(changes: Partial<LocalState>): void {
  localStore.setState((state) => ({ ...state, ...changes }))
}

/** The only way in which batches change. */
export function send(event: LibraryEvent): void {
  const { library: before, announcement } = localStore.state
  const library = reduceLibrary(before, event)
  if (library === before) return
  const [open, last] = [openBatchOf(library), openBatchOf(before)]
  const news = open.id === last.id ? announcementOf(open, last) : ''
  changeState({ library, announcement: news ?? announcement })
}

/**
 * Calls back with the state as it is and as it was at the last call. What a listener changes is another call,
 * of which each listener hears.
 */
export function onChange(listen: (now: LocalState, before: LocalState) => void): void {
  let last = localStore.state
  localStore.subscribe(() => {
    const [now, before] = [localStore.state, last]
    last = now
    if (now !== before) listen(now, before)
  })
}

export function useLocalState<Selected>(select: (state: LocalState) => Selected): Selected {
  return useSelector(localStore, select)
}

/** True while photos of an earlier visit are on their way into the list. */
const isListAwaited = ({ library: { openId, isLoaded } }: LocalState) => openId !== null && !isLoaded

/** True if no photos are in the list, nor on their way to it. */
export const isListEmpty = (state: LocalState) =>
  openBatchOf(state.library).items.length === 0 && !isListAwaited(state)

/** The room of all batches. */
export const roomOfAll = ({ library, uncopied }: LocalState): Room => roomOf(allItems(library), uncopied)

/** True if saving this batch is the next step: nothing is left to enhance, or memory holds no more. */
export function isSaveNext(state: LocalState, { phase, items }: LocalBatch): boolean {
  if (phase !== 'paused') return items.some(isToExport) && !items.some(isUnhandled)
  return isMemoryFull(roomOfAll(state)) && roomOf(items, state.uncopied).unkept.length > 0
}

/** True if nothing is left to do, but to try again what failed, and people have what can be had. */
export const isNewBatchNext = ({ items }: LocalBatch): boolean =>
  !items.some((item) => isUnhandled(item) || isToExport(item)) &&
  (items.some(({ isExported }) => isExported) || items.every(isHopeless))
