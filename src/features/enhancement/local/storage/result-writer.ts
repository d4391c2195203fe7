import { LoadError } from '@/lib/lazy-module'
import { buffersOf, type FilePieces } from '~/workers/enhancer/protocol'
import type { Unwritten, WriteRequest } from '~/workers/result-writer/protocol'

type WriteFile = (folder: string, name: string, file: FilePieces) => Promise<Unwritten | null>

let writer: Promise<WriteFile> | undefined

/**
 * Writes a file to a folder of the origin private file system. It takes the memory of the file's buffers.
 *
 * @returns `null` once it is written, otherwise the file
 * @throws a `LoadError` if the worker broke, and the file was lost with it
 */
export const writeToDisk: WriteFile = async (folder, name, file) => {
  let write: WriteFile
  try {
    writer ??= startWriter()
    write = await writer
  } catch {
    writer = undefined
    return { file, reason: 'LoadError' }
  }
  return write(folder, name, file)
}

async function startWriter(): Promise<WriteFile> {
  const worker = new Worker(
    new URL('../../../../../workers/result-writer/result-writer.ts', import.meta.url),
    { type: 'module', name: 'result writer' },
  )
  const failure = new Promise<never>((_, reject) => {
    worker.addEventListener('error', () => {
      writer = undefined
      reject(new LoadError())
    })
  })
  // It may come while nothing is written.
  failure.catch(() => {})
  // No file is transferred to a worker that never starts.
  const running = new Promise((resolve) => worker.addEventListener('message', resolve, { once: true }))
  await Promise.race([running, failure])
  return (folder, name, file) => {
    const { port1, port2 } = new MessageChannel()
    const answer = new Promise<Unwritten | null>((resolve) => {
      port1.onmessage = ({ data }) => {
        port1.close()
        resolve(data)
      }
    })
    const request: WriteRequest = { folder, name, file }
    worker.postMessage(request, [port2, ...buffersOf(file)])
    return Promise.race([answer, failure])
  }
}
