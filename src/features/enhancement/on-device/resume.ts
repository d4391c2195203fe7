import { takeLock } from '@/lib/locks'
import { countsOf } from '../batch/item'
import { newTo } from './input/chosen-files'
import { type LocalItem, localItem } from './photo'
import { localRunner } from './runner'
import { changeState, type LocalBatch, localStore } from './state'
import { type BatchKeeper, createBatchKeeper } from './storage/batch-keeper'
import { problemOf } from './storage/database'
import { createKeptBatch, type KeptPhoto, type KeptPhotos } from './storage/kept-batch'
import { resultStore } from './storage/results-database'

/** The life of the kept batch: one tab at a time opens it, offers it, puts it into its list, keeps that. */

/** Held by the tab that keeps its batch. */
const lockName = 'enhancement-batch'

/** Milliseconds in which a tab that reloads has its own lock back. */
const reloadTime = 2_000

/** Another tab's batch is tried for again after this many milliseconds: it may have been closed. */
const lockedTime = 5_000

/** Chosen files wait no longer for the storage than this, in milliseconds. */
const longestWait = 3_000

const kept = createKeptBatch()
const nothing: KeptPhotos = { photos: [], lost: [] }

/** What an earlier visit kept, until it is resumed or discarded. */
let earlier = nothing
let keeper: BatchKeeper | undefined
let unlock: (() => void) | undefined
let opening: Promise<void> | undefined
let hasTried = false

/** Whether another tab's batch is to be tried for again. */
let isWaiting = false

export const readCopy = (id: string) => kept.read(id, '')

/** Opens the kept batch, which one tab at a time has. Resolves when it is open, or another tab has it. */
export function openKept(): Promise<void> {
  if (unlock) return Promise.resolve()
  opening ??= open().finally(() => {
    opening = undefined
  })
  return opening
}

async function open(): Promise<void> {
  // The page before a reload may still hold it. Later, a tab that reloads comes first.
  unlock = await takeLock(lockName, hasTried ? 0 : reloadTime)
  hasTried = true
  const isLockedElsewhere = !unlock
  if (isLockedElsewhere !== localStore.state.isLockedElsewhere) changeState({ isLockedElsewhere })
  if (isLockedElsewhere) {
    if (localStore.state.batch.items.length > 0) openLater()
    return
  }
  try {
    earlier = await kept.load(longestWait)
    const { photos, lost } = earlier
    const isEmpty = photos.length + lost.length === 0
    changeState({ resumable: isEmpty ? null : { ...countsOf(photos), lost: lost.length } })
  } catch (cause) {
    changeState({ storageProblem: problemOf(cause) })
  }
  const { batch } = localStore.state
  keeper = createBatchKeeper(() => localStore.state.batch, kept, changeState)
  keeper.follow(batch, { ...batch, items: [] })
}

/** Keeps what has changed in the list, or tries to have the kept batch if another tab had it. */
export function keepChanges(now: LocalBatch, before: LocalBatch): void {
  keeper?.follow(now, before)
  void removeResults(keysOf(before.items))
  if (now.items.length === 0) void closeIfEmpty()
  else if (localStore.state.isLockedElsewhere) openLater()
}

function openLater(): void {
  if (isWaiting) return
  isWaiting = true
  setTimeout(() => {
    isWaiting = false
    void openKept()
  }, lockedTime)
}

/** A tab without photographs leaves the kept batch to others. */
export async function closeIfEmpty(): Promise<void> {
  const isEmpty = () => !localStore.state.resumable && localStore.state.batch.items.length === 0
  if (!isEmpty()) return
  await keeper?.written()
  if (!isEmpty()) return
  keeper = undefined
  unlock?.()
  unlock = undefined
}

/** Puts the kept batch of an earlier visit into the list, with its results. */
export async function restoreKept(): Promise<void> {
  // Without them, photos are pending again.
  const sizes = await resultStore.sizes().catch(() => new Map<string, number>())
  const { photos, lost } = earlier
  const added = photos.filter(newTo(localStore.state.batch.items))
  keeper?.know(added.map(({ id }) => id))
  void kept.remove([...lost, ...photos.filter((photo) => !added.includes(photo)).map(({ id }) => id)])
  earlier = nothing
  changeState({ resumable: null })
  localRunner.send({ type: 'append', items: added.map((photo) => restoreItem(photo, sizes)) })
}

/** Forgets the kept batch of an earlier visit. */
export async function discardKept(): Promise<void> {
  const { photos, lost } = earlier
  earlier = nothing
  changeState({ resumable: null })
  await kept.remove([...lost, ...photos.map(({ id }) => id)])
  await removeResults(photos.map(({ key }) => key))
  await closeIfEmpty()
}

const keysOf = (items: readonly LocalItem[]) => items.map(({ result }) => result?.key ?? null)

/** Removes results that neither the list nor the kept batch refers to any more. */
async function removeResults(keys: readonly (string | null)[]): Promise<void> {
  const used = new Set([...keysOf(localStore.state.batch.items), ...earlier.photos.map(({ key }) => key)])
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
  if (!bytes) return { ...item, status: 'pending' }
  return { ...item, isExported: isSaved, result: { bytes, key, uncached: null } }
}
