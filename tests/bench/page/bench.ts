import { wrap } from 'comlink'
import { createEngine } from '../../../src/features/enhancement/local/engine/engine'
import { enhanceNaively } from './naive'
import type { ReferenceSurface } from './reference-worker'

/** The compared ways. Batches enhance their photographs in order. */
const ways = {
  naive: () => inOrder(enhanceNaively),
  'reference worker': () => inOrder(startReference()),
  'engine, one worker': () => engineOf(1),
  'engine, two workers': () => engineOf(2),
}

export type Way = keyof typeof ways

type Batch = (photos: readonly Blob[]) => Promise<readonly Blob[]>

const startReference = () => {
  const worker = new Worker(new URL('./reference-worker.ts', import.meta.url), { type: 'module' })
  const { enhance } = wrap<ReferenceSurface>(worker)
  return (photo: Blob): Promise<Blob> => enhance(photo)
}

const engineOf = (workers: number) => {
  const engine = createEngine({
    workers,
    capacity: { maximumPixels: 128e6 },
    startWorker: () =>
      new Worker(new URL('../../../workers/enhancer/worker.ts', import.meta.url), { type: 'module' }),
  })
  return inOrder(async (photo) => new Blob([...(await engine.enhance(photo))]), engine.prefetch)
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
  /** The longest time in milliseconds that the main thread was blocked. */
  readonly longestGap: number
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
  const stopWatching = watchGaps()
  const start = performance.now()
  const files = await enhance(photos)
  const milliseconds = performance.now() - start
  return { milliseconds, longestGap: stopWatching(), bytes: files.reduce((sum, { size }) => sum + size, 0) }
}

/** Repeatedly schedules a task on the main thread. The returned function stops that and returns the longest wait. */
function watchGaps(): () => number {
  const pause = 5
  let last = performance.now()
  let longest = 0
  const timer = setInterval(() => {
    const now = performance.now()
    longest = Math.max(longest, now - last - pause)
    last = now
  }, pause)
  return () => {
    clearInterval(timer)
    return Math.max(longest, performance.now() - last - pause)
  }
}

declare global {
  interface Window {
    run(way: Way, address: string, times: number): Promise<Run>
  }
}

window.run = run
