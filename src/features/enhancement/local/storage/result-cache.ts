import { engineVersion, type FilePieces, sizeOf } from '~/workers/enhancer/protocol'
import { writeToDisk } from './result-writer'

/**
 * Never more than this, and never more than half of what the browser would allow the site. Two hundred photographs of
 * twelve megapixels come to five gigabytes.
 */
const mostBytes = 8 * 1024 ** 3

/** The keys of results are the names of their files, and begin with the version of the engine that made them. */
const currentVersion = `${engineVersion}-`

export type ResultCache = ReturnType<typeof createResultCache>

/**
 * Enhanced photographs in files of the origin private file system, so that the same photograph is enhanced only once. In a
 * browser without that file system it stays empty.
 */
export function createResultCache(folderName = 'enhanced-photographs', limit = mostBytes) {
  const open = async () => {
    const root = await navigator.storage.getDirectory()
    return root.getDirectoryHandle(folderName, { create: true })
  }

  /** Bytes of the results by their keys, as far as this page knows them: the least recently used ones first. */
  const known = new Map<string, number>()
  let hasLooked = false

  /** Bytes of all results by their keys. */
  const list = async (): Promise<ReadonlyMap<string, number>> => {
    const files: File[] = []
    try {
      const folder = await open()
      for await (const handle of folder.values()) {
        if (!handle.name.startsWith(currentVersion)) await folder.removeEntry(handle.name)
        else if (handle instanceof FileSystemFileHandle) files.push(await handle.getFile())
      }
    } catch {
      // What this browser doesn't let the site read counts as empty.
    }
    hasLooked = true
    known.clear()
    files.sort((one, other) => one.lastModified - other.lastModified)
    for (const { name, size } of files) known.set(name, size)
    return known
  }

  const noteUse = (key: string, bytes: number) => {
    known.delete(key)
    known.set(key, bytes)
  }

  const remove = async (key: string) => {
    known.delete(key)
    const folder = await open()
    await folder.removeEntry(key).catch(() => {
      // Another tab has removed it.
    })
  }

  /** Removes results one by one until the new one fits: the browser may allow less than it said. */
  const write = async (key: string, file: FilePieces, removable: string[]): Promise<FilePieces | null> => {
    for (let left = file; ; ) {
      const unwritten = await writeToDisk(folderName, key, left)
      if (!unwritten) return null
      left = unwritten.file
      const oldest = unwritten.reason === 'QuotaExceededError' ? removable.shift() : undefined
      if (oldest === undefined) return left
      await remove(oldest)
    }
  }

  return {
    list,

    /** The cached result, which then counts as just used. */
    async find(key: string): Promise<Blob | undefined> {
      try {
        const handle = await (await open()).getFileHandle(key)
        const file = await handle.getFile()
        // Otherwise the page ended while it was written.
        if ((await file.slice(-8, -4).text()) !== 'IEND') return undefined
        noteUse(key, file.size)
        return file.slice(0, file.size, 'image/png')
      } catch {
        return undefined
      }
    },

    /**
     * Caches a result, and takes the memory of its buffers. If need be it takes the place of the least recently used ones,
     * but of none in `inUse`.
     *
     * @returns `null` once it is cached, otherwise the file
     */
    async add(key: string, file: FilePieces, inUse: ReadonlySet<string>): Promise<FilePieces | null> {
      if (!(await open().catch(() => undefined))) return file
      if (!hasLooked) await list()
      known.delete(key)
      const bytes = sizeOf(file)
      const room = Math.min(limit, await allowedBytes()) - bytes
      const removable = [...known.keys()].filter((other) => !inUse.has(other))
      const least = totalOf(known.values()) - totalOf(removable.map((other) => known.get(other) ?? 0))
      if (least > room) return file
      while (totalOf(known.values()) > room && removable.length > 0) await remove(removable.shift() ?? '')
      const left = await write(key, file, removable)
      if (!left) noteUse(key, bytes)
      return left
    },

    /** Removes all results but those in `inUse`. */
    async clear(inUse: ReadonlySet<string>): Promise<void> {
      for (const key of [...(await list()).keys()]) if (!inUse.has(key)) await remove(key)
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
 * The key of a photograph's result: made of the SHA-256 of the photograph's bytes, whatever its name. `undefined` where the
 * browser does not hash (a page that came over an insecure connection).
 */
export async function photoKey(photo: Blob): Promise<string | undefined> {
  if (!globalThis.crypto?.subtle) return undefined
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', await photo.arrayBuffer()))
  return `${currentVersion}${Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('')}.png`
}
