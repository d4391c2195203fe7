import type { Remote } from 'comlink'
import workerUrl from '~/workers/export/export-worker?worker&url'
import type { ExportSurface } from '~/workers/export/protocol'
import { runInWorker } from '../connect-worker'

const startWorker = () => new Worker(workerUrl, { type: 'module', name: 'export' })

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
