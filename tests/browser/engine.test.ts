import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import {
  createEngine,
  type Engine,
  type EngineOptions,
} from '@/features/enhancement/on-device/engine/photo-engine'
import { createPipeline } from '@/features/enhancement/on-device/engine/pipeline'
import { installLateBrowser } from '../fixtures/late-browser'
import { originalOf } from '../fixtures/original'
import { driveTimers } from '../fixtures/still-page'
import { pictureFile, pixelsOf } from './pictures'

let engine: Engine
let workers: Worker[] = []

/** Records every worker that is started. */
const noting = (startWorker: () => Worker) => () => {
  const worker = startWorker()
  workers.push(worker)
  return worker
}

const startReal = noting(
  () => new Worker(new URL('../../workers/enhancer/worker.ts', import.meta.url), { type: 'module' }),
)
const startLateLocked = noting(
  () => new Worker(new URL('./late-lock-worker.ts', import.meta.url), { type: 'module' }),
)
const startHung = noting(() => new Worker(new URL('./hung-worker.ts', import.meta.url), { type: 'module' }))

function engineWith(options: Partial<EngineOptions> = {}) {
  engine = createEngine({
    workers: 2,
    maximumPixels: 64e6,
    startWorker: startReal,
    ...options,
  })
}

const small = () => pictureFile(20, 10, () => [100, 100, 100])
const large = async () => (await fetch('/photos/pattern-herringbone.jpg')).blob()

/** What a worker is told of a photo: to enhance it, prefetched or not, or to prefetch it. */
function wordsOfEngine(message: unknown): unknown[] {
  const { path = [], argumentList = [] } = message as Partial<{
    path: string[]
    argumentList: { value: unknown }[]
  }>
  const [word] = path
  const [photo, , isPrefetched] = argumentList.map(({ value }) => value)
  if (word === 'enhance') return [[word, photo, isPrefetched]]
  return word === 'prefetch' ? [[word, photo]] : []
}

afterEach(() => {
  vi.useRealTimers()
  for (const worker of workers) worker.terminate()
  workers = []
})

describe('the engine', () => {
  test('starts its workers with the first photograph and keeps them for the next', async () => {
    engineWith()
    expect(workers).toHaveLength(0)
    const picture = await pixelsOf(await engine.enhance(await large()))
    expect([picture.width, picture.height]).toEqual([1800, 1200])
    await engine.enhance(await small())
    expect(workers).toHaveLength(2)
  })

  test('enhances the requested photograph, whichever was prefetched', async () => {
    engineWith()
    const [one, other] = [await small(), await large()]
    const widthOf = async (enhanced: Promise<Blob>) => (await pixelsOf(await enhanced)).width
    engine.prefetch(one)
    const first = engine.enhance(other)
    engine.prefetch(one)
    expect(await widthOf(first)).toBe(1800)
    expect(await widthOf(engine.enhance(one))).toBe(30)
    engine.prefetch(one)
    expect(await widthOf(engine.enhance(other))).toBe(1800)
    engine.prefetch(one)
    const stop = new AbortController()
    const stopped = engine.enhance(other, stop.signal)
    stop.abort()
    await expect(stopped).rejects.toThrow(stop.signal.reason)
    expect(await widthOf(engine.enhance(one))).toBe(30)
  })

  test('has each photograph but the first decoded while the one before it is enhanced', async () => {
    engineWith({ workers: 1 })
    const words: unknown[] = []
    const post = Worker.prototype.postMessage
    vi.spyOn(Worker.prototype, 'postMessage').mockImplementation(function (this: Worker, message, ...rest) {
      words.push(message)
      return Reflect.apply(post, this, [message, ...rest])
    })
    onTestFinished(() => void vi.restoreAllMocks())
    const inTurn = createPipeline({ read: async () => undefined }, () => engine)
    const photos = await Promise.all(
      [10, 20, 30].map((width) => pictureFile(width, 10, () => [100, 100, 100])),
    )
    const signal = new AbortController().signal
    const made = await Promise.all(
      photos.map((photo, index) => inTurn(originalOf(`${index}.png`, photo), signal)),
    )
    const widths = await Promise.all(made.map(async ({ file }) => (await pixelsOf(file)).width))
    expect(widths).toEqual([15, 30, 45])
    expect(words.flatMap(wordsOfEngine)).toEqual([
      ['enhance', photos[0], false],
      ['prefetch', photos[1]],
      ['enhance', photos[1], true],
      ['prefetch', photos[2]],
      ['enhance', photos[2], true],
    ])
  })

  test('ends its workers when they have been idle, and not while they are at the next photograph', async () => {
    const idleTime = 30_000
    const [one, other] = [await small(), await large()]
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    engineWith()
    await engine.enhance(one)
    const ending = vi.spyOn(workers[0] as Worker, 'terminate')
    const next = engine.enhance(other)
    await vi.advanceTimersByTimeAsync(idleTime)
    expect(ending).not.toHaveBeenCalled()
    await next
    await vi.advanceTimersByTimeAsync(idleTime)
    expect(ending).toHaveBeenCalled()
    await engine.enhance(one)
    expect(workers).toHaveLength(4)
  })

  test.each([
    [0, 0],
    [1, 0],
    [0, 50],
    [1, 50],
    [0, 500],
    [1, 500],
  ])(
    'retries the photograph in new workers when worker %i dies and words take %i ms',
    async (which, late) => {
      onTestFinished(installLateBrowser({ worker: late }))
      engineWith({ startWorker: startLateLocked })
      await engine.enhance(await small())
      const photo = engine.enhance(await large())
      workers[which]?.terminate()
      expect((await pixelsOf(await photo)).width).toBe(1800)
      expect(workers).toHaveLength(4)
    },
  )

  test('fails the photograph when a worker dies twice, and starts a new one for the next photograph', async () => {
    let dead = 0
    const startDying = () => {
      const worker = startReal()
      if (++dead <= 2) setTimeout(() => worker.dispatchEvent(new ErrorEvent('error', { message: 'died' })), 0)
      return worker
    }
    engineWith({ startWorker: startDying, workers: 1 })
    await expect(engine.enhance(await large())).rejects.toThrow(
      'The enhancer stopped unexpectedly. Please try this image again',
    )
    await engine.enhance(await small())
    expect(workers).toHaveLength(3)
  })

  test('fails the photograph when a worker cannot be loaded', async () => {
    engineWith({ startWorker: noting(() => new Worker('/no-such-worker.js', { type: 'module' })) })
    await expect(engine.enhance(await small())).rejects.toThrow('A part of this page could not be loaded')
    expect(workers).toHaveLength(2)
  })

  test('terminates a worker that hangs', async () => {
    engineWith({ startWorker: startHung, workers: 1 })
    await expect(engine.enhance(await small())).rejects.toThrow(
      'Enhancing this image took too long and was stopped',
    )
  })

  test('stops at once when cancelled, even if the worker does not respond', async () => {
    engineWith({ startWorker: startHung, workers: 1 })
    const stop = new AbortController()
    const stopped = engine.enhance(await small(), stop.signal)
    stop.abort()
    await expect(stopped).rejects.toThrow(stop.signal.reason)
    await expect(engine.enhance(await small(), stop.signal)).rejects.toThrow(stop.signal.reason)
    expect(workers.length).toBeLessThanOrEqual(1)
  })
})

describe('clock: a task for its workers', () => {
  test('late: workers whose every word takes ten seconds enhance it all the same', async () => {
    const photo = await small()
    driveTimers()
    onTestFinished(installLateBrowser({ worker: 10_000 }))
    engineWith({ workers: 1 })
    const settled = vi.fn()
    const enhanced = engine.enhance(photo).finally(settled)
    // The clock runs while a word is on its way, and stands while the workers are at work: they take real time.
    const lookOut = 1
    while (settled.mock.calls.length === 0) {
      if (vi.getTimerCount() > lookOut) await vi.advanceTimersByTimeAsync(1_000)
      else await new Promise(requestAnimationFrame)
    }
    expect((await pixelsOf(await enhanced)).width).toBe(30)
    expect(workers).toHaveLength(1)
  })

  test('never: workers that say nothing for a minute are replaced once, and again for the next photograph', async () => {
    const photo = await small()
    driveTimers()
    const asUsual = installLateBrowser({ worker: 'never' })
    engineWith({ workers: 1 })
    const failed = expect(engine.enhance(photo)).rejects.toThrow(
      'The enhancer stopped unexpectedly. Please try this image again',
    )
    await vi.advanceTimersByTimeAsync(61_000)
    expect(workers).toHaveLength(2)
    await vi.advanceTimersByTimeAsync(61_000)
    await failed
    asUsual()
    expect((await pixelsOf(await engine.enhance(photo))).width).toBe(30)
    expect(workers).toHaveLength(3)
  })
})
