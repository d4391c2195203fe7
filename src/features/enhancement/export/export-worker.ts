import type { Remote } from 'comlink'
import type { ExportSurface } from '~/workers/export/protocol'
import { runInWorker } from '../connect-worker'

const startWorker = () =>
  new Worker(new URL('../../../../workers/export/export-worker.ts', import.meta.url), {
    type: 'module',
    name: 'export',
  })

export function withExportWorker<Result>(
  task: (surface: Remote<ExportSurface>) => Promise<Result>,
  signal?: AbortSignal,
): Promise<Result> {
  return runInWorker(startWorker, new Error('The export stopped unexpectedly'), task, signal)
}

/** A result's file: as it is, or smaller for the web. */
export async function fileFor(isForWeb: boolean, read: () => Promise<Blob>): Promise<Blob> {
  const file = await read()
  return isForWeb ? withExportWorker((surface) => surface.shrink(file)) : file
}
