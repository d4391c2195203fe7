import { get, getMany, keys, promisifyRequest, set } from 'idb-keyval'
import * as v from 'valibot'
import { type Database, openDatabase } from './database'
import { fileFrom, storedFrom } from './stored-file'

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

/** When and as what photos of a batch were exported. */
const save = v.object({ as: v.string(), at: v.number() })
export type Save = Readonly<v.InferOutput<typeof save>>

/** The record of a batch beside its photos. One that says nothing isn't stored. */
const batchRecord = v.object({
  /** What people call it. */
  name: v.string(),
  /** Newest last. */
  saves: v.array(save),
})
export interface BatchRecord {
  readonly name: string
  readonly saves: readonly Save[]
}

/** Older versions have stored its saves alone. */
function batchRecordOf(stored: unknown): BatchRecord {
  if (v.is(batchRecord, stored)) return stored
  return { name: '', saves: v.is(v.array(save), stored) ? stored : [] }
}

const recordKey = (id: string) => `photo ${id}`
/** Named after what older versions have stored there. */
const batchKey = (id: string) => `saves ${id}`
const copyKey = (id: string) => `copy ${id}`

/** All kept photos in order. */
export interface KeptPhotos {
  readonly photos: readonly KeptPhoto[]
  /** Ids of those that have a copy. A page may have been left before it was made. */
  readonly copies: ReadonlySet<string>
  /** What is kept of batches beside their photos, by their ids. */
  readonly batches: ReadonlyMap<string, BatchRecord>
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
  /** Of batches, by their ids; one that says nothing leaves. */
  readonly batches: ReadonlyMap<string, BatchRecord>
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
      const batches = namesOf(batchKey(''))
      const batchRecords = await getMany<unknown>(batches.map(batchKey), store)
      const copies = namesOf(copyKey(''))
      return {
        photos,
        copies: new Set(copies),
        batches: new Map(batches.map((id, index) => [id, batchRecordOf(batchRecords[index])])),
        hasForeign: photos.length < records.length,
        orphans: copies.filter((id) => !ids.includes(id)),
      }
    },

    async read(id, type) {
      const copy = await get<Blob | ArrayBuffer>(copyKey(id), store)
      if (!copy) throw new DOMException('The copy of this photograph is gone', 'NotFoundError')
      return fileFrom(copy, type)
    },

    write: ({ photos, removed, batches }) =>
      store('readwrite', (all) => {
        for (const id of removed) {
          all.delete(recordKey(id))
          all.delete(copyKey(id))
        }
        for (const photo of photos) all.put(photo, recordKey(photo.id))
        for (const [id, record] of batches) {
          if (record.name || record.saves.length > 0) all.put(record, batchKey(id))
          else all.delete(batchKey(id))
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
