import type { Remote } from 'comlink'
import type { ExportSurface } from '~/workers/export/protocol'
import { comlink } from '../comlink'
import { workerFailure } from '../worker-failure'

/** A result's file: as it is, or smaller for the web. */
export async function fileFor(isForWeb: boolean, read: () => Promise<Blob>): Promise<Blob> {
  const file = await read()
  return isForWeb ? withExportWorker((surface) => surface.shrink(file)) : file
}

/**
 * Runs one task in an export worker, which ends with it.
 *
 * @throws LoadError if the worker's code could not be loaded
 */
export async function withExportWorker<T>(task: (surface: Remote<ExportSurface>) => Promise<T>): Promise<T> {
  const { wrap } = await comlink.load()
  const worker = new Worker(new URL('../../../../workers/export/export-worker.ts', import.meta.url), {
    type: 'module',
    name: 'export',
  })
  const death = new Promise<never>((_, reject) => {
    const stopped = new Error('The export stopped unexpectedly')
    worker.addEventListener('error', (event) => reject(workerFailure(event, stopped)))
  })
  try {
    return await Promise.race([task(wrap<ExportSurface>(worker)), death])
  } finally {
    worker.terminate()
  }
}
