import { delMany, get, getMany, keys, set, setMany } from 'idb-keyval'
import * as v from 'valibot'
import { type Database, fileFrom, openDatabase, storedFrom } from './database'

/** The record of a photo in the batch, beside its copy. */
const keptPhoto = v.object({
  /** Ids sort in the order in which the photos were added. */
  id: v.string(),
  name: v.string(),
  size: v.number(),
  type: v.string(),
  lastModified: v.number(),
  folder: v.optional(v.string()),
  status: v.picklist(['pending', 'completed', 'failed']),
  /** Why it failed. Records of older versions have words in its place. */
  error: v.nullable(v.union([v.string(), v.object({ kind: v.string(), detail: v.optional(v.string()) })])),
  /** Its result's key in the result store. */
  key: v.nullable(v.string()),
  /** True if its result has been exported. Records of older versions lack it. */
  isSaved: v.optional(v.boolean()),
})
export type KeptPhoto = Readonly<v.InferOutput<typeof keptPhoto>>

const recordKey = (id: string) => `photo ${id}`
const copyKey = (id: string) => `copy ${id}`

/** The photos of a kept batch in order, and the ids of those that are lost. */
export interface KeptPhotos {
  readonly photos: readonly KeptPhoto[]
  readonly lost: readonly string[]
}

export interface KeptBatch extends Pick<Database, 'answers'> {
  /**
   * The kept batch. Photos are lost if the page was left before they were copied, or if their records have
   * another shape. Rejects when the storage cannot be read.
   */
  load(): Promise<KeptPhotos>
  /** The copy of a photo. Rejects with a `NotFoundError` when there is none. */
  read(id: string, type: string): Promise<Blob>
  /** Keeps photos whose copies are to follow. Rejects when it could not. */
  add(photos: readonly KeptPhoto[]): Promise<void>
  /** Rejects when it could not be kept. */
  addCopy(id: string, copy: Blob): Promise<void>
  /** Keeps the new state of a photo that is kept already. */
  update(photo: KeptPhoto): Promise<void>
  remove(ids: readonly string[]): Promise<void>
}

/** A batch with copies of its photos, kept in this browser over reloads, crashes and closed tabs. */
export function createKeptBatch(databaseName = 'enhancement-batch'): KeptBatch {
  const { store, answers } = openDatabase(databaseName, 'photographs')

  return {
    answers,

    async load() {
      const all = await keys<string>(store)
      const copies = new Set(all.filter((key) => key.startsWith(copyKey(''))))
      const recordKeys = all.filter((key) => key.startsWith(recordKey(''))).sort()
      const ids = recordKeys.map((key) => key.slice(recordKey('').length))
      const stored = await getMany<unknown>(recordKeys, store)
      const photos = stored.filter(
        (photo) =>
          v.is(keptPhoto, photo) && (copies.has(copyKey(photo.id)) || photo.key !== null || photo.isSaved),
      ) as KeptPhoto[]
      const readable = new Set(photos.map(({ id }) => id))
      return { photos, lost: ids.filter((id) => !readable.has(id)) }
    },

    async read(id, type) {
      const copy = await get<Blob | ArrayBuffer>(copyKey(id), store)
      if (!copy) throw new DOMException('The copy of this photograph is gone', 'NotFoundError')
      return fileFrom(copy, type)
    },

    add: (photos) =>
      setMany(
        photos.map((photo) => [recordKey(photo.id), photo]),
        store,
      ),

    async addCopy(id, copy) {
      await set(copyKey(id), await storedFrom(copy), store)
    },

    async update(photo) {
      // If the storage is full to the last byte, the photo is only enhanced again after a return.
      await set(recordKey(photo.id), photo, store).catch(() => {})
    },

    async remove(ids) {
      const both = ids.flatMap((id) => [recordKey(id), copyKey(id)])
      // Storage that refuses this cannot be read either.
      await delMany(both, store).catch(() => {})
    },
  }
}
