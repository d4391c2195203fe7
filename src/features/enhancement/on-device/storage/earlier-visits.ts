import type { KeptBatch } from '../library'
import type { StoredSizes } from '../room'
import { type KeptPhotos, kept } from './batch-database'
import type { OpenBatch } from './open-batch-note'
import { jpegKeys, resultStore } from './results-database'
import { storedBatches } from './stored-batches'

/** What earlier visits have stored, as it was when this tab got the tool. */
export interface EarlierVisits {
  readonly photos: KeptPhotos
  readonly batches: readonly KeptBatch[]
  /** All keys of the result store. */
  readonly keys: readonly string[]
  readonly jpegs: StoredSizes
}

/**
 * Asks the storage, which may answer late.
 *
 * @param names what people have typed, which counts, though it may not have been written in the database
 */
export async function loadEarlierVisits(names: OpenBatch['names']): Promise<EarlierVisits> {
  const [photos, records, keys] = await Promise.all([kept.load(), resultStore.records(), resultStore.keys()])
  const batches = storedBatches(photos, records, ({ id, type }) => kept.read(id, type))
  const ofJpegs = [...records.keys()].flatMap(jpegKeys).filter((key) => records.has(key))
  return {
    photos,
    batches: batches.map((batch) => ({ ...batch, name: names[batch.id] ?? batch.name })),
    keys,
    jpegs: new Map(ofJpegs.map((key) => [key, records.get(key)?.size ?? 0])),
  }
}
