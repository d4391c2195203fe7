import type { Failure } from '../batch/item'
import { isHopeless } from './failures'
import { type LocalItem, localItem } from './photo'
import type { KeptPhoto, KeptPhotos, Save } from './storage/batch-database'
import type { ResultRecord } from './storage/results-database'

/** What is kept, as batches of items, and what may be done with it. Nothing here touches storage. */

/** A batch that isn't in the list: on the shelf, or about to be opened. */
export interface ShelvedBatch {
  readonly id: string
  readonly items: readonly LocalItem[]
  /** Newest last. */
  readonly saves: readonly Save[]
}

export const idsOf = (items: readonly LocalItem[]) => items.map(({ id }) => id)

/** The keys of their results. */
export const keysOf = (items: readonly LocalItem[]) => items.flatMap(({ result }) => result?.key ?? [])

/** The room that photos and their results take, in bytes. */
export const roomOf = (items: readonly LocalItem[]) =>
  items.reduce((sum, { bytes, result }) => sum + bytes + (result?.bytes ?? 0), 0)

/** True if nothing is left to do: people have each photo, or it can't be enhanced. */
export const isSettled = (items: readonly LocalItem[]) =>
  items.every((item) => item.isExported || isHopeless(item))

/** Milliseconds for which a settled batch stays after it was handed over. */
const longestStay = 14 * 24 * 60 * 60_000

/** True if a batch has been settled for so long that nobody comes back for it. */
export const isOver = ({ items, saves }: ShelvedBatch, now: number) =>
  isSettled(items) && Math.max(addedAt(items), saves.at(-1)?.at ?? 0) < now - longestStay

/** When the last of these photos was added, in milliseconds since 1970: their ids begin with that. */
export const addedAt = (items: readonly LocalItem[]) =>
  Math.max(0, ...items.map(({ id }) => Number.parseInt(id, 10) || 0))

/** The batch whose room is given up first: the oldest one that is settled. `undefined` without any. */
export const firstToGo = (shelf: readonly ShelvedBatch[]) => shelf.findLast(({ items }) => isSettled(items))

/** Those of these results' keys that no item refers to. */
export function unusedKeys(keys: Iterable<string>, items: readonly LocalItem[]): string[] {
  const used = new Set(keysOf(items))
  return [...keys].filter((key) => !used.has(key))
}

/** Puts batches together by their ids, newest first: a list that was put away may have been kept in part. */
export function mergeShelves(
  one: readonly ShelvedBatch[],
  other: readonly ShelvedBatch[],
): readonly ShelvedBatch[] {
  const merged = new Map<string, ShelvedBatch>()
  for (const batch of [...one, ...other]) {
    const known = merged.get(batch.id)
    const ids = new Set(idsOf(known?.items ?? []))
    const items = [...(known?.items ?? []), ...batch.items.filter(({ id }) => !ids.has(id))]
    merged.set(batch.id, { ...batch, items, saves: known?.saves.length ? known.saves : batch.saves })
  }
  return [...merged.values()]
    .filter(({ items }) => items.length > 0)
    .sort((first, second) => addedAt(second.items) - addedAt(first.items))
}

/**
 * The kept photos, batch by batch.
 *
 * @param results the records of all stored results by their keys
 * @param read reads a photo's copy
 */
export function batchesOf(
  { photos, copies, saves }: KeptPhotos,
  results: ReadonlyMap<string, ResultRecord>,
  read: (photo: KeptPhoto) => Promise<Blob>,
): readonly ShelvedBatch[] {
  // A page may have been left between a result's being stored and its photo's being noted as completed.
  const keyOf = new Map([...results].map(([key, { photo }]) => [photo, key]))
  const items = photos.map((photo) => {
    const key = photo.key ?? keyOf.get(photo.id)
    const done = key ? { ...photo, key, status: 'completed' as const, error: null } : photo
    return restoreItem(done, results, copies.has(photo.id), () => read(photo))
  })
  const ids = [...new Set(items.map(({ batch }) => batch))]
  return mergeShelves(
    ids.map((id) => ({ id, items: items.filter(({ batch }) => batch === id), saves: saves.get(id) ?? [] })),
    [],
  )
}

/**
 * A kept photo as an item. One whose result isn't there any more is pending, unless people have it. One that is
 * to be enhanced and has no copy is named as lost.
 *
 * @param results the records of all stored results by their keys
 * @param read reads its copy
 */
export function restoreItem(
  photo: KeptPhoto,
  results: ReadonlyMap<string, ResultRecord>,
  hasCopy: boolean,
  read: () => Promise<Blob>,
): LocalItem {
  const { id, batch, name, size, type, lastModified, folder, status, error, key, isSaved = false } = photo
  const item = {
    ...localItem(id, { name, size, type, lastModified, folder, read }, batch),
    status,
    error: failureOf(error),
  }
  const bytes = status === 'completed' && key ? results.get(key)?.size : undefined
  if (bytes && key) return { ...item, isExported: isSaved, result: { bytes, key, unkept: null } }
  if (status === 'completed' && isSaved) return { ...item, isExported: true }
  if (!hasCopy) return { ...item, status: 'failed', error: { kind: 'not copied' } }
  return status === 'completed' ? { ...item, status: 'pending' } : item
}

const failureOf = (error: KeptPhoto['error']): Failure | null =>
  typeof error === 'string' ? { kind: 'unexpected', detail: error } : error
