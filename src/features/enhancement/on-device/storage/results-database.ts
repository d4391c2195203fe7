import { createStore, delMany, get, keys, promisifyRequest, setMany, update } from 'idb-keyval'
import * as v from 'valibot'
import { LoadError } from '@/lib/fetch-file'
import { withFreeLock, withSharedLock } from '@/lib/locks'
import { type FilePieces, freeAll, sizeOf } from '~/workers/enhancer/protocol'
import type { Unwritten } from '~/workers/result-writer/protocol'
import { fileFrom, storedFrom, withTimeout } from './database'
import { createResultFiles } from './result-files'

/** What the database says of a result. */
const resultRecord = v.object({
  /** The photograph's. */
  name: v.string(),
  /** Bytes. */
  size: v.number(),
  type: v.string(),
  /** Milliseconds since 1970. */
  lastUsed: v.number(),
  /** Where its bytes are: in a file of the private file system, or in the database itself. */
  place: v.picklist(['file', 'database']),
})
export type ResultRecord = Readonly<v.InferOutput<typeof resultRecord>>

/**
 * Results as records in IndexedDB. Their bytes are in files of the origin private file system, which is three
 * times as fast and, in WebKit, keeps them out of memory. Where a browser has no such file system, or refuses
 * it as in private windows, they are in the database beside their records.
 */
export interface ResultStore {
  /** The records by their keys. No file is opened. Rejects when the database can't be read. */
  list(): Promise<ReadonlyMap<string, ResultRecord>>
  /** A result's file, then counted as just used; `undefined` if it's gone. Rejects if it can't be read. */
  read(key: string): Promise<Blob | undefined>
  /**
   * Stores a result, and takes the memory of its buffers.
   *
   * @param name the photograph's
   * @returns `null` once it is stored, otherwise the file and why
   */
  write(key: string, name: string, file: FilePieces): Promise<Unwritten | null>
  remove(key: string): Promise<void>
  /**
   * Removes what has no use: results whose keys aren't wanted, records without bytes, bytes without a record.
   * Does nothing while another tab writes.
   */
  tidy(isWanted: (key: string) => boolean): Promise<void>
}

const pngType = 'image/png'

/** No photograph waits longer than this for the list of results, in milliseconds. */
const longestRead = 3_000

/** In the database, bytes are beside their record, so that records are read without them. */
const recordEntry = (key: string) => `result ${key}`
const bytesEntry = (key: string) => `bytes ${key}`
const allRecords = () => IDBKeyRange.bound(recordEntry(''), recordEntry('\uffff'))

/** @param name of the database, and of the folder in the private file system */
export function createResultStore(name: string): ResultStore {
  const files = createResultFiles(name)
  const writingLock = `${name} writing`
  const store = createStore(name, 'results')

  /** Whether the private file system has refused a result or never answered. It isn't asked again then. */
  let refusesFiles = false

  const readRecords = () =>
    withTimeout(async () => {
      const [entries, values] = await store('readonly', (all) =>
        Promise.all([
          promisifyRequest(all.getAllKeys(allRecords())),
          promisifyRequest<unknown[]>(all.getAll(allRecords())),
        ]),
      )
      const records = new Map<string, ResultRecord>()
      for (const [index, entry] of entries.entries()) {
        const value = values[index]
        if (v.is(resultRecord, value)) records.set(String(entry).slice(recordEntry('').length), value)
      }
      return records
    }, longestRead)

  const removeEntries = (entries: readonly string[]) =>
    // A database that refuses this can't be read either.
    withTimeout(() => delMany([...entries], store)).catch(() => {})

  const remove = async (key: string) => {
    await removeEntries([recordEntry(key), bytesEntry(key)])
    await files.remove(key)
  }

  const addRecord = (key: string, photo: string, size: number, bytes?: Blob | ArrayBuffer) => {
    const place = bytes ? 'database' : 'file'
    const record: ResultRecord = { name: photo, size, type: pngType, lastUsed: Date.now(), place }
    const entries: [string, unknown][] = [[recordEntry(key), record]]
    if (bytes) entries.push([bytesEntry(key), bytes])
    return withTimeout(() => setMany(entries, store))
  }

  const writeFile = async (key: string, photo: string, file: FilePieces): Promise<Unwritten | null> => {
    const size = sizeOf(file)
    const unwritten = await files.write(key, file)
    if (unwritten) return unwritten
    try {
      await addRecord(key, photo, size)
      return null
    } catch (cause) {
      // Its memory is gone, so it is read from the disk until the page ends. A later visit removes it.
      const written = await files.read(key)
      if (!written) throw cause
      return { file: [written], reason: nameOf(cause) }
    }
  }

  const writeEntry = async (key: string, photo: string, file: FilePieces): Promise<Unwritten | null> => {
    try {
      const bytes = await storedFrom(new Blob([...file], { type: pngType }))
      await addRecord(key, photo, sizeOf(file), bytes)
    } catch (cause) {
      return { file, reason: nameOf(cause) }
    }
    freeAll(file)
    return null
  }

  return {
    list: readRecords,
    remove,

    async read(key) {
      const record = await withTimeout(() => get<unknown>(recordEntry(key), store))
      if (!v.is(resultRecord, record)) return undefined
      const { place, size, type } = record
      const bytes =
        place === 'file'
          ? await files.read(key)
          : await withTimeout(() => get<Blob | ArrayBuffer>(bytesEntry(key), store))
      const file = bytes && fileFrom(bytes, type)
      // Otherwise somebody has removed it, or the device has lost a part of it.
      if (file?.size !== size) {
        await remove(key)
        return undefined
      }
      const used = { ...record, lastUsed: Date.now() }
      void withTimeout(() => update(recordEntry(key), (now) => now && used, store)).catch(() => {})
      return file.slice(0, size, type)
    },

    write: (key, photo, file) =>
      withSharedLock(writingLock, async () => {
        if (refusesFiles) return writeEntry(key, photo, file)
        try {
          const unwritten = await writeFile(key, photo, file)
          if (!unwritten || unwritten.reason === 'QuotaExceededError') return unwritten
          // Otherwise another tab writes the very same result.
          refusesFiles = unwritten.reason !== 'NoModificationAllowedError'
          return await writeEntry(key, photo, unwritten.file)
        } catch (cause) {
          refusesFiles = !(cause instanceof LoadError)
          throw cause
        }
      }),

    tidy: (isWanted) =>
      withFreeLock(writingLock, async () => {
        const records = await readRecords()
        const entries = await withTimeout(() => keys<string>(store), longestRead)
        const names = await files.names()
        const hasBytes = (key: string, { place }: ResultRecord) =>
          place === 'database' ? entries.includes(bytesEntry(key)) : (names?.includes(key) ?? true)
        const whole = [...records].filter(([key, record]) => isWanted(key) && hasBytes(key, record))
        const used = new Set(
          whole.flatMap(([key, { place }]) => [
            recordEntry(key),
            place === 'database' ? bytesEntry(key) : key,
          ]),
        )
        await removeEntries(entries.filter((entry) => !used.has(entry)))
        for (const name of names ?? []) if (!used.has(name)) await files.remove(name)
      }),
  }
}

const nameOf = (cause: unknown) => (cause instanceof Error ? cause.name : '')
