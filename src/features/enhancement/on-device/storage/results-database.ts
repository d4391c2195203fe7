import { delMany, getMany, keys, setMany, type UseStore } from 'idb-keyval'
import * as v from 'valibot'
import { engineVersion } from '~/workers/enhancer/protocol'
import { type Database, openDatabase } from './database'
import { fileFrom, storedFrom } from './stored-file'

/** The record of a result. Its bytes lie beside it, so that it's read without them. */
const resultRecord = v.object({
  /** The photo's. */
  name: v.string(),
  /** The id of the photo that it was made for. Records of older versions lack it. */
  photo: v.optional(v.string()),
  /** Bytes. */
  size: v.number(),
  type: v.string(),
  /** How many quarters of a turn it was rotated by. Records of older versions lack it. */
  rotation: v.optional(v.number()),
})

export type ResultRecord = Readonly<v.InferOutput<typeof resultRecord>>

/** What a result's record says of it beside its file. */
export type ResultFacts = Pick<ResultRecord, 'name' | 'photo' | 'rotation'>

/** Results with all their bytes in IndexedDB, by their keys. They live as long as a photo refers to them. */
export interface ResultStore extends Pick<Database, 'answers'> {
  /** All keys, also of what can't be read. Rejects when the database can't be read. */
  keys(): Promise<readonly string[]>
  /** The records of all results and JPEGs. Rejects when the database can't be read. */
  records(): Promise<ReadonlyMap<string, ResultRecord>>
  /** A result's file; `undefined` if there's none. Rejects if it can't be read. */
  read(key: string): Promise<Blob | undefined>
  /** Rejects when the result could not be stored, as when the device is full. */
  write(key: string, facts: ResultFacts, file: Blob): Promise<void>
  /** The same for what nothing else gives up its room for, such as a JPEG that was made of a result. */
  writeIfRoom(key: string, facts: ResultFacts, file: Blob): Promise<void>
  /** Removes results, or JPEGs. */
  remove(keys: readonly string[]): Promise<void>
}

const jpegTypes = ['jpeg', 'web'] as const

/** The key of a JPEG that was made of a result. */
export const jpegKey = (key: string, fileType: (typeof jpegTypes)[number]) => `${key} ${fileType}`

/** The keys of all JPEGs that may have been made of a result. */
export const jpegKeys = (key: string) => jpegTypes.map((fileType) => jpegKey(key, fileType))

const recordEntry = (key: string) => `result ${key}`
const bytesEntry = (key: string) => `bytes ${key}`

export function createResultStore(databaseName = 'enhanced-photographs'): ResultStore {
  const { store, storeIfRoom, answers } = openDatabase(databaseName, 'results')

  const write = async (to: UseStore, key: string, facts: ResultFacts, file: Blob) => {
    const bytes = await storedFrom(file)
    const record: ResultRecord = { ...facts, size: file.size, type: file.type }
    const entries: [string, unknown][] = [
      [recordEntry(key), record],
      [bytesEntry(key), bytes],
    ]
    await setMany(entries, to)
  }

  return {
    answers,

    keys: async () => keysIn(await keys<string>(store)),

    async records() {
      const entries = new Set(await keys<string>(store))
      const stored = keysIn(entries).filter(
        (key) => entries.has(recordEntry(key)) && entries.has(bytesEntry(key)),
      )
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

    write: (key, facts, file) => write(store, key, facts, file),

    writeIfRoom: (key, facts, file) => write(storeIfRoom, key, facts, file),

    remove: (removed) =>
      // A database that refuses this can't be read either.
      delMany(
        removed.flatMap((key) => [recordEntry(key), bytesEntry(key)]),
        store,
      ).catch(() => {}),
  }
}

/** The keys of what is stored, of which each has two entries. */
function keysIn(entries: Iterable<string>): string[] {
  const prefixes = [recordEntry(''), bytesEntry('')]
  const all = [...entries].flatMap((entry) => {
    const prefix = prefixes.find((one) => entry.startsWith(one))
    return prefix === undefined ? [] : entry.slice(prefix.length)
  })
  return [...new Set(all)]
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
