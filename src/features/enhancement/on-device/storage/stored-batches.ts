import type { Failure } from '@/features/enhancement/batch/item'
import type { Rotation } from '@/features/enhancement/rotation'
import type { KeptBatch } from '../library'
import { type LocalItem, localItem } from '../photo'
import type { KeptPhoto, KeptPhotos } from './batch-database'
import { noRecord } from './library-difference'
import type { ResultRecord } from './results-database'

/**
 * The kept photos, batch by batch.
 *
 * @param results the records of all stored results by their keys
 * @param read reads a photo's copy
 */
export function storedBatches(
  { photos, copies, batches }: Pick<KeptPhotos, 'photos' | 'copies' | 'batches'>,
  results: ReadonlyMap<string, ResultRecord>,
  read: (photo: KeptPhoto) => Promise<Blob>,
): readonly KeptBatch[] {
  // A page may have been left between a result's being stored and its photo's being noted as completed.
  const keyOf = new Map([...results].map(([key, { photo }]) => [photo, key]))
  const items = photos.map((photo) => {
    const key = photo.key !== null && results.has(photo.key) ? photo.key : (keyOf.get(photo.id) ?? photo.key)
    const done = key ? { ...photo, key, status: 'completed' as const, error: null } : photo
    return restoreItem(done, results, copies.has(photo.id), () => read(photo))
  })
  const ids = [...new Set(items.map(({ batch }) => batch))]
  return ids.map((id) => ({
    id,
    items: items.filter(({ batch }) => batch === id),
    ...(batches.get(id) ?? noRecord),
  }))
}

/**
 * A photo as an earlier visit has kept it. If its result is gone, it's pending again, unless people have it. Without
 * a result and a copy it has failed.
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
  const record = status === 'completed' && key ? results.get(key) : undefined
  if (record && key) {
    const rotation = restoreRotation(photo, key, record)
    return { ...item, isExported: isSaved, result: { bytes: record.size, key, unkept: null, rotation } }
  }
  if (status === 'completed' && isSaved) return { ...item, isExported: true }
  if (!hasCopy) return { ...item, status: 'failed', error: { kind: 'not copied' } }
  return status === 'completed' ? { ...item, status: 'pending' } : item
}

/** What older versions have written at the end of a rotated result's key. Nothing else tells there. */
const olderRotation = / turned ([1-3])$/

/** What is in the file is told by the file's own record: the photo's may be older. */
function restoreRotation(photo: KeptPhoto, key: string, { rotation }: ResultRecord): Rotation {
  const inFile = rotation ?? Number(olderRotation.exec(key)?.[1] ?? 0)
  return { inFile, wanted: photo.rotation?.wanted ?? inFile }
}

const failureOf = (error: KeptPhoto['error']): Failure | null =>
  typeof error === 'string' ? { kind: 'unexpected', detail: error } : error
