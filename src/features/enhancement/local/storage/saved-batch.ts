import { createStore, delMany, get, getMany, keys, set, setMany, type UseStore } from 'idb-keyval'
import * as v from 'valibot'
import { withTimeout } from './database'

/** What is saved of a photograph in the batch, beside its copy. */
const savedPhoto = v.object({
  /** Ids sort in the order in which the photographs were added. */
  id: v.string(),
  name: v.string(),
  size: v.number(),
  type: v.string(),
  lastModified: v.number(),
  status: v.picklist(['pending', 'completed', 'failed']),
  error: v.nullable(v.string()),
  reason: v.nullable(v.string()),
  /** Its result's key in the result cache. */
  key: v.nullable(v.string()),
})
export type SavedPhoto = Readonly<v.InferOutput<typeof savedPhoto>>

const photoKey = (id: string) => `photo ${id}`
const copyKey = (id: string) => `copy ${id}`

export type SavedBatch = ReturnType<typeof createSavedBatch>

/** A batch with copies of its photographs, saved in this browser over reloads, crashes and closed tabs. */
export function createSavedBatch(databaseName = 'enhancement-batch') {
  let opened: UseStore | undefined
  const store = () => {
    opened ??= createStore(databaseName, 'photographs')
    return opened
  }

  return {
    /**
     * The photographs in order, and the ids of those that are lost: the page was left before they were copied, or their
     * records have another shape. Rejects when the storage cannot be read, or does not answer within `wait` milliseconds.
     */
    load: (wait: number) =>
      withTimeout(async () => {
        const all = await keys<string>(store())
        const copies = new Set(all.filter((key) => key.startsWith(copyKey(''))))
        const photoKeys = all.filter((key) => key.startsWith(photoKey(''))).sort()
        const ids = photoKeys.map((key) => key.slice(photoKey('').length))
        const stored = await getMany<unknown>(photoKeys, store())
        const photos = stored.filter(
          (photo) => v.is(savedPhoto, photo) && (copies.has(copyKey(photo.id)) || photo.key !== null),
        ) as SavedPhoto[]
        const readable = new Set(photos.map(({ id }) => id))
        return { photos, lost: ids.filter((id) => !readable.has(id)) }
      }, wait),
    /** The copy of a photograph. Rejects with a `NotFoundError` when there is none. */
    async read(id: string, type: string): Promise<Blob> {
      const copy = await get<Blob | ArrayBuffer>(copyKey(id), store())
      if (!copy) throw new DOMException('The copy of this photograph is gone', 'NotFoundError')
      return copy instanceof Blob ? copy : new Blob([copy], { type })
    },
    /** Saves photographs whose copies are to follow. Rejects when it could not. */
    add: (photos: readonly SavedPhoto[]) =>
      withTimeout(() =>
        setMany(
          photos.map((photo) => [photoKey(photo.id), photo]),
          store(),
        ),
      ),
    /** Rejects when it could not be saved. */
    async addCopy(id: string, copy: Blob): Promise<void> {
      const value = storesBlobs() ? copy : await copy.arrayBuffer()
      await withTimeout(() => set(copyKey(id), value, store()))
    },
    /** Saves the new state of a photograph that is saved already. */
    async update(photo: SavedPhoto): Promise<void> {
      // If the storage is full to the last byte, the photograph is enhanced again after a return. No harm is done.
      await withTimeout(() => set(photoKey(photo.id), photo, store())).catch(() => {})
    },
    async remove(ids: readonly string[]): Promise<void> {
      const both = ids.flatMap((id) => [photoKey(id), copyKey(id)])
      // Storage that refuses this cannot be read either.
      await withTimeout(() => delMany(both, store())).catch(() => {})
    },
  }
}

/** WebKit loses Blobs in IndexedDB, or crashes on them. Their bytes are stored there instead. */
const storesBlobs = () => navigator.vendor !== 'Apple Computer, Inc.'
