import { createSharedLock } from '@/lib/locks'
import { engineVersion, type FilePieces, sizeOf } from '~/workers/enhancer/protocol'
import { createResultStore } from './results-database'

/**
 * Never more than this, and never more than half of what the browser would allow the site. Two hundred
 * photographs of twelve megapixels come to five gigabytes.
 */
const mostBytes = 8 * 1024 ** 3

/** Held by every tab whose list needs results in the cache. */
export const resultsLock = createSharedLock('enhanced-photographs')

/** Keys begin with the version of the engine that made the result. Those of other versions are removed. */
const currentVersion = `${engineVersion}-`
const isCurrent = (key: string) => key.startsWith(currentVersion)

export interface ResultCache {
  /** Bytes of all results by their keys. Empty where the database can't be read. */
  list(): Promise<ReadonlyMap<string, number>>
  /** A result, which then counts as just used; `undefined` if there's none. Rejects if it can't be read. */
  find(key: string): Promise<Blob | undefined>
  /**
   * Caches a result, and takes the memory of its buffers. If need be it takes the place of the least recently
   * used ones, but of none in use.
   *
   * @param name the photograph's
   * @returns `null` once it is cached, otherwise the file
   */
  add(
    key: string,
    name: string,
    file: FilePieces,
    isInUse: (key: string) => boolean,
  ): Promise<FilePieces | null>
  /** Removes all results but those in use. */
  clear(isInUse: (key: string) => boolean): Promise<void>
}

/** Enhanced photographs, so that the same photograph is enhanced only once. */
export function createResultCache(name = 'enhanced-photographs', limit = mostBytes): ResultCache {
  const store = createResultStore(name)
  let tidied: Promise<void> | undefined

  /** Bytes of the results by their keys, the least recently used ones first. */
  const list = async (): Promise<Map<string, number>> => {
    try {
      tidied ??= store.tidy(isCurrent)
      await tidied
      const records = [...(await store.list())].filter(([key]) => isCurrent(key))
      records.sort(([, one], [, other]) => one.lastUsed - other.lastUsed)
      return new Map(records.map(([key, { size }]) => [key, size]))
    } catch {
      tidied = undefined
      return new Map()
    }
  }

  return {
    list,
    find: store.read,

    async add(key, name, file, isInUse) {
      const bytes = sizeOf(file)
      const sizes = await list()
      sizes.delete(key)
      const removable = [...sizes.keys()].filter((other) => !isInUse(other))
      const room = Math.min(limit, await allowedBytes()) - bytes
      const least = totalOf(sizes.values()) - totalOf(removable.map((other) => sizes.get(other) ?? 0))
      if (least > room) return file
      const removeOldest = async () => {
        const oldest = removable.shift()
        if (oldest === undefined) return false
        sizes.delete(oldest)
        await store.remove(oldest)
        return true
      }
      let hasRemoved = true
      while (hasRemoved && totalOf(sizes.values()) > room) hasRemoved = await removeOldest()
      let unwritten = await store.write(key, name, file)
      // The browser may allow less than it said.
      while (unwritten?.reason === 'QuotaExceededError' && (await removeOldest()))
        unwritten = await store.write(key, name, unwritten.file)
      return unwritten?.file ?? null
    },

    async clear(isInUse) {
      for (const key of (await list()).keys()) if (!isInUse(key)) await store.remove(key)
    },
  }
}

export const totalOf = (sizes: Iterable<number>) => [...sizes].reduce((sum, bytes) => sum + bytes, 0)

/** Half of what the browser would allow the site; unlimited where it does not say. */
async function allowedBytes(): Promise<number> {
  const { quota = Number.POSITIVE_INFINITY } = (await navigator.storage?.estimate?.()) ?? {}
  return quota / 2
}

/**
 * The key of a photograph's result: made of the SHA-256 of the photograph's bytes, whatever its name. Where
 * the browser doesn't hash (a page that came over plain http), no other photograph gets the same one.
 */
export async function photoKey(photo: Blob): Promise<string> {
  const name = await hashOf(photo).catch(() => `${Date.now()}-${Math.random().toString(36).slice(2)}`)
  return `${currentVersion}${name}.png`
}

async function hashOf(photo: Blob): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', await photo.arrayBuffer()))
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** The one of this page. */
export const resultCache = createResultCache()
