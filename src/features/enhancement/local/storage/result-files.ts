import { del, get, set, type UseStore } from 'idb-keyval'
import { type FilePieces, free } from '../../../../../workers/enhancer/protocol'
import { storesBlobs } from './blob-support'

/** Where the files of results are stored. */
export interface ResultFiles {
  /** Rejects with a `QuotaExceededError` when the device has no room. Then nothing is stored under this key. */
  write(key: string, file: FilePieces): Promise<void>
  /** `undefined` when there is none. */
  read(key: string): Promise<Blob | undefined>
  remove(keys: readonly string[]): Promise<void>
}

/**
 * Files in the origin private file system. They stay on disk while they are read, in every engine, whereas WebKit reads
 * what it keeps in IndexedDB into memory. `undefined` where the browser has none, or none that a page can write to.
 */
export async function filesOnDisk(folderName: string): Promise<ResultFiles | undefined> {
  try {
    if (!('createWritable' in FileSystemFileHandle.prototype)) return undefined
    const root = await navigator.storage.getDirectory()
    const folder = await root.getDirectoryHandle(folderName, { create: true })
    return {
      async write(key, file) {
        const handle = await folder.getFileHandle(fileName(key), { create: true })
        try {
          const writer = await handle.createWritable()
          for (const piece of file) await writer.write(piece)
          await writer.close()
        } catch (cause) {
          await folder.removeEntry(fileName(key)).catch(ignore)
          throw cause
        }
      },
      async read(key) {
        const handle = await folder.getFileHandle(fileName(key)).catch(ignore)
        const file = await handle?.getFile()
        // An empty file is one that was never written to its end.
        return file?.size ? file.slice(0, file.size, 'image/png') : undefined
      },
      async remove(keys) {
        for (const key of keys) await folder.removeEntry(fileName(key)).catch(ignore)
      },
    }
  } catch {
    return undefined
  }
}

/** Files in the database itself. */
export function filesInDatabase(store: UseStore): ResultFiles {
  const databaseKey = (key: string) => `file ${key}`
  return {
    async write(key, file) {
      if (storesBlobs()) {
        await set(databaseKey(key), new Blob([...file], { type: 'image/png' }), store)
      } else {
        const whole = await joined(file)
        await set(databaseKey(key), whole, store)
        free(whole)
      }
    },
    async read(key) {
      const stored = await get<Blob | ArrayBuffer>(databaseKey(key), store)
      return stored instanceof ArrayBuffer ? new Blob([stored], { type: 'image/png' }) : stored
    },
    async remove(keys) {
      for (const key of keys) await del(databaseKey(key), store)
    },
  }
}

/** Gives the memory of all its buffers back. */
export function freeAll(file: FilePieces): void {
  for (const piece of file) if (piece instanceof ArrayBuffer) free(piece)
}

async function joined(file: FilePieces): Promise<ArrayBuffer> {
  const whole = new Uint8Array(sizeOf(file))
  let at = 0
  for (const piece of file) {
    const bytes = new Uint8Array(piece instanceof Blob ? await piece.arrayBuffer() : piece)
    whole.set(bytes, at)
    at += bytes.length
  }
  return whole.buffer
}

/** Bytes. */
export const sizeOf = (file: FilePieces) =>
  file.reduce((sum, piece) => sum + (piece instanceof Blob ? piece.size : piece.byteLength), 0)

const fileName = (key: string) => `${key.replace(':', '-')}.png`

function ignore(): undefined {
  // What is not there needs no removing.
  return undefined
}
