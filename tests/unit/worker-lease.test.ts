import { beforeEach, describe, expect, test, vi } from 'vitest'
import { type LeaseOptions, lease } from '@/features/enhancement/worker-lease'
import type { LockHolder } from '~/workers/lifetime/protocol'
import { driveTimers, standStill } from '../fixtures/still-page'

/** A worker that has started, and holds its lock when a test has it so. */
class FakeWorker extends EventTarget {
  readonly lock = Promise.withResolvers<boolean>()
  readonly surface: LockHolder = { holdLock: () => this.lock.promise }
  readonly terminate = vi.fn()
}

vi.mock('@/features/enhancement/comlink', () => ({
  comlink: { load: async () => ({ wrap: ({ surface }: FakeWorker) => surface }) },
}))

let workers: FakeWorker[]
let isWithoutLocks: boolean

beforeEach(() => {
  workers = []
  isWithoutLocks = true
  driveTimers()
})

function leaseWith(options: Partial<LeaseOptions<LockHolder>> = {}, size = 1) {
  const start = () => {
    const worker = new FakeWorker()
    if (isWithoutLocks) worker.lock.resolve(false)
    workers.push(worker)
    return worker as unknown as Worker
  }
  return lease<LockHolder>(() => Array.from({ length: size }, start), {
    broken: (why) => new Error(why),
    idle: 30_000,
    ...options,
  })
}

const ended = () => workers.filter(({ terminate }) => terminate.mock.calls.length > 0).length
const untilCalled = (fn: { mock: { calls: unknown[] } }) =>
  vi.waitUntil(() => fn.mock.calls.length > 0, { timeout: 60_000 })
const make = async () => 'made'

test('two tasks run at the same time, and a third one in the first workers that are free', async () => {
  const { run } = leaseWith({ atOnce: 2 })
  const gates = [1, 2, 3].map(() => Promise.withResolvers<void>())
  const begun: number[] = []
  const tasks = gates.map(({ promise }, index) =>
    run(async () => {
      begun.push(index)
      await promise
    }),
  )
  await vi.waitUntil(() => begun.length === 2, { timeout: 60_000 })
  expect(begun).toEqual([0, 1])
  gates[1]?.resolve()
  await tasks[1]
  await vi.waitUntil(() => begun.length === 3, { timeout: 60_000 })
  for (const { resolve } of gates) resolve()
  await Promise.all(tasks)
  expect(workers).toHaveLength(2)
})

test('workers are used once the death of each would be heard', async () => {
  isWithoutLocks = false
  const task = vi.fn(make)
  const making = leaseWith({}, 2).run(task)
  const [first, second] = workers
  first?.lock.resolve(false)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(task).not.toHaveBeenCalled()
  second?.lock.resolve(false)
  expect(await making).toBe('made')
})

test('a task that is given up while it waits never begins, and starts no worker', async () => {
  const { run } = leaseWith({ atOnce: 1 })
  const gate = Promise.withResolvers<void>()
  const first = run(() => gate.promise)
  const stop = new AbortController()
  const second = vi.fn(make)
  const waiting = run(second, stop.signal)
  stop.abort(new Error('not wanted'))
  await expect(waiting).rejects.toThrow('not wanted')
  gate.resolve()
  await first
  expect(await run(make)).toBe('made')
  expect(second).not.toHaveBeenCalled()
  expect([workers.length, ended()]).toEqual([1, 0])
})

test('a task that fails by itself leaves its workers to the next one', async () => {
  const { run } = leaseWith()
  await expect(run(() => Promise.reject(new Error('no picture')))).rejects.toThrow('no picture')
  await run(make)
  expect([workers.length, ended()]).toEqual([1, 0])
})

test('workers that break without a task aren’t used any more', async () => {
  const { run } = leaseWith()
  await run(make)
  workers[0]?.dispatchEvent(Object.assign(new Event('error'), { message: 'Out of memory' }))
  expect(await run(make)).toBe('made')
  expect([workers.length, ended()]).toEqual([2, 1])
})

test('without an idle time workers end with their task', async () => {
  const { run } = leaseWith({ idle: 0 })
  await Promise.all([run(make), run(make)])
  expect([workers.length, ended()]).toEqual([2, 2])
})

describe('clock: a task for its workers', () => {
  let beat: (milliseconds: number) => void
  const connect: LeaseOptions<LockHolder>['connect'] = async (_, listen) => {
    beat = listen
  }
  const withDeadline = () => leaseWith({ deadline: 60_000, connect })

  /** A task that has begun, and is done when a test has it so. */
  async function begin({ run }: ReturnType<typeof leaseWith>) {
    const answer = Promise.withResolvers<string>()
    const task = vi.fn(() => answer.promise)
    const result = run(task)
    result.catch(() => {})
    await untilCalled(task)
    return { answer, result }
  }

  test('late: workers that take a minute to start and each beat give the task its time', async () => {
    isWithoutLocks = false
    const starting = begin(withDeadline())
    await vi.advanceTimersByTimeAsync(59_000)
    workers[0]?.lock.resolve(false)
    const { answer, result } = await starting
    await vi.advanceTimersByTimeAsync(59_000)
    for (let stage = 0; stage < 3; stage++) {
      beat(34_000)
      await vi.advanceTimersByTimeAsync(33_000)
    }
    answer.resolve('late')
    expect(await result).toBe('late')
  })

  test.each([
    ['start', 'worker died'],
    ['say how long it takes', 'took too long'],
    ['answer', 'took too long'],
  ])(
    'never: of workers that never %s the task has failed as “%s”, they end, and new ones take the next one',
    async (silence, why) => {
      isWithoutLocks = silence !== 'start'
      const lent = withDeadline()
      const task = vi.fn(() => new Promise<never>(() => {}))
      const failed = expect(lent.run(task)).rejects.toThrow(why)
      if (silence === 'answer') {
        await untilCalled(task)
        beat(34_000)
      }
      await vi.advanceTimersByTimeAsync(61_000)
      await failed
      expect(ended()).toBe(1)
      isWithoutLocks = true
      expect(await lent.run(make)).toBe('made')
    },
  )

  test('never: a task without a deadline may take as long as it does, once its workers have started', async () => {
    const { answer, result } = await begin(leaseWith())
    await vi.advanceTimersByTimeAsync(600_000)
    answer.resolve('late')
    expect(await result).toBe('late')
  })

  test.each(['answer', 'beat'])(
    'frozen: an %s that came while the page stood still is heard before its time is up',
    async (word) => {
      const { answer, result } = await begin(withDeadline())
      await vi.advanceTimersByTimeAsync(59_900)
      standStill()
      if (word === 'answer') answer.resolve('in time')
      else beat(34_000)
      await vi.advanceTimersByTimeAsync(30_000)
      answer.resolve('in time')
      expect(await result).toBe('in time')
      expect(ended()).toBe(word === 'answer' ? 1 : 0)
    },
  )
})

describe('clock: workers for their next task', () => {
  test('late: a task that comes after 30 seconds gets new ones, one before that the same', async () => {
    const { run } = leaseWith()
    await run(make)
    await vi.advanceTimersByTimeAsync(29_000)
    await run(make)
    expect([workers.length, ended()]).toEqual([1, 0])
    await vi.advanceTimersByTimeAsync(31_000)
    await run(make)
    expect([workers.length, ended()]).toEqual([2, 1])
  })

  test('never: they end, and give their memory back', async () => {
    await leaseWith({}, 2).run(make)
    await vi.advanceTimersByTimeAsync(31_000)
    expect(ended()).toBe(2)
  })

  test('frozen: they end when the page moves again, and not under a task', async () => {
    const { run } = leaseWith()
    await run(make)
    standStill()
    expect(ended()).toBe(1)
    // A task that comes in time stops their clock.
    await run(make)
    const gate = Promise.withResolvers<void>()
    const making = run(() => gate.promise)
    standStill()
    gate.resolve()
    await making
    expect(ended()).toBe(1)
  })
})
