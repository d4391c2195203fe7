import { isUnhandled } from '@/features/enhancement/batch/batch-reducer'
import { allItems, type Library } from '../library'
import { idsOf, keysOf, type LocalItem } from '../photo'
import type { BatchRecord, KeptPhotos } from './batch-database'
import { expectedKeys } from './expected-results'
import { jpegKeys } from './results-database'

/** What differs between two states of the library, as far as the storage has it. */
export interface LibraryDifference {
  /** Ids of photos that are new. */
  readonly added: readonly string[]
  /** Ids of photos that are as they were not before, or not there any more. */
  readonly changed: readonly string[]
  /** Ids of batches that were named or exported, or are gone. */
  readonly batches: readonly string[]
  /** Keys of results that nothing refers to any more. */
  readonly dropped: readonly string[]
}

export function differenceOf(now: Library, before: Library): LibraryDifference {
  const [items, last] = [keptItems(now), keptItems(before)]
  const [used, wasUsed] = [usedKeys(now), usedKeys(before)]
  const batches = new Set([...now.batches.keys(), ...before.batches.keys()])
  const [records, lastRecords] = [batchRecords(now), batchRecords(before)]
  return {
    added: [...items.keys()].filter((id) => !last.has(id)),
    changed: [
      ...[...items.values()].filter((item) => hasChanged(item, last.get(item.id))).map(({ id }) => id),
      ...[...last.keys()].filter((id) => !items.has(id)),
    ],
    batches: [...batches].filter((id) => !areAlike(records(id), lastRecords(id))),
    dropped: [...wasUsed].filter((key) => !used.has(key)),
  }
}

/** That a photo is processing is nothing to keep. */
const hasChanged = (item: LocalItem, before: LocalItem | undefined) =>
  before !== undefined && before !== item && item.status !== 'processing'

/** The photos that the storage is to have, by their ids: a batch that is being deleted leaves it first. */
export const keptItems = (library: Library): ReadonlyMap<string, LocalItem> =>
  new Map(allItems(withoutLeaving(library)).map((item) => [item.id, item]))

/** Keys of the results that photos have, or are about to have. */
export function usedKeys(library: Library): ReadonlySet<string> {
  const items = allItems(withoutLeaving(library))
  return new Set([...keysOf(items), ...expectedKeys(idsOf(items.filter(isUnhandled)))])
}

/** What is stored and that nothing refers to: a page may have ended between two writes. */
export interface Unreferenced {
  /** Ids of photos that have a copy and no record. */
  readonly photos: readonly string[]
  /** Ids of batches that are gone. */
  readonly batches: readonly string[]
  /** Keys of results, and of JPEGs that were made of such. */
  readonly results: readonly string[]
}

/**
 * @param stored what was stored when the library was loaded. What has come since isn't looked at
 * @param keys all keys of the result store then
 */
export function unreferencedIn(
  { orphans, batches, hasForeign }: Pick<KeptPhotos, 'orphans' | 'batches' | 'hasForeign'>,
  keys: readonly string[],
  library: Library,
): Unreferenced {
  // What a later version has stored may refer to anything.
  if (hasForeign) return { photos: [], batches: [], results: [] }
  const stay = new Set(idsOf(allItems(library)))
  const used = withJpegs(usedKeys(library))
  return {
    photos: orphans.filter((id) => !stay.has(id)),
    batches: [...batches.keys()].filter((id) => !library.batches.has(id)),
    results: keys.filter((key) => !used.has(key)),
  }
}

/** The keys of results, and of all JPEGs that may lie beside them. */
export const withJpegs = (keys: Iterable<string>): ReadonlySet<string> =>
  new Set([...keys].flatMap((key) => [key, ...jpegKeys(key)]))

/** What the storage is to have of a batch beside its photos. */
export function batchRecords(library: Library): (id: string) => BatchRecord {
  const { batches } = withoutLeaving(library)
  return (id) => {
    const { name, saves } = batches.get(id) ?? noRecord
    return { name, saves }
  }
}

/** Of a batch that leaves. */
export const noRecord: BatchRecord = { name: '', saves: [] }

const areAlike = (one: BatchRecord, other: BatchRecord) =>
  one.name === other.name && one.saves === other.saves

function withoutLeaving(library: Library): Library {
  const all = [...library.batches]
  if (!all.some(([, { isLeaving }]) => isLeaving)) return library
  return { ...library, batches: new Map(all.filter(([, { isLeaving }]) => !isLeaving)) }
}
