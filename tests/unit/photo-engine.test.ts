import { beforeEach, describe, expect, test, vi } from 'vitest'
import { createEngine } from '@/features/enhancement/on-device/engine/photo-engine'
import type { startWorkerPool } from '@/features/enhancement/on-device/engine/worker-pool'
import { driveTimers, standStill } from '../fixtures/still-page'

/** Each pool of workers that was started: it answers, and its heart beats, when a test has it so. */
interface Pool {
  readonly answer: PromiseWithResolvers<Blob>
  readonly beat: (milliseconds: number) => void
  readonly end: () => void
}
const pools: Pool[] = []

vi.mock('@/features/enhancement/on-device/engine/worker-pool', () => ({
  startWorkerPool: async (...[, , beat]: Parameters<typeof startWorkerPool>) => {
    const pool = { answer: Promise.withResolvers<Blob>(), beat, end: vi.fn() }
    pools.push(pool)
    const surface = { enhance: () => pool.answer.promise }
    return { surface, ended: new AbortController().signal, end: pool.end }
  },
}))

beforeEach(() => {
  pools.length = 0
  driveTimers()
})

const engine = () =>
  createEngine({ workers: 1, maximumPixels: 1, startWorker: () => null as unknown as Worker })
const enhanced = new Blob(['enhanced'])

describe('clock: a photo for its workers', () => {
  test('late: each heartbeat gives the stage that it tells of its time', async () => {
    const result = engine().enhance(new Blob())
    await vi.advanceTimersByTimeAsync(59_000)
    for (let stage = 0; stage < 3; stage++) {
      pools[0]?.beat(34_000)
      await vi.advanceTimersByTimeAsync(33_000)
    }
    pools[0]?.answer.resolve(enhanced)
    expect(await result).toBe(enhanced)
  })

  test('never: the photo has failed, its workers end, and new ones take the next photo', async () => {
    const { enhance } = engine()
    const failed = expect(enhance(new Blob())).rejects.toMatchObject({ kind: 'took too long' })
    await vi.advanceTimersByTimeAsync(61_000)
    await failed
    expect(pools[0]?.end).toHaveBeenCalled()
    const next = enhance(new Blob())
    pools[1]?.answer.resolve(enhanced)
    expect(await next).toBe(enhanced)
  })

  test.each([
    ['photo', ({ answer }: Pool) => answer.resolve(enhanced)],
    ['heartbeat', ({ beat }: Pool) => beat(34_000)],
  ])('frozen: a %s that came while the page stood still is heard before its time is up', async (_, say) => {
    const result = engine().enhance(new Blob())
    await vi.advanceTimersByTimeAsync(59_900)
    standStill()
    for (const pool of pools) say(pool)
    await vi.advanceTimersByTimeAsync(30_000)
    pools[0]?.answer.resolve(enhanced)
    expect(await result).toBe(enhanced)
    expect(pools).toHaveLength(1)
  })
})
