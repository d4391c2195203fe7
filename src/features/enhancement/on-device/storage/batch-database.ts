import { get, getMany, keys, promisifyRequest, set } from 'idb-keyval'
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
  /** How its result is rotated, in quarters of a turn. Records of older versions lack it. */
  rotation: v.optional(v.object({ inFile: v.number(), wanted: v.number() })),
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
  /** True if there are records of another shape, as of a later version. What they refer to isn't known. */
  readonly hasForeign: boolean
  /** The ids of copies without any record. */
  readonly orphans: readonly string[]
}

/** What is to be kept beside what is kept already. */
export interface Difference {
  readonly photos: readonly KeptPhoto[]
  /** Photos that leave, with their copies. */
  readonly removed: readonly string[]
  /** Of batches; nothing of one that leaves. */
  readonly saves: ReadonlyMap<string, readonly Save[]>
}

export interface KeptBatches extends Pick<Database, 'answers'> {
  /** All that is kept. Rejects when the storage cannot be read. */
  load(): Promise<KeptPhotos>
  /** The copy of a photo. Rejects with a `NotFoundError` when there is none. */
  read(id: string, type: string): Promise<Blob>
  /** Keeps a difference, whole or not at all. Rejects when it could not. */
  write(difference: Difference): Promise<void>
  /** Rejects when it could not be kept. */
  addCopy(id: string, copy: Blob): Promise<void>
}

/** Batches with copies of their photos, kept in this browser over reloads, crashes and closed tabs. */
export function createKeptBatches(databaseName = 'enhancement-batch'): KeptBatches {
  const { store, answers } = openDatabase(databaseName, 'photographs')

  return {
    answers,

    async load() {
      const all = await keys<string>(store)
      const namesOf = (kind: string) =>
        all.filter((key) => key.startsWith(kind)).map((key) => key.slice(kind.length))
      const ids = namesOf(recordKey('')).sort()
      const records = await getMany<unknown>(ids.map(recordKey), store)
      const photos = records.filter((record): record is KeptPhoto => v.is(keptPhoto, record))
      const batches = namesOf(savesKey(''))
      const saves = await getMany<unknown>(batches.map(savesKey), store)
      const copies = namesOf(copyKey(''))
      return {
        photos,
        copies: new Set(copies),
        saves: new Map(
          batches.map((batch, index) => {
            const stored = saves[index]
            return [batch, v.is(v.array(save), stored) ? stored : []]
          }),
        ),
        hasForeign: photos.length < records.length,
        orphans: copies.filter((id) => !ids.includes(id)),
      }
    },

    async read(id, type) {
      const copy = await get<Blob | ArrayBuffer>(copyKey(id), store)
      if (!copy) throw new DOMException('The copy of this photograph is gone', 'NotFoundError')
      return fileFrom(copy, type)
    },

    write: ({ photos, removed, saves }) =>
      store('readwrite', (all) => {
        for (const id of removed) {
          all.delete(recordKey(id))
          all.delete(copyKey(id))
        }
        for (const photo of photos) all.put(photo, recordKey(photo.id))
        for (const [batch, list] of saves) {
          if (list.length > 0) all.put(list, savesKey(batch))
          else all.delete(savesKey(batch))
        }
        const written = promisifyRequest(all.transaction)
        // A page that ends now has it kept: otherwise the browser would first ask it for more.
        all.transaction.commit()
        return written
      }),

    async addCopy(id, copy) {
      await set(copyKey(id), await storedFrom(copy), store)
    },
  }
}

/** This browser's. */
export const kept = createKeptBatches()
