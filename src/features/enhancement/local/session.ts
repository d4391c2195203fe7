import { createUpdateHold } from '@/lib/update-hold'
import { keepScreenOn } from '@/lib/wake-lock'
import { showToast } from '@/ui/toast'
import { isBusy } from '../batch/batch-reducer'
import { createBatchRunner } from '../batch/batch-runner'
import { countsOf, isCompleted, progressOf } from '../batch/item'
import { announcementOf, endMessageOf } from '../batch/words'
import { removeZip } from '../save/zip'
import { enhancePhoto, resultCache } from './engine/enhance-photo'
import { explainFailure } from './engine/explain-failure'
import { fetchHeicReader } from './engine/heic'
import { identity } from './input/sort-files'
import { type LocalItem, localItem } from './photo'
import { changeState, keysInList, type LocalBatch, type LocalState, localStore, onBatchChange } from './state'
import { type BatchSaver, createBatchSaver } from './storage/batch-saver'
import { problemOf } from './storage/database'
import { totalOf } from './storage/result-cache'
import { createSavedBatch, type SavedPhoto } from './storage/saved-batch'
import { isOutOfRoom } from './storage/storage-full'
import { holdResults, takeLock } from './storage/tab-lock'
import { holdDecoding } from './thumbnail'

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
  enhance: (item, signal) => enhancePhoto(item, signal, keysInList),
  looksAhead: true,
  explain: ({ originalFile }, cause) => explainFailure(originalFile, cause),
})

let hasBegun = false

/** Sets up all that follows the batch: once, when the local tool is first shown. */
export function beginSession(): void {
  if (hasBegun) return
  hasBegun = true
  const holdUpdate = createUpdateHold()
  const askBeforeLeaving = (event: BeforeUnloadEvent) => event.preventDefault()
  localStore.subscribe((state) => {
    // Only while it is needed: a page that listens is not kept for the back button.
    const change = wouldLose(state) ? window.addEventListener : window.removeEventListener
    change('beforeunload', askBeforeLeaving)
    // A new version would take the page from under photographs that are chosen and not enhanced yet.
    holdUpdate(wouldLose(state) || countsOf(state.batch.items).left > 0)
  })
  onBatchChange((batch, before) => {
    const end = endMessageOf(batch, before)
    if (end) showToast(end)
    showProgress(batch)
    keepAwake(batch.phase === 'running')
    holdDecoding(batch.phase === 'running')
    holdResults(batch.items.some(({ result }) => result?.key !== undefined))
    if (batch.phase === 'running' && isOutOfRoom(batch.items, before.items))
      localRunner.send({ type: 'pause' })
    saver?.follow(batch, before)
    if (localStore.state.isSaved) changeState({ isSaved: false })
    // Not while it runs: another rendering for each photograph would take time from the photographs.
    if (batch.phase !== 'running') void measureCache()
    if (batch.items.length === 0) void closeIfEmpty()
    else if (localStore.state.isLockedElsewhere) void openSaved()
  })
  void measureCache()
  void removeZip()
  fetchHeicReader()
  // After those that wait for it have added their photographs.
  void openSaved().then(() => setTimeout(closeIfEmpty))
}

/** Whether leaving would interrupt work, or lose photographs or results that no later visit finds again. */
function wouldLose({ batch, unsaved, isCopying, isLockedElsewhere, written }: LocalState): boolean {
  const isLost = (item: LocalItem) => isCompleted(item) && item.result?.uncached !== null
  const hasUnsaved = countsOf(batch.items).left > 0 && (unsaved > 0 || isLockedElsewhere)
  return isBusy(batch) || isCopying || written !== null || hasUnsaved || batch.items.some(isLost)
}

const share = /^\(\d+%\) /

function showProgress(now: LocalBatch): void {
  const title = document.title.replace(share, '')
  const titleNow = isBusy(now) ? `(${progressOf(now.items)}%) ${title}` : title
  // The browser draws the title in another process, which takes time, so it is set only when it changes.
  if (titleNow !== document.title) document.title = titleNow
}

let letSleep: (() => void) | undefined

/** Keeps the screen on while photographs are enhanced: phones stop all work when it goes dark. */
function keepAwake(isNeeded: boolean): void {
  if (isNeeded) letSleep ??= keepScreenOn()
  else {
    letSleep?.()
    letSleep = undefined
  }
}

export async function measureCache(): Promise<void> {
  changeState({ cachedBytes: totalOf((await resultCache.list()).values()) })
}

const saved = createSavedBatch()
const nothing = { photos: [], lost: [] }
/** What an earlier visit saved, until it is resumed or discarded. */
let earlier: { readonly photos: readonly SavedPhoto[]; readonly lost: readonly string[] } = nothing
let saver: BatchSaver | undefined
let unlock: (() => void) | undefined
let opening: Promise<void> | undefined

/** Chosen files wait no longer for the storage than this, in milliseconds. */
const longestWait = 3_000

/** Milliseconds in which a tab that reloads has its own lock back. */
const reloadTime = 2_000

/** Another tab's batch is tried for again after this many milliseconds: it may have been closed. */
const lockedTime = 5_000
let hasTried = false

/** The results that the saved batch of an earlier visit refers to. */
export const keysInSaved = () => earlier.photos.flatMap(({ key }) => key ?? [])

export const readCopy = (id: string) => saved.read(id, '')

/** Opens the saved batch, which one tab at a time has. Resolves when it is open, or another tab has it. */
export function openSaved(): Promise<void> {
  if (unlock) return Promise.resolve()
  opening ??= open().finally(() => {
    opening = undefined
  })
  return opening
}

async function open(): Promise<void> {
  // The page before a reload may still hold it. Later, a tab that reloads comes first.
  unlock = await takeLock(hasTried ? 0 : reloadTime)
  hasTried = true
  const isLockedElsewhere = !unlock
  if (isLockedElsewhere !== localStore.state.isLockedElsewhere) changeState({ isLockedElsewhere })
  if (isLockedElsewhere) {
    if (localStore.state.batch.items.length > 0) setTimeout(openSaved, lockedTime)
    return
  }
  try {
    earlier = await saved.load(longestWait)
    const { photos, lost } = earlier
    const isEmpty = photos.length + lost.length === 0
    changeState({ resumable: isEmpty ? null : { ...countsOf(photos), lost: lost.length } })
  } catch (cause) {
    changeState({ storageProblem: problemOf(cause) })
  }
  const { batch } = localStore.state
  saver = createBatchSaver(() => localStore.state.batch, saved, changeState)
  saver.follow(batch, { ...batch, items: [] })
}

/** A tab without photographs leaves the saved batch to others. */
async function closeIfEmpty(): Promise<void> {
  const isEmpty = () => !localStore.state.resumable && localStore.state.batch.items.length === 0
  if (!isEmpty()) return
  await saver?.written()
  if (!isEmpty()) return
  saver = undefined
  unlock?.()
  unlock = undefined
}

/** Puts the saved batch of an earlier visit into the list, with its results. */
export async function restoreSaved(): Promise<void> {
  const cached = await resultCache.list()
  const listed = new Set(localStore.state.batch.items.map(({ originalFile }) => identity(originalFile)))
  const isListed = (photo: SavedPhoto) => listed.has(identity(photo))
  const { photos, lost } = earlier
  const added = photos.filter((photo) => !isListed(photo))
  saver?.know(added.map(({ id }) => id))
  void saved.remove([...lost, ...photos.filter(isListed).map(({ id }) => id)])
  earlier = nothing
  changeState({ resumable: null })
  localRunner.send({ type: 'append', items: added.map((photo) => restoreItem(photo, cached)) })
}

export async function discardSaved(): Promise<void> {
  const { photos, lost } = earlier
  earlier = nothing
  changeState({ resumable: null })
  await saved.remove([...lost, ...photos.map(({ id }) => id)])
  await closeIfEmpty()
}

/** @param cached bytes of the results in the cache by their keys */
function restoreItem(photo: SavedPhoto, cached: ReadonlyMap<string, number>): LocalItem {
  const { id, name, size, type, lastModified, status, error, reason, key } = photo
  const originalFile = { name, size, type, lastModified, read: () => saved.read(id, type) }
  const item = { ...localItem(id, originalFile), status, error, reason }
  if (status !== 'completed') return item
  const bytes = key && cached.get(key)
  if (!bytes) return { ...item, status: 'pending' }
  return { ...item, result: { bytes, key, uncached: null } }
}
