import type { Remote } from 'comlink'
import workerUrl from '~/workers/export/export-worker?worker&url'
import type { ExportSurface, JpegOptions } from '~/workers/export/protocol'
import { runInWorker } from '../connect-worker'

const startWorker = () => new Worker(workerUrl, { type: 'module', name: 'export' })

export function withExportWorker<Result>(
  task: (surface: Remote<ExportSurface>) => Promise<Result>,
  signal?: AbortSignal,
): Promise<Result> {
  return runInWorker(startWorker, new Error('The export stopped unexpectedly'), task, signal)
}

/** A result's file: as it is, or as a JPEG. */
export async function fileFor(jpeg: JpegOptions | null, read: () => Promise<Blob>): Promise<Blob> {
  const file = await read()
  return jpeg ? withExportWorker((surface) => surface.makeJpeg(file, jpeg)) : file
}
