import { atMost } from '~/workers/shared/at-most'
import { addressesOf } from '../batch/item'
import { dropJpegs, noteJpegsGone } from './export/jpeg-cache'
import { allItems } from './library'
import { idsOf, keysOf, type LocalItem } from './photo'
import { firstToGo, savedResultsOf } from './room'
import { shelfOf } from './shelf'
import { localStore, send } from './state'
import { kept } from './storage/batch-database'
import { noRecord, withJpegs } from './storage/library-difference'
import { resultStore } from './storage/results-database'
import { isBeingStored } from './storage/store-result'

/** What gives way on a full device, and what takes the room that has come. */

/**
 * Gives a full device room: what can be made again goes first, which is JPEGs, then the oldest batch that
 * people have saved, then results of other batches that they have.
 */
export async function makeRoom(): Promise<boolean> {
  if (await dropJpegs()) return true
  const { library } = localStore.state
  const batch = firstToGo(library)
  if (batch) {
    const ids = idsOf(batch.items)
    send({ type: 'remove', batch: batch.id, ids })
    // At once: a write that is under way waits for it.
    await kept.write({ photos: [], removed: ids, batches: new Map([[batch.id, noRecord]]) }).catch(() => {})
    await dropResults(keysOf(batch.items))
    return true
  }
  const [results] = shelfOf(library)
    .map(savedResultsOf)
    .filter(({ length }) => length > 0)
    .slice(-1)
  const [first] = results ?? []
  if (!results || !first) return false
  send({ type: 'release', batch: first.batch, results: addressesOf(results) })
  await dropResults(keysOf(results))
  return true
}

async function dropResults(keys: readonly string[]): Promise<void> {
  const used = new Set(keysOf(allItems(localStore.state.library)))
  await removeResults([...withJpegs(keys.filter((key) => !used.has(key)))])
}

/** Removes results and JPEGs from the device. */
export async function removeResults(keys: readonly string[]): Promise<void> {
  await resultStore.remove(keys)
  noteJpegsGone(keys)
}

/** A device without any room remembers that a photo is saved when its result has made some. */
export function makeItsOwnRoom({ id, batch, isExported, result }: LocalItem): void {
  if (!isExported || !result || result.unkept || !localStore.state.library.isLoaded) return
  send({ type: 'release', batch, results: [{ id, key: result.key }] })
}

const inTurn = atMost(1)

/**
 * Stores results that had to stay in memory, as far as there's room by now.
 *
 * @param stored told the key of each one
 */
export const storeUnkept = (stored: (key: string) => void): Promise<void> => inTurn(() => storeEach(stored))

async function storeEach(stored: (key: string) => void): Promise<void> {
  for (const { id, batch, result, originalFile } of allItems(localStore.state.library)) {
    if (!result?.unkept || isBeingStored(result.key)) continue
    const { key, unkept, rotation } = result
    const facts = { name: originalFile.name, photo: id, rotation: rotation?.inFile }
    try {
      await resultStore.write(key, facts, unkept)
    } catch {
      return
    }
    send({ type: 'stored', batch, id, key })
    stored(key)
  }
}
