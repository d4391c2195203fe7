import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { LocalItem } from '@/features/enhancement/on-device/photo'
import { driveTimers, standStill } from '../fixtures/still-page'

const { enhanced, enhance } = vi.hoisted(() => {
  const enhanced = new Blob(['enhanced'], { type: 'image/png' })
  return { enhanced, enhance: vi.fn(async () => enhanced) }
})

/** The database's answers, which come when a test has them come. */
let reading: PromiseWithResolvers<unknown[]>
let writing: PromiseWithResolvers<void>

type Store = (mode: string, request: () => Promise<unknown>) => Promise<unknown>

vi.mock('idb-keyval', () => ({
  createStore: (): Store => (_, request) => request(),
  getMany: (_: string[], store: Store) => store('readonly', () => reading.promise),
  setMany: (_: unknown[], store: Store) => store('readwrite', () => writing.promise),
}))
vi.mock('~/workers/enhancer/worker?worker&url', () => ({ default: '' }))
vi.mock('@/features/enhancement/on-device/engine/heic', () => ({
  readablePhoto: async (photo: Blob) => photo,
}))
vi.mock('@/features/enhancement/on-device/engine/photo-engine', () => ({
  createEngine: () => ({ enhance, prefetch: () => {} }),
}))

let enhancePhoto: typeof import('@/features/enhancement/on-device/engine/enhance-once').enhancePhoto

beforeEach(async () => {
  enhance.mockClear()
  storedLate.mockClear()
  reading = Promise.withResolvers()
  writing = Promise.withResolvers()
  vi.resetModules()
  ;({ enhancePhoto } = await import('@/features/enhancement/on-device/engine/enhance-once'))
  driveTimers()
})

const item = { originalFile: { name: 'a.jpg', read: async () => new Blob(['a']) } } as unknown as LocalItem
const storedLate = vi.fn()
const makeResult = () => enhancePhoto(item, new AbortController().signal, storedLate)

/** What the database is asked begins when the photo has been read, which takes no time of its clock. */
const untilAsked = () => vi.waitUntil(() => vi.getTimerCount() > 0, { timeout: 60_000 })

describe('clock: a photo for its stored result, and for its own being stored', () => {
  test('late: it’s enhanced again, and its result leaves memory when it’s stored after all', async () => {
    const making = makeResult()
    await untilAsked()
    await vi.advanceTimersByTimeAsync(3_100)
    await vi.waitUntil(() => enhance.mock.calls.length > 0, { timeout: 60_000 })
    reading.resolve([])
    const { key, unkept } = await making
    expect(unkept).toBe(enhanced)
    expect(storedLate).not.toHaveBeenCalled()
    writing.resolve()
    await vi.waitUntil(() => storedLate.mock.calls.length > 0, { timeout: 60_000 })
    expect(storedLate).toHaveBeenCalledExactlyOnceWith(key)
  })

  test('never: it’s enhanced, and its result stays in memory', async () => {
    const making = makeResult()
    await untilAsked()
    await vi.advanceTimersByTimeAsync(3_100)
    const { unkept } = await making
    expect(await unkept?.text()).toBe('enhanced')
    await vi.advanceTimersByTimeAsync(600_000)
    expect(storedLate).not.toHaveBeenCalled()
  })

  test('frozen: a result that was read while the page stood still isn’t made again', async () => {
    const making = makeResult()
    await untilAsked()
    await vi.advanceTimersByTimeAsync(2_900)
    standStill()
    reading.resolve([{ name: 'a.jpg', size: 8, type: 'image/png' }, enhanced])
    expect(await making).toMatchObject({ bytes: 8, unkept: null })
    expect(enhance).not.toHaveBeenCalled()
  })
})
