/// <reference path="../env.d.ts" />
import { freeAll } from '../enhancer/protocol'

/**
 * The first parts of a large result wait on disk for the rest of it, so that they take no memory beside the decoded
 * photograph: of 48 megapixels that is 190 MB, and its result takes 80 MB more.
 */

const folderName = 'unfinished-results'
const prefix = 'part '

/** The parts of a closed tab are removed when they are older than this, in milliseconds. */
const longestUse = 24 * 60 * 60 * 1000

let folder: Promise<FileSystemDirectoryHandle> | undefined
let isPossible = true

/**
 * Moves buffers to a file and gives their memory back. Only workers can do that.
 *
 * @returns `undefined` if this device cannot write files or has no room. The buffers are as they were
 */
export async function spill(buffers: readonly ArrayBuffer[]): Promise<File | undefined> {
  if (!isPossible) return undefined
  try {
    folder ??= openFolder()
    const file = await write(await folder, buffers)
    freeAll(buffers)
    return file
  } catch {
    isPossible = false
    return undefined
  }
}

/** The bytes of a result's piece. A part on disk is read in this worker and not by way of the browser's own process. */
export async function bytesOf(piece: ArrayBuffer | Blob): Promise<ArrayBuffer> {
  if (piece instanceof ArrayBuffer) return piece
  if (!isPart(piece)) return piece.arrayBuffer()
  const handle = await (await partsFolder()).getFileHandle(piece.name)
  const access = await handle.createSyncAccessHandle()
  try {
    const bytes = new ArrayBuffer(piece.size)
    access.read(bytes)
    return bytes
  } finally {
    access.close()
  }
}

/** Removes the files of a result's parts, once it has been written as a whole. */
export async function removeSpilled(pieces: readonly (ArrayBuffer | Blob)[]): Promise<void> {
  const names = pieces.flatMap((piece) => (isPart(piece) ? piece.name : []))
  if (names.length === 0) return
  const parts = await partsFolder()
  for (const name of names) await parts.removeEntry(name)
}

const isPart = (piece: ArrayBuffer | Blob): piece is File =>
  piece instanceof File && piece.name.startsWith(prefix)

async function partsFolder(): Promise<FileSystemDirectoryHandle> {
  const root = await navigator.storage.getDirectory()
  return root.getDirectoryHandle(folderName, { create: true })
}

async function write(parts: FileSystemDirectoryHandle, buffers: readonly ArrayBuffer[]): Promise<File> {
  const name = prefix + crypto.randomUUID()
  try {
    const handle = await parts.getFileHandle(name, { create: true })
    const access = await handle.createSyncAccessHandle()
    try {
      for (const buffer of buffers) {
        if (access.write(buffer) < buffer.byteLength)
          throw new DOMException('Cut short', 'QuotaExceededError')
      }
    } finally {
      access.close()
    }
    return await handle.getFile()
  } catch (cause) {
    await parts.removeEntry(name).catch(() => {
      // It was never created.
    })
    throw cause
  }
}

async function openFolder(): Promise<FileSystemDirectoryHandle> {
  const parts = await partsFolder()
  for await (const [name, handle] of parts.entries()) {
    if (handle.kind !== 'file') continue
    const { lastModified } = await handle.getFile()
    if (Date.now() - lastModified > longestUse) await parts.removeEntry(name)
  }
  return parts
}
