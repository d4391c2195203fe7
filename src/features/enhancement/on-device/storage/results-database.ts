import { delMany, getMany, keys, setMany, type UseStore } from 'idb-keyval'
import * as v from 'valibot'
import { engineVersion } from '~/workers/enhancer/protocol'
import { type Database, fileFrom, openDatabase, storedFrom } from './database'

/** The record of a result. Its bytes lie beside it, so that it's read without them. */
const resultRecord = v.object({
  /** The photo's. */
  name: v.string(),
  /** The id of the photo that it was made for. Records of older versions lack it. */
  photo: v.optional(v.string()),
  /** Bytes. */
  size: v.number(),
  type: v.string(),
})

export type ResultRecord = Readonly<v.InferOutput<typeof resultRecord>>

/** Results with all their bytes in IndexedDB, by their keys. They live as long as the list that they are in. */
export interface ResultStore extends Pick<Database, 'answers'> {
  /** The records of all results. Rejects when the database can't be read. */
  records(): Promise<ReadonlyMap<string, ResultRecord>>
  /** A result's file; `undefined` if there's none. Rejects if it can't be read. */
  read(key: string): Promise<Blob | undefined>
  /**
   * Rejects when the result could not be stored, as when the device is full.
   *
   * @param name the photo's
   * @param photo the photo's id
   */
  write(key: string, name: string, file: Blob, photo?: string): Promise<void>
  /** Stores a JPEG that was made of a result. No batch gives up its room for that. */
  cacheJpeg(key: string, name: string, file: Blob): Promise<void>
  /** Removes results, with the JPEGs that were made of them. */
  remove(keys: readonly string[]): Promise<void>
}

/** The key of a JPEG that was made of a result. */
export const jpegKey = (key: string, fileType: 'jpeg' | 'web') => `${key} ${fileType}`

const recordEntry = (key: string) => `result ${key}`
const bytesEntry = (key: string) => `bytes ${key}`

export function createResultStore(databaseName = 'enhanced-photographs'): ResultStore {
  const { store, storeIfRoom, answers } = openDatabase(databaseName, 'results')

  const write = async (to: UseStore, key: string, record: ResultRecord, file: Blob) => {
    const bytes = await storedFrom(file)
    const entries: [string, unknown][] = [
      [recordEntry(key), record],
      [bytesEntry(key), bytes],
    ]
    await setMany(entries, to)
  }

  return {
    answers,

    async records() {
      const entries = new Set(await keys<string>(store))
      const stored = [...entries]
        .filter((entry) => entry.startsWith(bytesEntry('')))
        .map((entry) => entry.slice(bytesEntry('').length))
        .filter((key) => entries.has(recordEntry(key)))
      const values = await getMany<unknown>(stored.map(recordEntry), store)
      const records = new Map<string, ResultRecord>()
      for (const [index, key] of stored.entries()) {
        const record = values[index]
        if (v.is(resultRecord, record)) records.set(key, record)
      }
      return records
    },

    async read(key) {
      const [record, bytes] = await getMany([recordEntry(key), bytesEntry(key)], store)
      if (!v.is(resultRecord, record) || !bytes) return undefined
      return fileFrom(bytes as Blob | ArrayBuffer, record.type)
    },

    write: (key, name, file, photo) =>
      write(store, key, { name, photo, size: file.size, type: file.type }, file),

    cacheJpeg: (key, name, file) => write(storeIfRoom, key, { name, size: file.size, type: file.type }, file),

    remove: (removed) =>
      // A database that refuses this can't be read either.
      delMany(
        removed
          .flatMap((key) => [key, jpegKey(key, 'jpeg'), jpegKey(key, 'web')])
          .flatMap((key) => [recordEntry(key), bytesEntry(key)]),
        store,
      ).catch(() => {}),
  }
}

/** This browser's results. */
export const resultStore = createResultStore()

/**
 * The key of a photo's result: the version of the engine and the SHA-256 of the photo's bytes, whatever its
 * name. Where the browser doesn't hash (a page that came over plain http), no other photo gets the same one.
 */
export async function photoKey(photo: Blob): Promise<string> {
  const name = await hashOf(photo).catch(() => `${Date.now()}-${Math.random().toString(36).slice(2)}`)
  return `${engineVersion}-${name}.png`
}

async function hashOf(photo: Blob): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', await photo.arrayBuffer()))
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
