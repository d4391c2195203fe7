import type { FilePieces } from '../../../../../workers/enhancer/protocol'
import type { ResultWriterSurface, Unwritten } from '../../../../../workers/result-writer/protocol'
import { LoadError } from '../../../../lib/lazy-module'
import { comlink } from '../../comlink'

type WriteFile = (folder: string, name: string, file: FilePieces) => Promise<Unwritten | null>

let writer: Promise<WriteFile> | undefined

/**
 * Writes a file to a folder of the origin private file system. It takes the memory of the file's buffers.
 *
 * @returns `null` once it is written, otherwise the file
 * @throws a `LoadError` if the worker broke, and the file was lost with it
 */
export const writeToDisk: WriteFile = async (...file) => {
  let write: WriteFile
  try {
    writer ??= startWriter()
    write = await writer
  } catch {
    writer = undefined
    return { file: file[2], reason: 'LoadError' }
  }
  return write(...file)
}

async function startWriter(): Promise<WriteFile> {
  const { transfer, wrap } = await comlink.load()
  const worker = new Worker(
    new URL('../../../../../workers/result-writer/result-writer.ts', import.meta.url),
    {
      type: 'module',
      name: 'result writer',
    },
  )
  const failure = new Promise<never>((_, reject) => {
    worker.addEventListener('error', () => {
      writer = undefined
      reject(new LoadError())
    })
  })
  // It may come while nothing is written.
  failure.catch(() => {})
  const surface = wrap<ResultWriterSurface>(worker)
  await Promise.race([surface.start(), failure])
  return (folder, name, file) => {
    const buffers = file.filter((piece) => piece instanceof ArrayBuffer)
    return Promise.race([surface.write(folder, name, transfer(file, buffers)), failure])
  }
}
