import { expose, transfer } from 'comlink'
import { type FilePieces, free } from '../enhancer/protocol'
import type { ResultWriterSurface } from './protocol'

/**
 * Writes results to disk. Only workers have synchronous file access, which takes a third of the processor time that a
 * page needs: the bytes go straight to the file instead of through the browser's own process.
 */
const surface: ResultWriterSurface = {
  start() {
    // The answer is that it runs.
  },
  async write(folderName, name, file) {
    const root = await navigator.storage.getDirectory()
    const folder = await root.getDirectoryHandle(folderName, { create: true })
    try {
      const handle = await folder.getFileHandle(name, { create: true })
      await writeAll(await handle.createSyncAccessHandle(), file)
    } catch (cause) {
      await folder.removeEntry(name).catch(() => {
        // It was never created.
      })
      const buffers = file.filter((piece) => piece instanceof ArrayBuffer)
      return transfer({ file, reason: (cause as Partial<DOMException>).name ?? '' }, buffers)
    }
    for (const piece of file) if (piece instanceof ArrayBuffer) free(piece)
    return null
  },
}

/** From the beginning to the end, so that a file has its full size only when all of it is there. */
async function writeAll(access: FileSystemSyncAccessHandle, file: FilePieces): Promise<void> {
  try {
    access.truncate(0)
    for (const piece of file) {
      const bytes = piece instanceof ArrayBuffer ? piece : await piece.arrayBuffer()
      if (access.write(bytes) < bytes.byteLength) throw new DOMException('Cut short', 'QuotaExceededError')
    }
  } finally {
    access.close()
  }
}

expose(surface)
