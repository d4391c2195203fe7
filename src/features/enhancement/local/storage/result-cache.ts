import { clear, createStore, del, get, set, type UseStore, update } from 'idb-keyval'
import { storesBlobs } from './blob-support'
import { currentKeys } from './cache-key'

/** Enhanced photographs that this browser keeps, so that the same photograph is enhanced only once. */
export interface ResultCache {
  /** The kept result, which then counts as just used. */
  find(key: string): Promise<Blob | undefined>
  /**
   * Keeps a result, in place of the least recently used ones if need be. Answers with the kept file, which unlike the
   * given one takes no memory, or `undefined` when it could not be kept.
   */
  keep(key: string, file: Blob): Promise<Blob | undefined>
  /** Bytes kept. */
  size(): Promise<number>
  clear(): Promise<void>
}

interface Entry {
  readonly bytes: number
  /** When it was last used, as a count that only goes up. */
  readonly used: number
}

type Index = Readonly<Record<string, Entry>>

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
  /** The files of entries that are no longer in the index are deleted after the index is changed, never before. */
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

  const write = async (key: string, file: Blob) => {
    const value = storesBlobs() ? file : await file.arrayBuffer()
    for (;;) {
      try {
        await set(fileKey(key), value, store())
        return
      } catch (cause) {
        if (!isFull(cause)) throw cause
        // The browser allows less than was thought: one after the other goes, until it fits or nothing else is left.
        const freed = await changeIndex((index) =>
          without(index, leastUsed(without(index, [key])).slice(0, 1)),
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
    async keep(key, file) {
      try {
        const room = Math.min(limit, await allowedBytes())
        if (file.size > room) return undefined
        await changeIndex((index) => makeRoom(used(index, key, file.size), key, room))
        try {
          await write(key, file)
        } catch (cause) {
          await drop(key)
          throw cause
        }
        return await read(key)
      } catch {
        return undefined
      }
    },
    async size() {
      try {
        return totalBytes(await readIndex())
      } catch {
        return 0
      }
    },
    async clear() {
      await clear(store())
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
function makeRoom(index: Index, newest: string, room: number): Index {
  let kept = without(
    index,
    Object.keys(index).filter((key) => !key.startsWith(currentKeys)),
  )
  for (const key of leastUsed(without(kept, [newest]))) {
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
