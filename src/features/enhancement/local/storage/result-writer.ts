import { comlink, connect } from '@/features/enhancement/connect-worker'
import { LoadError } from '@/lib/lazy-module'
import { buffersOf } from '~/workers/enhancer/protocol'
import type { ResultWriterSurface } from '~/workers/result-writer/protocol'

const startWriter = () =>
  connect<ResultWriterSurface>(
    new Worker(new URL('../../../../../workers/result-writer/result-writer.ts', import.meta.url), {
      type: 'module',
      name: 'result writer',
    }),
    new LoadError(),
  )

let writer: ReturnType<typeof startWriter> | undefined

/** Writes a file in a worker. Throws a `LoadError` if that broke, and the file was lost with it. */
export const writeToDisk: ResultWriterSurface['write'] = async (folder, name, file) => {
  const { transfer } = await comlink.load()
  writer ??= startWriter()
  try {
    const { surface, failure } = await writer
    return await Promise.race([surface.write(folder, name, transfer(file, buffersOf(file))), failure])
  } catch (cause) {
    writer = undefined
    throw cause
  }
}
