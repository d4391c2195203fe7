import type { LocalItem } from '../store/local-item'
import type { LocalBatch } from '../store/local-state'
import type { SavedBatch, SavedPhoto } from './saved-batch'
import { problemOf, type StorageProblem } from './storage-problem'

export interface BatchSaver {
  /** Tells the saver that an earlier visit has saved these photographs already. */
  know(ids: readonly string[]): void
  /** Resolves when all changes up to now are written or were refused. */
  written(): Promise<void>
}

export interface SavedFrom {
  read(): LocalBatch
  onChange(react: (now: LocalBatch, before: LocalBatch) => void): void
}

/**
 * Saves a batch to the browser's storage, change by change, from now on.
 *
 * @param report told how many photographs have no saved copy, and why, whenever that number changes
 */
export function saveBatch(
  batch: SavedFrom,
  saved: SavedBatch,
  report: (unsaved: number, problem: StorageProblem | null) => void,
): BatchSaver {
  const savedIds = new Set<string>()
  const unsavedIds = new Set<string>()
  let reported = 0
  let problem: StorageProblem | null = null
  const reportChange = () => {
    if (unsavedIds.size === reported) return
    reported = unsavedIds.size
    report(reported, problem)
  }
  let writing: Promise<void> = Promise.resolve()
  /** One write after the other: the last change is what stays, and one copy at a time is in memory. */
  const afterwards = (write: () => Promise<void>) => {
    writing = writing.then(write, write)
  }

  const add = async (id: string) => {
    const item = batch.read().items.find((one) => one.id === id)
    if (!item || savedIds.has(id)) return
    const copy = await item.originalFile.read().catch(() => undefined)
    // A file that cannot be read any more fails when its turn comes. It is no problem of the storage.
    if (!copy) return
    try {
      await saved.add(savedPhoto(item), copy)
      savedIds.add(id)
    } catch (cause) {
      unsavedIds.add(id)
      problem = problemOf(cause)
    }
    reportChange()
  }
  const update = async (item: LocalItem) => {
    if (savedIds.has(item.id)) await saved.update(savedPhoto(item))
  }
  const remove = async (ids: readonly string[]) => {
    for (const id of ids) unsavedIds.delete(id)
    await saved.remove(ids.filter((id) => savedIds.delete(id)))
    reportChange()
  }

  const follow = (now: LocalBatch, before: LocalBatch) => {
    if (now.items === before.items) return
    const previous = new Map(before.items.map((item) => [item.id, item]))
    for (const item of now.items) {
      const known = previous.get(item.id)
      previous.delete(item.id)
      if (!known) afterwards(() => add(item.id))
      else if (known !== item && item.status !== 'processing') afterwards(() => update(item))
    }
    if (previous.size > 0) afterwards(() => remove([...previous.keys()]))
  }

  for (const { id } of batch.read().items) afterwards(() => add(id))
  batch.onChange(follow)
  return {
    know(ids) {
      for (const id of ids) savedIds.add(id)
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
