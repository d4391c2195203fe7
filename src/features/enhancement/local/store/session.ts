import { endMessageOf, endToastKind } from '@/features/enhancement/batch/announcements'
import { isBusy } from '@/features/enhancement/batch/batch-reducer'
import { countsOf, isCompleted } from '@/features/enhancement/batch/enhancement-item'
import { removeOldZip } from '@/features/enhancement/save/zip'
import { createUpdateHold } from '@/lib/update-hold'
import { showToast } from '@/ui/toast'
import { resultCache } from '../engine/enhance-photo'
import { keepScreenOnWhileRunning, showProgress } from '../progress/progress-indicators'
import { createUnloadGuard } from '../progress/unload-guard'
import { type BatchSaver, saveBatch } from '../storage/batch-saver'
import { createSavedBatch, type SavedPhoto } from '../storage/saved-batch'
import { problemOf } from '../storage/storage-problem'
import { acquireTabLock } from '../storage/tab-lock'
import { type LocalItem, localItem } from './local-item'
import { localRunner } from './local-runner'
import { changeState, type LocalState, localStore, onBatchChange } from './local-state'

const saved = createSavedBatch()
/** What an earlier visit saved, until it is resumed or discarded. */
let savedPhotos: readonly SavedPhoto[] = []
let saver: BatchSaver | undefined
/** Chosen files wait no longer for the storage than this, in milliseconds. */
const longestWait = 3_000
let hasBegun = false
let settleReady = () => {}

/** Resolves when it is known whether an earlier visit saved a batch, or another tab has the lock. */
export const ready = new Promise<void>((resolve) => {
  settleReady = resolve
})

/** Sets up all that follows the batch: once, when the local tool is first shown. */
export function beginSession(): void {
  if (hasBegun) return
  hasBegun = true
  const guard = createUnloadGuard()
  const holdUpdate = createUpdateHold()
  localStore.subscribe((state) => {
    guard(wouldLose(state))
    // A new version would take the page from under photographs that are chosen and not enhanced yet.
    holdUpdate(wouldLose(state) || countsOf(state.batch.items).left > 0)
  })
  onBatchChange((batch, before) => {
    const message = endMessageOf(batch, before)
    if (message) showToast({ kind: endToastKind(batch), message })
    showProgress(batch)
    // Not while it runs: another rendering for each photograph would take time from the photographs.
    if (batch.phase !== 'running') void measureCache()
  })
  keepScreenOnWhileRunning(onBatchChange)
  void measureCache()
  void removeOldZip()
  acquireTabLock(
    async () => {
      changeState({ isLockedElsewhere: false })
      try {
        savedPhotos = await saved.load(longestWait)
        const { total, left } = countsOf(savedPhotos)
        changeState({ resumable: total > 0 ? { total, left } : null })
      } catch (cause) {
        changeState({ storageProblem: problemOf(cause) })
      }
      saver = saveBatch(
        { read: () => localStore.state.batch, onChange: onBatchChange },
        saved,
        (unsaved, problem) => changeState({ unsaved, storageProblem: problem }),
      )
      settleReady()
    },
    () => {
      changeState({ isLockedElsewhere: true })
      settleReady()
    },
  )
}

export async function measureCache(): Promise<void> {
  changeState({ cachedBytes: await resultCache.size() })
}

/** Whether leaving would interrupt work, or lose photographs or results that no later visit finds again. */
function wouldLose({ batch, unsaved, isLockedElsewhere }: LocalState): boolean {
  const isLost = (item: LocalItem) => isCompleted(item) && item.result?.uncached !== null
  const { left } = countsOf(batch.items)
  return isBusy(batch) || (left > 0 && (unsaved > 0 || isLockedElsewhere)) || batch.items.some(isLost)
}

/** Puts the saved batch of an earlier visit back into the list, with its results. */
export async function restoreSaved(): Promise<void> {
  changeState({ resumable: null })
  const cached = await resultCache.list()
  const items = savedPhotos.map((photo) => restoreItem(photo, cached))
  saver?.know(items.map(({ id }) => id))
  savedPhotos = []
  localRunner.send({ type: 'append', items })
}

export async function removeSaved(): Promise<void> {
  changeState({ resumable: null })
  await saved.remove(savedPhotos.map(({ id }) => id))
  savedPhotos = []
}

/** @param cached bytes of the results in the cache by their keys */
function restoreItem(photo: SavedPhoto, cached: ReadonlyMap<string, number>): LocalItem {
  const { id, name, size, type, lastModified, status, error, reason, key } = photo
  const originalFile = { name, size, type, lastModified, read: () => saved.read(photo) }
  const item = { ...localItem(id, originalFile), status, error, reason }
  if (status !== 'completed') return item
  const bytes = key && cached.get(key)
  if (!bytes) return { ...item, status: 'pending' }
  return { ...item, result: { bytes, key, uncached: null } }
}
