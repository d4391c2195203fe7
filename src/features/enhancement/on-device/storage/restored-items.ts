import type { Failure } from '@/features/enhancement/batch/item'
import { type LocalItem, localItem } from '../photo'
import type { KeptPhoto } from './batch-database'

/** What an earlier visit kept, as items of a list, and what may be done with it. Nothing here touches storage. */

/** The kept batch of an earlier visit. */
export interface Restorable {
  readonly items: readonly LocalItem[]
  /** Ids of photos that have to be chosen again. */
  readonly lost: readonly string[]
}

export const idsOf = (items: readonly LocalItem[]) => items.map(({ id }) => id)

/** The keys of their results. */
export const keysOf = (items: readonly LocalItem[]) => items.flatMap(({ result }) => result?.key ?? [])

/** True if people have handed over all of it. It can still be opened, until its room is needed. */
export const isSettled = ({ items, lost }: Restorable) =>
  lost.length === 0 && items.every(({ isExported }) => isExported)

/** Milliseconds for which a settled batch stays, from the day when its last photo was added. */
const longestStay = 14 * 24 * 60 * 60_000

/** True if a batch has been settled for so long that nobody comes back for it. */
export const isOver = (batch: Restorable, now: number) =>
  isSettled(batch) && batch.items.every(({ id }) => addedAt(id) < now - longestStay)

/** When a photo was added, in milliseconds since 1970: its id begins with that. */
const addedAt = (id: string) => Number.parseInt(id, 10) || 0

/** Those of these results' keys that no item refers to. */
export function unusedKeys(keys: Iterable<string>, items: readonly LocalItem[]): string[] {
  const used = new Set(keysOf(items))
  return [...keys].filter((key) => !used.has(key))
}

/**
 * A kept photo as an item. One whose result isn't there any more is pending, unless people have it.
 *
 * @param sizes bytes of all stored results by their keys
 * @param read reads its copy
 */
export function restoreItem(
  photo: KeptPhoto,
  sizes: ReadonlyMap<string, number>,
  read: () => Promise<Blob>,
): LocalItem {
  const { id, name, size, type, lastModified, folder, status, error, key, isSaved = false } = photo
  const item = {
    ...localItem(id, { name, size, type, lastModified, folder, read }),
    status,
    error: failureOf(error),
  }
  if (status !== 'completed') return item
  const bytes = key && sizes.get(key)
  if (bytes) return { ...item, isExported: isSaved, result: { bytes, key, unkept: null } }
  return isSaved ? { ...item, isExported: true } : { ...item, status: 'pending' }
}

const failureOf = (error: KeptPhoto['error']): Failure | null =>
  typeof error === 'string' ? { kind: 'unexpected', detail: error } : error
