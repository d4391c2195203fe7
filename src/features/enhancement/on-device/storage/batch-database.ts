import { del, delMany, get, getMany, keys, set, setMany } from 'idb-keyval'
import * as v from 'valibot'
import { type Database, fileFrom, openDatabase, storedFrom } from './database'

/** The record of a photo in the batch, beside its copy. */
const keptPhoto = v.object({
  /** Ids sort in the order in which the photos were added. */
  id: v.string(),
  /** Its batch. Records of older versions lack it. */
  batch: v.optional(v.string()),
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

/** When and as what photos of a batch were handed over. */
const save = v.object({ as: v.string(), at: v.number() })
export type Save = Readonly<v.InferOutput<typeof save>>

const recordKey = (id: string) => `photo ${id}`
const savesKey = (batch: string) => `saves ${batch}`
const copyKey = (id: string) => `copy ${id}`

/** All kept photos in order. */
export interface KeptPhotos {
  readonly photos: readonly KeptPhoto[]
  /** Ids of those that have a copy. A page may have been left before it was made. */
  readonly copies: ReadonlySet<string>
  /** Newest last, by the ids of their batches. */
  readonly saves: ReadonlyMap<string, readonly Save[]>
}

export interface KeptBatch extends Pick<Database, 'answers'> {
  /**
   * All that is kept, but for records of another shape, as of a later version. Rejects when the storage cannot
   * be read.
   */
  load(): Promise<KeptPhotos>
  /** The copy of a photo. Rejects with a `NotFoundError` when there is none. */
  read(id: string, type: string): Promise<Blob>
  /** Keeps the state of photos, in one write. Rejects when it could not. */
  put(photos: readonly KeptPhoto[]): Promise<void>
  /** Rejects when it could not be kept. */
  addCopy(id: string, copy: Blob): Promise<void>
  remove(ids: readonly string[]): Promise<void>
  noteSaves(batch: string, saves: readonly Save[]): Promise<void>
  removeSaves(batch: string): Promise<void>
}

/** Batches with copies of their photos, kept in this browser over reloads, crashes and closed tabs. */
export function createKeptBatch(databaseName = 'enhancement-batch'): KeptBatch {
  const { store, answers } = openDatabase(databaseName, 'photographs')

  return {
    answers,

    async load() {
      const all = await keys<string>(store)
      const keysOf = (kind: string) => all.filter((key) => key.startsWith(kind))
      const nameOf = (key: string, kind: string) => key.slice(kind.length)
      const records = await getMany<unknown>(keysOf(recordKey('')).sort(), store)
      const savesKeys = keysOf(savesKey(''))
      const saves = await getMany<unknown>(savesKeys, store)
      return {
        photos: records.filter((record): record is KeptPhoto => v.is(keptPhoto, record)),
        copies: new Set(keysOf(copyKey('')).map((key) => nameOf(key, copyKey('')))),
        saves: new Map(
          savesKeys.map((key, index) => {
            const stored = saves[index]
            return [nameOf(key, savesKey('')), v.is(v.array(save), stored) ? stored : []]
          }),
        ),
      }
    },

    async read(id, type) {
      const copy = await get<Blob | ArrayBuffer>(copyKey(id), store)
      if (!copy) throw new DOMException('The copy of this photograph is gone', 'NotFoundError')
      return fileFrom(copy, type)
    },

    put: (photos) =>
      setMany(
        photos.map((photo) => [recordKey(photo.id), photo]),
        store,
      ),

    async addCopy(id, copy) {
      await set(copyKey(id), await storedFrom(copy), store)
    },

    noteSaves: (batch, saves) => set(savesKey(batch), saves, store).catch(() => {}),

    removeSaves: (batch) => del(savesKey(batch), store).catch(() => {}),

    async remove(ids) {
      const both = ids.flatMap((id) => [recordKey(id), copyKey(id)])
      // Storage that refuses this cannot be read either.
      await delMany(both, store).catch(() => {})
    },
  }
}

/** This browser's. */
export const kept = createKeptBatch()
