import { expose, transfer } from 'comlink'
import { buffersOf, type FilePieces, freeAll } from '../enhancer/protocol'
import type { ResultWriterSurface } from './protocol'

/**
 * Writes results to disk. Only workers have synchronous file access, which takes a third of the processor time that a
 * page needs: the bytes go straight to the file instead of through the browser's own process.
 */
const surface: ResultWriterSurface = {
  async write(folderName, name, file) {
    try {
      const root = await navigator.storage.getDirectory()
      const folder = await root.getDirectoryHandle(folderName, { create: true })
      await writeTo(folder, name, file)
    } catch (cause) {
      return transfer({ file, reason: (cause as Partial<DOMException>).name ?? '' }, buffersOf(file))
    }
    freeAll(file)
    return null
  },
}

expose(surface)

async function writeTo(folder: FileSystemDirectoryHandle, name: string, file: FilePieces): Promise<void> {
  try {
    const handle = await folder.getFileHandle(name, { create: true })
    const access = await handle.createSyncAccessHandle()
    try {
      await writeAll(access, file)
    } finally {
      access.close()
    }
  } catch (cause) {
    await folder.removeEntry(name).catch(() => {
      // It was never created.
    })
    throw cause
  }
}

/** From the beginning to the end, so that a file ends as a PNG file only when all of it is there. */
async function writeAll(access: FileSystemSyncAccessHandle, file: FilePieces): Promise<void> {
  access.truncate(0)
  for (const piece of file) {
    const bytes = piece instanceof Blob ? await piece.arrayBuffer() : piece
    if (access.write(bytes) < bytes.byteLength) throw new DOMException('Cut short', 'QuotaExceededError')
  }
}
