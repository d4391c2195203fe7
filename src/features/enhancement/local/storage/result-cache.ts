import { createStore, get, type UseStore, update } from 'idb-keyval'
import type { FilePieces } from '~/workers/enhancer/protocol'
import type { Unwritten } from '~/workers/result-writer/protocol'
import { withTimeout } from './database'
import { filesInDatabase, filesOnDisk, type ResultFiles, sizeOf } from './result-files'
import {
  currentKeys,
  leastUsed,
  makeRoom,
  markUsed,
  parseIndex,
  type ResultIndex,
  totalBytes,
  without,
} from './result-index'

/** Enhanced photographs that this browser keeps, so that the same photograph is enhanced only once. */
export interface ResultCache {
  /** The cached result, which then counts as just used. */
  find(key: string): Promise<Blob | undefined>
  /**
   * Caches a result, and takes the memory of its buffers. If need be it takes the place of the least recently used ones,
   * but of none in `inUse`.
   *
   * @returns `null` once it is cached, otherwise the file
   */
  add(key: string, file: FilePieces, inUse?: ReadonlySet<string>): Promise<FilePieces | null>
  /** Bytes in the cache. */
  size(): Promise<number>
  /** The keys of all results and how many bytes each has. */
  list(): Promise<ReadonlyMap<string, number>>
  /** Removes all results but those in `inUse`. */
  clear(inUse?: ReadonlySet<string>): Promise<void>
}

const nothing: ReadonlySet<string> = new Set()

const indexKey = 'index'

/** Why a file is not written when the device has no room. */
const full = 'QuotaExceededError'

/**
 * Never more than this, and never more than half of what the browser would allow the site. Two hundred photographs of
 * twelve megapixels come to five gigabytes.
 */
const mostBytes = 8 * 1024 ** 3

/** Opens the cache: an index in a database, and the files beside it, on disk where the browser can do that. */
export function createResultCache(name = 'enhanced-photographs', limit = mostBytes): ResultCache {
  let opened: { readonly store: UseStore; readonly files: Promise<readonly ResultFiles[]> } | undefined
  const open = () => {
    if (!opened) {
      const store = createStore(name, 'results')
      const files = filesOnDisk(name).then((onDisk) => [...(onDisk ? [onDisk] : []), filesInDatabase(store)])
      opened = { store, files }
    }
    return opened
  }
  /** A result is written to the first of them that takes it. */
  const allFiles = async () => open().files

  const readIndex = async () => parseIndex(await withTimeout(() => get(indexKey, open().store)))
  /** Deletes the files of entries that have left the index. They go after the index has changed, never before. */
  const changeIndex = async (change: (index: ResultIndex) => ResultIndex) => {
    let dropped: string[] = []
    await withTimeout(() =>
      update<ResultIndex>(
        indexKey,
        (stored) => {
          const before = parseIndex(stored)
          const after = change(before)
          dropped = Object.keys(before).filter((key) => !(key in after))
          return after
        },
        open().store,
      ),
    )
    if (dropped.length > 0) for (const files of await allFiles()) await files.remove(dropped)
    return dropped.length
  }
  const drop = (key: string) => changeIndex((index) => without(index, [key]))

  const read = async (key: string, bytes: number) => {
    for (const files of await allFiles()) {
      const file = await files.read(key, bytes)
      if (file) return file
    }
    return undefined
  }

  /** Adds a result to the index, before its file is written. Returns whether there is room for it. */
  const reserve = async (key: string, bytes: number, inUse: ReadonlySet<string>) => {
    const room = Math.min(limit, await allowedBytes())
    let isAdded = false
    await changeIndex((index) => {
      const after = makeRoom(markUsed(index, key, bytes), new Set([key, ...inUse]), room)
      isAdded = totalBytes(after) <= room
      return isAdded ? after : index
    })
    return isAdded
  }

  /** @returns `null` once it is written, otherwise the file */
  const write = async (key: string, file: FilePieces, inUse: ReadonlySet<string>) => {
    let left = file
    for (const files of await allFiles()) {
      const unwritten = await writeTo(files, key, left, inUse)
      if (!unwritten) return null
      left = unwritten.file
      if (unwritten.reason === full) break
    }
    return left
  }

  /** Makes room if need be. */
  const writeTo = async (
    files: ResultFiles,
    key: string,
    file: FilePieces,
    inUse: ReadonlySet<string>,
  ): Promise<Unwritten | null> => {
    for (let left = file; ; ) {
      const unwritten = await files.write(key, left)
      if (unwritten?.reason !== full) return unwritten
      left = unwritten.file
      // The browser allows less than it said. Older results go one by one until the new one fits.
      const freed = await changeIndex((index) =>
        without(index, leastUsed(index, new Set([key, ...inUse])).slice(0, 1)),
      ).catch(() => 0)
      if (freed === 0) return unwritten
    }
  }

  return {
    async find(key) {
      try {
        // The index decides: a file without an entry may be a part of one.
        const { bytes } = (await readIndex())[key] ?? {}
        if (bytes === undefined) return undefined
        const file = await read(key, bytes)
        await changeIndex((index) => (file ? markUsed(index, key) : without(index, [key])))
        return file
      } catch {
        return undefined
      }
    },
    async add(key, file, inUse = nothing) {
      if (!(await reserve(key, sizeOf(file), inUse).catch(() => false))) return file
      let unwritten: FilePieces | null = file
      try {
        unwritten = await write(key, file, inUse)
      } finally {
        if (unwritten) await drop(key).catch(ignore)
      }
      return unwritten
    },
    async size() {
      try {
        return totalBytes(await readIndex())
      } catch {
        return 0
      }
    },
    async list() {
      try {
        return new Map(Object.entries(await readIndex()).map(([key, { bytes }]) => [key, bytes]))
      } catch {
        return new Map()
      }
    },
    async clear(inUse = nothing) {
      await changeIndex((index) => without(index, leastUsed(index, inUse)))
    },
  }
}

const ignore = () => {
  // An entry without a file goes when it is looked for.
}

/** Half of what the browser would allow the site; unlimited where it does not say. */
async function allowedBytes(): Promise<number> {
  const { quota = Number.POSITIVE_INFINITY } = (await navigator.storage?.estimate?.()) ?? {}
  return quota / 2
}

/**
 * The key of a photograph's result: the version of the engine and the SHA-256 of the photograph's bytes, whatever its
 * name. `undefined` where the browser does not hash (a page that came over an insecure connection).
 */
export async function photoKey(photo: Blob): Promise<string | undefined> {
  if (!globalThis.crypto?.subtle) return undefined
  const hash = await crypto.subtle.digest('SHA-256', await photo.arrayBuffer())
  return currentKeys + Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
