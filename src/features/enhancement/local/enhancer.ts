import type { Remote } from 'comlink'
import type { EnhancerSurface } from '../../../../workers/enhancer/protocol'

let surface: Promise<Remote<EnhancerSurface>> | undefined

/** Starts the worker the first time that it is wanted; the worker and Comlink are not loaded before. */
async function startWorker(): Promise<Remote<EnhancerSurface>> {
  const { wrap } = await import('comlink')
  return wrap<EnhancerSurface>(
    new Worker(new URL('../../../../workers/enhancer/worker.ts', import.meta.url), {
      type: 'module',
      name: 'enhancer',
    }),
  )
}

/** Enhances one photograph in the worker. Answers with a PNG file; fails with an `Error` for people to read. */
export async function enhancePhoto(photo: Blob): Promise<Blob> {
  surface ??= startWorker()
  return (await surface).enhance(photo)
}
