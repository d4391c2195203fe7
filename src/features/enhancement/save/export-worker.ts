import type { Remote } from 'comlink'
import type { ExportSurface } from '~/workers/export/protocol'
import { comlink } from '../lazy'
import { workerFailure } from '../worker-failure'

/** A result's file: as it is, or smaller for the web. */
export async function fileFor(isForWeb: boolean, read: () => Promise<Blob>): Promise<Blob> {
  const file = await read()
  return isForWeb ? withExportWorker((surface) => surface.shrink(file)) : file
}

/**
 * Runs one task in an export worker, which ends with it.
 *
 * @throws LoadError if the worker's code could not be loaded, or the signal's reason once it is aborted
 */
export async function withExportWorker<T>(
  task: (surface: Remote<ExportSurface>) => Promise<T>,
  signal?: AbortSignal,
): Promise<T> {
  const { wrap } = await comlink.load()
  signal?.throwIfAborted()
  const worker = new Worker(new URL('../../../../workers/export/export-worker.ts', import.meta.url), {
    type: 'module',
    name: 'export',
  })
  const interrupted = new Promise<never>((_, reject) => {
    const stopped = new Error('The export stopped unexpectedly')
    worker.addEventListener('error', (event) => reject(workerFailure(event, stopped)))
    signal?.addEventListener('abort', () => reject(signal.reason))
  })
  try {
    return await Promise.race([task(wrap<ExportSurface>(worker)), interrupted])
  } finally {
    worker.terminate()
  }
}
