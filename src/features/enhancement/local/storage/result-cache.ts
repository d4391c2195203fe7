import { createStore, del, get, set, type UseStore, update } from 'idb-keyval'
import { storesBlobs } from './blob-support'
import { currentKeys } from './cache-key'

/** Enhanced photographs that this browser keeps, so that the same photograph is enhanced only once. */
export interface ResultCache {
  /** The cached result, which then counts as just used. */
  find(key: string): Promise<Blob | undefined>
  /**
   * Caches a result. If need be it takes the place of the least recently used ones, but of none in `inUse`.
   *
   * @returns whether it is cached now
   */
  add(key: string, file: Blob, inUse?: ReadonlySet<string>): Promise<boolean>
  /** Bytes in the cache. */
  size(): Promise<number>
  /** Removes all results but those in `inUse`. */
  clear(inUse?: ReadonlySet<string>): Promise<void>
}

interface Entry {
  readonly bytes: number
  /** When it was last used, as a count that only goes up. */
  readonly used: number
}

type Index = Readonly<Record<string, Entry>>

const nothing: ReadonlySet<string> = new Set()

const indexKey = 'index'
const fileKey = (key: string) => `file ${key}`

/**
 * Never more than this, and never more than half of what the browser would allow the site. Two hundred photographs of
 * twelve megapixels come to five gigabytes.
 */
const mostBytes = 8 * 1024 ** 3

export function createResultCache(databaseName = 'enhanced-photographs', limit = mostBytes): ResultCache {
  let opened: UseStore | undefined
  const store = () => {
    opened ??= createStore(databaseName, 'results')
    return opened
  }
  const readIndex = async () => (await get<Index>(indexKey, store())) ?? {}
  /** Deletes the files of entries that have left the index. They go after the index has changed, never before. */
  const changeIndex = async (change: (index: Index) => Index) => {
    let dropped: string[] = []
    await update<Index>(
      indexKey,
      (before = {}) => {
        const after = change(before)
        dropped = Object.keys(before).filter((key) => !(key in after))
        return after
      },
      store(),
    )
    await Promise.all(dropped.map((key) => del(fileKey(key), store())))
    return dropped.length
  }
  const drop = (key: string) => changeIndex((index) => without(index, [key]))

  const write = async (key: string, file: Blob, inUse: ReadonlySet<string>) => {
    const value = storesBlobs() ? file : await file.arrayBuffer()
    for (;;) {
      try {
        await set(fileKey(key), value, store())
        return
      } catch (cause) {
        if (!isFull(cause)) throw cause
        // The browser allows less than it said. Older results go one by one until the new one fits.
        const freed = await changeIndex((index) =>
          without(index, leastUsed(without(index, [key, ...inUse])).slice(0, 1)),
        )
        if (freed === 0) throw cause
      }
    }
  }

  const read = async (key: string) => {
    const kept = await get<Blob | ArrayBuffer>(fileKey(key), store())
    return kept instanceof ArrayBuffer ? new Blob([kept], { type: 'image/png' }) : kept
  }

  return {
    async find(key) {
      try {
        const file = await read(key)
        if (file) await changeIndex((index) => used(index, key))
        return file
      } catch {
        return undefined
      }
    },
    async add(key, file, inUse = nothing) {
      try {
        const room = Math.min(limit, await allowedBytes())
        let isAdded = false
        await changeIndex((index) => {
          const after = makeRoom(used(index, key, file.size), new Set([key, ...inUse]), room)
          isAdded = totalBytes(after) <= room
          return isAdded ? after : index
        })
        if (!isAdded) return false
        try {
          await write(key, file, inUse)
        } catch (cause) {
          await drop(key)
          throw cause
        }
        return true
      } catch {
        return false
      }
    },
    async size() {
      try {
        return totalBytes(await readIndex())
      } catch {
        return 0
      }
    },
    async clear(inUse = nothing) {
      await changeIndex((index) =>
        without(
          index,
          Object.keys(index).filter((key) => !inUse.has(key)),
        ),
      )
    },
  }
}

/** The index with one entry marked as just used; one that is not in it is added if its size is given. */
function used(index: Index, key: string, bytes = index[key]?.bytes): Index {
  if (bytes === undefined) return index
  const now = Math.max(0, ...Object.values(index).map((entry) => entry.used)) + 1
  return { ...index, [key]: { bytes, used: now } }
}

/** The index without results of earlier engines and, until `room` suffices, without those least recently used. */
function makeRoom(index: Index, inUse: ReadonlySet<string>, room: number): Index {
  let kept = without(
    index,
    Object.keys(index).filter((key) => !key.startsWith(currentKeys)),
  )
  for (const key of leastUsed(without(kept, [...inUse]))) {
    if (totalBytes(kept) <= room) break
    kept = without(kept, [key])
  }
  return kept
}

const leastUsed = (index: Index) =>
  Object.entries(index)
    .sort(([, one], [, other]) => one.used - other.used)
    .map(([key]) => key)

const without = (index: Index, keys: readonly string[]): Index =>
  Object.fromEntries(Object.entries(index).filter(([key]) => !keys.includes(key)))

const totalBytes = (index: Index) => Object.values(index).reduce((sum, { bytes }) => sum + bytes, 0)

const isFull = (cause: unknown) => cause instanceof DOMException && cause.name === 'QuotaExceededError'

/** Half of what the browser would allow the site; unlimited where it does not say. */
async function allowedBytes(): Promise<number> {
  const { quota = Number.POSITIVE_INFINITY } = (await navigator.storage?.estimate?.()) ?? {}
  return quota / 2
}
