import { isUnhandled } from '@/features/enhancement/batch/batch-reducer'
import { allItems, type Library, type LocalBatch } from '../library'
import { idsOf, keysOf, type LocalItem } from '../photo'
import { claimedKeys } from './claims'

/** What differs between two states of the library, as far as the storage has it. */
export interface LibraryDifference {
  /** Ids of photos that are new. */
  readonly added: readonly string[]
  /** Ids of photos that are as they were not before, or not there any more. */
  readonly changed: readonly string[]
  /** Ids of batches that were handed over, or are gone. */
  readonly handedOver: readonly string[]
  /** Keys of results that nothing refers to any more. */
  readonly dropped: readonly string[]
}

export function differenceOf(now: Library, before: Library): LibraryDifference {
  const [items, last] = [keptItems(now), keptItems(before)]
  const [used, wasUsed] = [usedKeys(now), usedKeys(before)]
  const batches = new Set([...now.batches.keys(), ...before.batches.keys()])
  return {
    added: [...items.keys()].filter((id) => !last.has(id)),
    changed: [
      ...[...items.values()].filter((item) => hasChanged(item, last.get(item.id))).map(({ id }) => id),
      ...[...last.keys()].filter((id) => !items.has(id)),
    ],
    handedOver: [...batches].filter((id) => savesIn(now, id) !== savesIn(before, id)),
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
  return new Set([...keysOf(items), ...claimedKeys(idsOf(items.filter(isUnhandled)))])
}

/** When and as what photos of a batch were handed over; nothing of one that leaves. */
export const savesIn = (library: Library, id: string): LocalBatch['saves'] =>
  withoutLeaving(library).batches.get(id)?.saves ?? none

const none: LocalBatch['saves'] = []

function withoutLeaving(library: Library): Library {
  const all = [...library.batches]
  if (!all.some(([, { isLeaving }]) => isLeaving)) return library
  return { ...library, batches: new Map(all.filter(([, { isLeaving }]) => !isLeaving)) }
}
