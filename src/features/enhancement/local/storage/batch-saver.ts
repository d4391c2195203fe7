import type { Batch } from '@/features/enhancement/batch/batch-reducer'
import type { LocalItem } from '../photo'
import { problemOf, type StorageProblem } from './database'
import type { SavedBatch, SavedPhoto } from './saved-batch'

/** How far the saving of a batch is. */
export interface SaveStatus {
  /** How many photographs have no saved copy and get none, so that they end with the page. */
  readonly unsaved: number
  /** Whether photographs are still being copied. */
  readonly isCopying: boolean
  /** Why the storage could not be written, as far as is known. */
  readonly storageProblem: StorageProblem | null
}

export interface BatchSaver {
  /** Saves what has changed in the batch. */
  follow(now: Batch<LocalItem>, before: Batch<LocalItem>): void
  /** Tells the saver that an earlier visit has saved these photographs already. */
  know(ids: readonly string[]): void
  /** Resolves when all changes up to now are written or were refused. */
  written(): Promise<void>
}

/**
 * Saves a batch to the browser's storage, change by change.
 *
 * @param batch returns the batch as it is now
 * @param report told whenever the status changes
 */
export function createBatchSaver(
  batch: () => Batch<LocalItem>,
  saved: SavedBatch,
  report: (status: SaveStatus) => void,
): BatchSaver {
  /** Photographs that are saved, with or without their copies. */
  const recorded = new Set<string>()
  const unsaved = new Set<string>()
  let copies = 0
  let status: SaveStatus = { unsaved: 0, isCopying: false, storageProblem: null }
  const reportChange = (storageProblem = status.storageProblem) => {
    const now = { unsaved: unsaved.size, isCopying: copies > 0, storageProblem }
    if (now.unsaved === status.unsaved && now.isCopying === status.isCopying) return
    status = now
    report(status)
  }

  let writing: Promise<void> = Promise.resolve()
  /** One write after the other: the last change is what stays, and one copy at a time is in memory. */
  const afterwards = (write: () => Promise<void>) => {
    writing = writing.then(write, write)
  }

  const record = async (items: readonly LocalItem[]) => {
    try {
      await saved.add(items.map(savedPhoto))
      for (const { id } of items) recorded.add(id)
    } catch (cause) {
      for (const { id } of items) unsaved.add(id)
      reportChange(problemOf(cause))
    }
  }
  const copy = async ({ id, originalFile }: LocalItem) => {
    copies--
    const isListed = batch().items.some((item) => item.id === id)
    if (isListed && recorded.has(id)) {
      // A file that cannot be read any more fails when its turn comes. It is no problem of the storage.
      const file = await originalFile.read().catch(() => undefined)
      if (!file) await remove([id])
      else
        await saved.addCopy(id, file).catch((cause) => {
          unsaved.add(id)
          reportChange(problemOf(cause))
        })
    }
    reportChange()
  }
  const update = async (item: LocalItem) => {
    if (recorded.has(item.id)) await saved.update(savedPhoto(item))
  }
  const remove = async (ids: readonly string[]) => {
    for (const id of ids) unsaved.delete(id)
    await saved.remove(ids.filter((id) => recorded.delete(id)))
    reportChange()
  }

  return {
    follow(now, before) {
      if (now.items === before.items) return
      const previous = new Map(before.items.map((item) => [item.id, item]))
      const added = now.items.filter(({ id }) => !previous.has(id) && !recorded.has(id))
      if (added.length > 0) {
        copies += added.length
        reportChange()
        afterwards(() => record(added))
        for (const item of added) afterwards(() => copy(item))
      }
      for (const item of now.items) {
        const known = previous.get(item.id)
        previous.delete(item.id)
        if (known && known !== item && item.status !== 'processing') afterwards(() => update(item))
      }
      if (previous.size > 0) afterwards(() => remove([...previous.keys()]))
    },
    know(ids) {
      for (const id of ids) recorded.add(id)
    },
    written: () => writing,
  }
}

function savedPhoto({ id, originalFile, status, error, reason, result }: LocalItem): SavedPhoto {
  const { name, size, type, lastModified } = originalFile
  const key = (result?.uncached === null && result.key) || null
  // A photograph that was processing, or whose result ends with the page, is to be enhanced again.
  const isToDo = status === 'processing' || (status === 'completed' && !key)
  return { id, name, size, type, lastModified, status: isToDo ? 'pending' : status, error, reason, key }
}
