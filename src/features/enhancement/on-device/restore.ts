import { inOneTab } from '@/lib/one-tab'
import { isProcessing, untouched } from '../batch/item'
import { newTo } from './input/chosen-files'
import { type LocalItem, localItem } from './photo'
import { localRunner } from './runner'
import { changeState, type LocalBatch, localStore } from './state'
import { createKeptBatch, type KeptPhoto } from './storage/batch-database'
import { type BatchKeeper, createBatchKeeper } from './storage/batch-keeper'
import { problemOf } from './storage/database'
import { removeOldFiles } from './storage/old-files'
import { resultStore } from './storage/results-database'

/** Opens, offers and restores the kept batch, and keeps its changes. One tab at a time owns it. */

/** Held by the tab that has the tool. */
const lockName = 'enhancement-batch'

/** Chosen files wait no longer for the storage than this, in milliseconds. */
const longestWait = 3_000

const kept = createKeptBatch()
let keeper: BatchKeeper | undefined

export const readCopy = (id: string) => kept.read(id, '')

let markOpened = () => {}

/** Resolves when this tab has had the tool for the first time, and has opened what an earlier visit kept. */
export const opened = new Promise<void>((resolve) => {
  markOpened = resolve
})

let takeTool = () => {}

/** Takes the tool from the tab that has it. */
export const takeOver = () => takeTool()

/** Opens the kept batch whenever this tab has the tool. */
export function beginKeeping(): void {
  takeTool = inOneTab(lockName, open, () => changeState({ isOpenElsewhere: true }))
}

async function open(over: AbortSignal): Promise<void> {
  try {
    const { photos, lost } = await kept.load(longestWait)
    // Without their results, photos are pending again.
    const sizes = await resultStore.sizes().catch(() => new Map<string, number>())
    if (over.aborted) return
    const items = photos.map((photo) => restoreItem(photo, sizes))
    // Nothing is kept, or people have all of it as files.
    const isSettled = lost.length === 0 && items.every(({ isExported }) => isExported)
    changeState({ restorable: isSettled ? null : { items, lost } })
    if (isSettled) {
      void kept.remove(idsOf(items))
      // Nothing refers to results that are left without a list.
      void resultStore.clear()
    }
    void removeOldFiles()
  } catch (cause) {
    changeState({ storageProblem: problemOf(cause) })
  }
  if (over.aborted) return
  const { batch } = localStore.state
  keeper = createBatchKeeper(() => localStore.state.batch, kept, changeState)
  keeper.follow(batch, { ...batch, items: [] })
  over.addEventListener('abort', letGo)
  changeState({ isOpenElsewhere: false })
  markOpened()
}

/** Leaves the kept batch to another tab. What isn't kept stays in this tab's list. */
function letGo(): void {
  const { items } = localStore.state.batch
  const unkept = items.filter(({ id, result }) => result?.unkept || !keeper?.isKept(id))
  keeper?.end()
  keeper = undefined
  const nothing = { restorable: null, sharing: null, uncopied: 0, isCopying: false }
  changeState({ ...nothing, isOpenElsewhere: true })
  localRunner.send({ type: 'remove', ids: idsOf(items) })
  const asPending = (item: LocalItem) => (isProcessing(item) ? { ...item, ...untouched } : item)
  localRunner.send({ type: 'append', items: unkept.map(asPending) })
}

/** Keeps what has changed in the list. A result leaves the storage with the photo that it belongs to. */
export function keepChanges(now: LocalBatch, before: LocalBatch): void {
  if (!keeper || now.items === before.items) return
  keeper.follow(now, before)
  void removeResults(keysOf(before.items))
}

/**
 * Puts the kept batch of an earlier visit into the list, with its results, and goes on with it. What failed
 * then is tried again by hand.
 */
export function continueKept(): void {
  const { batch, restorable } = localStore.state
  if (!restorable) return
  const isNew = newTo(batch.items)
  const added = restorable.items.filter(({ originalFile }) => isNew(originalFile))
  const ids = added.map(({ id }) => id)
  keeper?.markRecorded(ids)
  void kept.remove([...restorable.lost, ...idsOf(restorable.items).filter((id) => !ids.includes(id))])
  changeState({ restorable: null })
  localRunner.send({ type: 'append', items: added })
  localRunner.send({ type: 'resume' })
}

/** Drops the kept batch of an earlier visit. */
export async function dropKept(): Promise<void> {
  const { items = [], lost = [] } = localStore.state.restorable ?? {}
  changeState({ restorable: null })
  await kept.remove([...lost, ...idsOf(items)])
  await removeResults(keysOf(items))
}

export const idsOf = (items: readonly LocalItem[]) => items.map(({ id }) => id)

const keysOf = (items: readonly LocalItem[]) => items.map(({ result }) => result?.key ?? null)

/** Removes results that neither the list nor the kept batch refers to any more; without any, all there are. */
async function removeResults(keys: readonly (string | null)[]): Promise<void> {
  const { batch, restorable } = localStore.state
  const items = [...batch.items, ...(restorable?.items ?? [])]
  if (items.length === 0) return resultStore.clear()
  const used = new Set(keysOf(items))
  const unused = keys.filter((key) => key !== null && !used.has(key)) as string[]
  if (unused.length > 0) await resultStore.remove(unused)
}

/** @param sizes bytes of the stored results by their keys */
function restoreItem(photo: KeptPhoto, sizes: ReadonlyMap<string, number>): LocalItem {
  const { id, name, size, type, lastModified, folder, status, error, reason, key, isSaved = false } = photo
  const originalFile = { name, size, type, lastModified, folder, read: () => kept.read(id, type) }
  const item = { ...localItem(id, originalFile), status, error, reason }
  if (status !== 'completed') return item
  const bytes = key && sizes.get(key)
  if (bytes) return { ...item, isExported: isSaved, result: { bytes, key, unkept: null } }
  return isSaved ? { ...item, isExported: true } : { ...item, status: 'pending' }
}
