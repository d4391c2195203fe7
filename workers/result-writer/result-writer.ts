import { buffersOf, type FilePieces, freeAll } from '../enhancer/protocol'
import type { Unwritten, WriteRequest } from './protocol'

/**
 * Writes results to disk. Only workers have synchronous file access, which takes a third of the processor time that a
 * page needs: the bytes go straight to the file instead of through the browser's own process.
 */
self.addEventListener('message', async ({ data, ports: [answer] }: MessageEvent<WriteRequest>) => {
  const unwritten = await write(data)
  answer?.postMessage(unwritten, unwritten ? buffersOf(unwritten.file) : [])
})
postMessage('running')

async function write({ folder: folderName, name, file }: WriteRequest): Promise<Unwritten | null> {
  try {
    const root = await navigator.storage.getDirectory()
    const folder = await root.getDirectoryHandle(folderName, { create: true })
    await writeTo(folder, name, file)
  } catch (cause) {
    return { file, reason: (cause as Partial<DOMException>).name ?? '' }
  }
  freeAll(file)
  return null
}

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

/** From the beginning to the end, so that a file has its full size only when all of it is there. */
async function writeAll(access: FileSystemSyncAccessHandle, file: FilePieces): Promise<void> {
  access.truncate(0)
  for (const piece of file) {
    const bytes = piece instanceof Blob ? await piece.arrayBuffer() : piece
    if (access.write(bytes) < bytes.byteLength) throw new DOMException('Cut short', 'QuotaExceededError')
  }
}
