import { type Connection, comlink, connect } from '@/features/enhancement/connect-worker'
import { abortable } from '@/lib/abortable'
import { LoadError } from '@/lib/fetch-file'
import { buffersOf, type FilePieces } from '~/workers/enhancer/protocol'
import type { ResultWriterSurface, Unwritten } from '~/workers/result-writer/protocol'
import workerUrl from '~/workers/result-writer/result-writer?worker&url'

/** Files of results in one folder of the origin private file system. Their names are the results' keys. */
export interface ResultFiles {
  /** The names of all files; `undefined` where there is no private file system. */
  names(): Promise<string[] | undefined>
  /** `undefined` if there is no such file. */
  read(name: string): Promise<File | undefined>
  /**
   * Writes a file, and takes the memory of its buffers.
   *
   * @returns `null` once it is written, otherwise the file and why
   * @throws if the worker that writes broke or never answered, and the file was lost with it
   */
  write(name: string, file: FilePieces): Promise<Unwritten | null>
  remove(name: string): Promise<void>
}

/** A file of hundreds of megabytes is written in this time, in milliseconds, even to a slow disk. */
const slowestDisk = 60_000

/** @param longestWrite milliseconds after which a write counts as unanswered */
export function createResultFiles(folderName: string, longestWrite = slowestDisk): ResultFiles {
  const open = async () => {
    const root = await navigator.storage.getDirectory()
    return root.getDirectoryHandle(folderName, { create: true })
  }

  return {
    async names() {
      try {
        const names: string[] = []
        for await (const { name } of (await open()).values()) names.push(name)
        return names
      } catch {
        return undefined
      }
    },

    async read(name) {
      try {
        return await (await (await open()).getFileHandle(name)).getFile()
      } catch (cause) {
        if (cause instanceof DOMException && cause.name === 'NotFoundError') return undefined
        throw cause
      }
    },

    write: (name, file) => writeToDisk(folderName, name, file, longestWrite),

    async remove(name) {
      const folder = await open().catch(() => undefined)
      await folder?.removeEntry(name).catch(() => {
        // There is none, or another tab writes it at this moment. A later visit removes it.
      })
    },
  }
}

interface Writer {
  readonly worker: Worker
  readonly connection: Promise<Connection<ResultWriterSurface>>
}

let writer: Writer | undefined

function startWriter(): Writer {
  const worker = new Worker(workerUrl, { type: 'module', name: 'result writer' })
  return { worker, connection: connect<ResultWriterSurface>(worker, new LoadError()) }
}

async function writeToDisk(
  folder: string,
  name: string,
  file: FilePieces,
  longestWrite: number,
): Promise<Unwritten | null> {
  const { transfer } = await comlink.load()
  writer ??= startWriter()
  const { worker, connection } = writer
  const late = AbortSignal.timeout(longestWrite)
  try {
    const { surface, failure } = await connection
    const written = surface.write(folder, name, transfer(file, buffersOf(file)))
    return await abortable(Promise.race([written, failure]), late)
  } catch (cause) {
    worker.terminate()
    writer = undefined
    throw late.aborted ? new Error('This browser’s storage didn’t answer. Retry it.') : cause
  }
}
