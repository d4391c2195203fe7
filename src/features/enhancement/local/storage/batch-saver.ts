import type { Batch } from '@/features/enhancement/batch/batch-reducer'
import type { LocalItem } from '../photo'
import { problemOf, type StorageProblem } from './database'
import type { SavedBatch, SavedPhoto } from './saved-batch'

export interface SaveStatus {
  /** How many photographs have no saved copy and get none, so that they end with the page. */
  readonly unsaved: number
  readonly isCopying: boolean
  /** Why the storage could not be written, as far as is known. */
  readonly storageProblem: StorageProblem | null
}

export type BatchSaver = ReturnType<typeof createBatchSaver>

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
) {
  /** Photographs that are saved, with or without their copies. */
  const recorded = new Set<string>()
  const unsaved = new Set<string>()
  let copies = 0
  let status: SaveStatus = { unsaved: 0, isCopying: false, storageProblem: null }
  const reportChange = (storageProblem = status.storageProblem) => {
    const isCopying = copies > 0
    if (unsaved.size === status.unsaved && isCopying === status.isCopying) return
    status = { unsaved: unsaved.size, isCopying, storageProblem }
    report(status)
  }

  let writing: Promise<unknown> = Promise.resolve()
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
  const update = (id: string) => {
    const write = async () => {
      const item = batch().items.find((one) => one.id === id)
      if (item && recorded.has(id)) await saved.update(savedPhoto(item))
    }
    // Not behind the copies of other photographs: the page may be left as soon as a batch has ended.
    if (recorded.has(id)) writing = Promise.all([writing, write()])
    else afterwards(write)
  }
  const remove = async (ids: readonly string[]) => {
    for (const id of ids) unsaved.delete(id)
    await saved.remove(ids.filter((id) => recorded.delete(id)))
    reportChange()
  }

  return {
    follow(now: Batch<LocalItem>, before: Batch<LocalItem>): void {
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
        if (known && known !== item && item.status !== 'processing') update(item.id)
      }
      if (previous.size > 0) afterwards(() => remove([...previous.keys()]))
    },
    /** Tells the saver that an earlier visit has saved these photographs already. */
    know(ids: readonly string[]): void {
      for (const id of ids) recorded.add(id)
    },
    /** Resolves when all changes up to now are written or were refused. */
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
