import { isToExport } from '../batch/item'
import { isHopeless } from './failures'
import { isSettled, type Library, type LocalBatch } from './library'
import { keysOf, type LocalItem } from './photo'
import { shelfOf } from './shelf'
import { jpegKeys } from './storage/results-database'

/** What takes room on this device or in this page's memory, what isn't safe there, and what may go for it. */
export interface Room {
  /** Results that are in memory alone and that nobody has exported. They end with the page. */
  readonly unkept: readonly LocalItem[]
  /** Photos without a copy and without a result. They would have to be chosen again. */
  readonly uncopied: readonly LocalItem[]
  /** How many bytes of results are in memory alone. */
  readonly bytesInMemory: number
}

/** @param uncopied the ids of the photos that this browser has no copy of, and gets none */
export function roomOf(items: readonly LocalItem[], uncopied: ReadonlySet<string>): Room {
  return {
    unkept: items.filter((item) => isToExport(item) && item.result?.unkept),
    uncopied: items.filter(
      (item) => uncopied.has(item.id) && !item.result && !item.isExported && !isHopeless(item),
    ),
    bytesInMemory: items.reduce((sum, { result }) => sum + (result?.unkept?.size ?? 0), 0),
  }
}

/** True of a batch that a reload would bring back as it is. */
export const isSafe = ({ unkept, uncopied }: Room) => unkept.length === 0 && uncopied.length === 0

/** So many bytes of results are held that aren't kept: beyond some two gigabytes browsers lose them. */
const mostBytesInMemory = 500 * 1024 ** 2

/** True if results that are in memory alone have come to their limit, which all batches share. */
export const isMemoryFull = ({ bytesInMemory }: Room) => bytesInMemory > mostBytesInMemory

/** The bytes of what is stored beside the photos' copies, by the keys of the result store. */
export type StoredSizes = ReadonlyMap<string, number>

/**
 * The room that deleting a batch frees, in bytes: copies, results, and the JPEGs that were made of them.
 *
 * @param others the items of all other batches. What they need stays
 */
export function roomFreedBy(
  { items }: Pick<LocalBatch, 'items'>,
  others: readonly LocalItem[],
  uncopied: ReadonlySet<string>,
  jpegs: StoredSizes,
): number {
  const shared = new Set(keysOf(others))
  const results = new Map(
    items.flatMap(({ result }) => (result && !shared.has(result.key) ? [[result.key, result.bytes]] : [])),
  )
  const sum = (sizes: Iterable<number>) => [...sizes].reduce((one, other) => one + other, 0)
  const ofJpegs = [...results.keys()].flatMap(jpegKeys).map((key) => jpegs.get(key) ?? 0)
  const ofCopies = items.filter(({ id }) => !uncopied.has(id)).map(({ bytes }) => bytes)
  return sum(ofCopies) + sum(results.values()) + sum(ofJpegs)
}

/** The batch whose room is given up first: the oldest one that is settled. `undefined` without any. */
export const firstToGo = (library: Library) =>
  shelfOf(library).findLast((batch) => isSettled(batch) && batch.saving === null)

/** Results that people have and that this device could make again from the copies beside them. */
export const savedResultsOf = ({ items, saving }: LocalBatch): LocalItem[] =>
  saving ? [] : items.filter(({ result, isExported }) => isExported && result !== null && !result.unkept)
