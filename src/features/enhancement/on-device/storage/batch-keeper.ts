import type { Batch } from '@/features/enhancement/batch/batch-reducer'
import { oneAtATime } from '@/lib/one-at-a-time'
import type { LocalItem } from '../photo'
import type { KeptBatch, KeptPhoto } from './batch-database'
import { problemOf, type StorageProblem } from './database'

export interface KeepStatus {
  /** How many photos have no kept copy and get none, so that they end with the page. */
  readonly uncopied: number
  readonly isCopying: boolean
  /** Why the storage could not be written, as far as is known. */
  readonly storageProblem: StorageProblem | null
}

export interface BatchKeeper {
  follow(now: Batch<LocalItem>, before: Batch<LocalItem>): void
  /** Marks photos that an earlier visit has kept, so that they aren't kept again. */
  markRecorded(ids: readonly string[]): void
  /** Removes photos that aren't in the list, and resolves when they are gone. */
  remove(ids: readonly string[]): Promise<void>
  /** True if a photo is kept with its copy. */
  isKept(id: string): boolean
  /** Ends what is still to be written. */
  end(): void
}

/**
 * Keeps a batch in the browser's storage, change by change.
 *
 * @param items returns all photos that stay: those of the list and of the shelf
 * @param report told whenever the status changes
 * @param onRefused told of a photo whose new state found no room
 */
export function createBatchKeeper(
  items: () => readonly LocalItem[],
  kept: KeptBatch,
  report: (status: KeepStatus) => void,
  onRefused: (item: LocalItem) => void = () => {},
): BatchKeeper {
  /** Photos that are kept, with or without their copies. */
  const recorded = new Set<string>()
  const uncopied = new Set<string>()
  const toCopy = new Set<string>()
  let hasEnded = false
  let status: KeepStatus = { uncopied: 0, isCopying: false, storageProblem: null }
  const reportChange = (storageProblem = status.storageProblem) => {
    if (hasEnded) return
    const isCopying = toCopy.size > 0
    if (uncopied.size === status.uncopied && isCopying === status.isCopying) return
    status = { uncopied: uncopied.size, isCopying, storageProblem }
    report(status)
  }

  /** One write after the other: the last change is what stays, and one copy at a time is in memory. */
  const writeInTurn = oneAtATime()
  const afterwards = (write: () => Promise<void>) => {
    void writeInTurn(async () => (hasEnded ? undefined : write()))
  }

  const record = async (added: readonly LocalItem[]) => {
    try {
      await kept.put(added.map(keptPhoto))
      for (const { id } of added) recorded.add(id)
    } catch (cause) {
      for (const { id } of added) uncopied.add(id)
      reportChange(problemOf(cause))
    }
  }
  const copy = async ({ id, originalFile }: LocalItem) => {
    const isListed = items().some((item) => item.id === id)
    if (isListed && recorded.has(id)) {
      // A file that cannot be read any more fails when its turn comes. It is no problem of the storage.
      const file = await originalFile.read().catch(() => undefined)
      if (!file) await remove([id])
      else
        await kept.addCopy(id, file).catch((cause) => {
          uncopied.add(id)
          reportChange(problemOf(cause))
        })
    }
    toCopy.delete(id)
    reportChange()
  }
  const add = (added: readonly LocalItem[]) => {
    for (const { id } of added) toCopy.add(id)
    reportChange()
    afterwards(() => record(added))
    for (const item of added) afterwards(() => copy(item))
  }
  /** In one write: the page may be left as soon as a batch is saved. One that is refused is tried photo by photo. */
  const write = async (ids: readonly string[]): Promise<void> => {
    const changed = items().filter(({ id }) => ids.includes(id) && recorded.has(id))
    const [first, second] = changed
    if (!first) return
    try {
      await kept.put(changed.map(keptPhoto))
    } catch {
      // Without room for it, the photo is only enhanced again after a return.
      if (second) await Promise.all(changed.map(({ id }) => write([id])))
      else onRefused(first)
    }
  }
  const update = (ids: readonly string[]) => {
    // Not behind the copies of other photos: the page may be left as soon as a batch has ended.
    const known = ids.filter((id) => recorded.has(id))
    void write(known)
    if (known.length < ids.length) afterwards(() => write(ids.filter((id) => !known.includes(id))))
  }
  const remove = async (ids: readonly string[]) => {
    for (const id of ids) uncopied.delete(id)
    await kept.remove(ids.filter((id) => recorded.delete(id)))
    reportChange()
  }

  return {
    follow(now, before) {
      if (now.items === before.items) return
      const previous = new Map(before.items.map((item) => [item.id, item]))
      const added = now.items.filter(({ id }) => !previous.has(id) && !recorded.has(id) && !toCopy.has(id))
      if (added.length > 0) add(added)
      const changed = now.items.filter((item) => {
        const known = previous.get(item.id)
        previous.delete(item.id)
        return known && known !== item && item.status !== 'processing'
      })
      update(changed.map(({ id }) => id))
      const staying = new Set(items().map(({ id }) => id))
      const removed = [...previous.keys()].filter((id) => !staying.has(id))
      if (removed.length > 0) afterwards(() => remove(removed))
    },
    markRecorded(ids) {
      for (const id of ids) recorded.add(id)
    },
    remove: (ids) => writeInTurn(() => remove(ids)),
    isKept: (id) => recorded.has(id) && !uncopied.has(id) && !toCopy.has(id),
    end() {
      hasEnded = true
    },
  }
}

function keptPhoto({ id, batch, originalFile, status, error, result, isExported }: LocalItem): KeptPhoto {
  const { name, size, type, lastModified, folder } = originalFile
  const key = (result?.unkept === null && result.key) || null
  // A photo that was processing, or whose unsaved result ends with the page, is to be enhanced again.
  const isToDo = status === 'processing' || (status === 'completed' && !key && !isExported)
  return {
    id,
    batch,
    name,
    size,
    type,
    lastModified,
    folder,
    status: isToDo ? 'pending' : status,
    error,
    key,
    isSaved: isExported,
  }
}
