import { createEngine } from '../../../src/features/enhancement/on-device/engine/photo-engine'
import { enhanceNaively } from './naive'

/** The compared ways. Batches enhance their photographs in order. */
const ways = {
  naive: () => inOrder(enhanceNaively),
  'engine, one worker': () => engineOf(1),
  'engine, two workers': () => engineOf(2),
}

export type Way = keyof typeof ways

type Batch = (photos: readonly Blob[]) => Promise<readonly Blob[]>

const engineOf = (workers: number) => {
  const engine = createEngine({
    workers,
    maximumPixels: 128e6,
    startWorker: () =>
      new Worker(new URL('../../../workers/enhancer/worker.ts', import.meta.url), { type: 'module' }),
  })
  return inOrder(engine.enhance, engine.prefetch)
}

const inOrder =
  (enhance: (photo: Blob) => Promise<Blob>, prefetch: (next: Blob) => void = () => {}): Batch =>
  async (photos) => {
    const files: Blob[] = []
    for (const [index, photo] of photos.entries()) {
      const file = enhance(photo)
      const next = photos[index + 1]
      if (next) prefetch(next)
      files.push(await file)
    }
    return files
  }

/** The cost of one run for the page. */
export interface Run {
  readonly milliseconds: number
  /** Of all files written. */
  readonly bytes: number
}

const started = new Map<Way, Batch>()

/** Enhances copies of the photograph at a URL, one after the other. */
async function run(way: Way, address: string, times: number): Promise<Run> {
  const photo = await (await fetch(address)).blob()
  const photos = Array.from({ length: times }, () => photo.slice(0, photo.size, photo.type))
  const enhance = started.get(way) ?? ways[way]()
  started.set(way, enhance)
  const start = performance.now()
  const files = await enhance(photos)
  const milliseconds = performance.now() - start
  return { milliseconds, bytes: files.reduce((sum, { size }) => sum + size, 0) }
}

declare global {
  interface Window {
    run(way: Way, address: string, times: number): Promise<Run>
  }
}

window.run = run
