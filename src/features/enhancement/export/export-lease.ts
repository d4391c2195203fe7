import workerUrl from '~/workers/export/export-worker?worker&url'
import type { ExportSurface } from '~/workers/export/protocol'
import { type LeaseOptions, lease } from '../worker-lease'

export const exportLease = (options: Pick<LeaseOptions<ExportSurface>, 'idle' | 'atOnce'>) =>
  lease<ExportSurface>(() => [new Worker(workerUrl, { type: 'module', name: 'export' })], {
    broken: () => new Error('The export stopped unexpectedly'),
    ...options,
  })
