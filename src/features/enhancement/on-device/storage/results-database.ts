import { delMany, getMany, keys, setMany } from 'idb-keyval'
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
  remove(keys: readonly string[]): Promise<void>
}

const recordEntry = (key: string) => `result ${key}`
const bytesEntry = (key: string) => `bytes ${key}`

export function createResultStore(databaseName = 'enhanced-photographs'): ResultStore {
  const { store, answers } = openDatabase(databaseName, 'results')

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

    async write(key, name, file, photo) {
      const bytes = await storedFrom(file)
      const record = { name, photo, size: file.size, type: file.type } satisfies ResultRecord
      const entries: [string, unknown][] = [
        [recordEntry(key), record],
        [bytesEntry(key), bytes],
      ]
      await setMany(entries, store)
    },

    remove: (removed) =>
      // A database that refuses this can't be read either.
      delMany(
        removed.flatMap((key) => [recordEntry(key), bytesEntry(key)]),
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
