import { expose, transfer } from 'comlink'
import { buffersOf, type FilePieces, freeAll } from '../enhancer/protocol'
import type { ResultWriterSurface } from './protocol'

/**
 * Writes results to disk. Only workers have synchronous file access, which takes a third of the processor
 * time that a page needs: the bytes go straight to the file instead of through the browser's own process.
 */
const surface: ResultWriterSurface = {
  async write(folderName, name, file) {
    try {
      const folder = await inTime(openFolder(folderName))
      await writeTo(folder, name, file)
    } catch (cause) {
      return transfer({ file, reason: (cause as Partial<DOMException>).name ?? '' }, buffersOf(file))
    }
    freeAll(file)
    return null
  },
}

expose(surface)

async function openFolder(name: string): Promise<FileSystemDirectoryHandle> {
  const root = await navigator.storage.getDirectory()
  return root.getDirectoryHandle(name, { create: true })
}

/** Milliseconds. To open a file takes a few of them, but a broken file system may never answer. */
const longestOpening = 10_000

/** What was opened. Rejects with a `TimeoutError` if that takes too long: the file mustn't wait for ever. */
function inTime<Opened>(opening: Promise<Opened>): Promise<Opened> {
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new DOMException('No answer', 'TimeoutError')), longestOpening)
  })
  return Promise.race([opening, late])
}

async function openFile(
  folder: FileSystemDirectoryHandle,
  name: string,
): Promise<FileSystemSyncAccessHandle> {
  const handle = await folder.getFileHandle(name, { create: true })
  return handle.createSyncAccessHandle()
}

async function writeTo(folder: FileSystemDirectoryHandle, name: string, file: FilePieces): Promise<void> {
  const opening = openFile(folder, name)
  try {
    const access = await inTime(opening)
    try {
      await writeAll(access, file)
    } finally {
      access.close()
    }
  } catch (cause) {
    // It may still open, and must not stay locked then.
    opening.then(
      (access) => access.close(),
      () => {},
    )
    await inTime(folder.removeEntry(name)).catch(() => {
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
