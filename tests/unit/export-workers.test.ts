import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ExportPool } from '@/features/enhancement/export/export-workers'
import { driveTimers, standStill } from '../fixtures/still-page'

vi.mock('@/features/enhancement/connect-worker', () => ({
  connect: async () => ({ surface: {}, failure: new Promise(() => {}) }),
}))

let pool: ExportPool
const started = vi.fn()
const ended = vi.fn()

beforeEach(() => {
  driveTimers()
  pool = new ExportPool(2)
  vi.stubGlobal(
    'Worker',
    class {
      constructor() {
        started()
      }
      terminate = ended
    },
  )
})
afterEach(async () => {
  // Those that stay end with the test.
  await vi.advanceTimersByTimeAsync(60_000)
  vi.unstubAllGlobals()
  vi.clearAllMocks()
})

const makeOne = () => pool.run(async () => 'made')

test('two pictures are made at the same time, and a third one by the first worker that is free', async () => {
  const gates = [1, 2, 3].map(() => Promise.withResolvers<void>())
  const begun: number[] = []
  const tasks = gates.map(({ promise }, index) =>
    pool.run(async () => {
      begun.push(index)
      await promise
    }),
  )
  await vi.waitUntil(() => begun.length === 2, { timeout: 60_000 })
  expect(begun).toEqual([0, 1])
  gates[0]?.resolve()
  await tasks[0]
  await vi.waitUntil(() => begun.length === 3, { timeout: 60_000 })
  for (const { resolve } of gates) resolve()
  await Promise.all(tasks)
  expect(started).toHaveBeenCalledTimes(2)
})

describe('clock: a worker that makes JPEGs for its next picture', () => {
  test('late: a picture that comes after 30 seconds gets a new worker, one before that the same', async () => {
    await makeOne()
    await vi.advanceTimersByTimeAsync(29_000)
    await makeOne()
    expect([started.mock.calls.length, ended.mock.calls.length]).toEqual([1, 0])
    await vi.advanceTimersByTimeAsync(31_000)
    await makeOne()
    expect([started.mock.calls.length, ended.mock.calls.length]).toEqual([2, 1])
  })

  test('never: the worker ends, and gives its memory back', async () => {
    await makeOne()
    await vi.advanceTimersByTimeAsync(31_000)
    expect(ended).toHaveBeenCalledOnce()
  })

  test('frozen: it ends when the page moves again, and not under a picture', async () => {
    await makeOne()
    standStill()
    expect(ended).toHaveBeenCalledOnce()
    // A picture that comes in time stops the worker's clock.
    await makeOne()
    const gate = Promise.withResolvers<void>()
    const making = pool.run(() => gate.promise)
    standStill()
    gate.resolve()
    await making
    expect(ended).toHaveBeenCalledOnce()
  })
})
