import { del, get, set, type UseStore } from 'idb-keyval'
import { type FilePieces, free, freeAll } from '~/workers/enhancer/protocol'
import type { Unwritten } from '~/workers/result-writer/protocol'
import { storesBlobs } from './database'
import { writeToDisk } from './result-writer'

/** Where the files of results are stored. */
export interface ResultFiles {
  /**
   * Takes the memory of the file's buffers.
   *
   * @returns `null` once it is written. Otherwise the file, and nothing is stored under this key
   */
  write(key: string, file: FilePieces): Promise<Unwritten | null>
  /** `undefined` when there is none of so many bytes. */
  read(key: string, bytes: number): Promise<Blob | undefined>
  remove(keys: readonly string[]): Promise<void>
}

/**
 * Files in the origin private file system. They stay on disk while they are read, in every engine, whereas WebKit reads
 * what it keeps in IndexedDB into memory. `undefined` where the browser has none.
 */
export async function filesOnDisk(folderName: string): Promise<ResultFiles | undefined> {
  try {
    const root = await navigator.storage.getDirectory()
    const folder = await root.getDirectoryHandle(folderName, { create: true })
    return {
      write: (key, file) => writeToDisk(folderName, fileName(key), file),
      async read(key, bytes) {
        const handle = await folder.getFileHandle(fileName(key)).catch(ignore)
        const file = await handle?.getFile()
        // A shorter file was never written to its end.
        return file?.size === bytes ? file.slice(0, bytes, 'image/png') : undefined
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
      const stored = storesBlobs() ? new Blob([...file], { type: 'image/png' }) : await joined(file)
      freeAll(file)
      try {
        await set(databaseKey(key), stored, store)
      } catch (cause) {
        return { file: [stored], reason: (cause as Partial<DOMException>).name ?? '' }
      }
      if (stored instanceof ArrayBuffer) free(stored)
      return null
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
