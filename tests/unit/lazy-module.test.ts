import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest'
import { LoadError } from '@/lib/fetch-file'
import { lazyModule, whenIdle } from '@/lib/lazy-module'
import { driveTimers, standStill } from '../fixtures/still-page'

it('loads once for all callers', async () => {
  const load = vi.fn(async () => 'module')
  const lazy = lazyModule(load)
  expect(load).not.toHaveBeenCalled()
  lazy.preload()
  expect(await Promise.all([lazy.load(), lazy.load(), lazy.whenLoaded])).toEqual(Array(3).fill('module'))
  expect(load).toHaveBeenCalledOnce()
})

it('tries again at the next call after a failure', async () => {
  const load = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new LoadError())
    .mockResolvedValue('module')
  const lazy = lazyModule(load)
  await expect(lazy.load()).rejects.toThrow('Check the connection and try again.')
  expect(lazy.loaded()).toBeUndefined()
  expect(await lazy.load()).toBe('module')
  expect(lazy.loaded()).toBe('module')
})

describe('clock: what comes when the page is idle', () => {
  /** Without `requestIdleCallback`, as in Safari. Frames come at once. */
  const window = new EventTarget()
  const page = { readyState: 'complete' }
  const run = vi.fn()

  beforeEach(() => {
    run.mockReset()
    page.readyState = 'complete'
    vi.stubGlobal('window', window)
    vi.stubGlobal('document', page)
    vi.stubGlobal('requestAnimationFrame', (draw: () => void) => draw())
    driveTimers()
  })
  afterEach(() => {
    Reflect.deleteProperty(window, 'requestIdleCallback')
    vi.unstubAllGlobals()
  })

  test('late: it comes once a page that loads slowly has loaded', () => {
    page.readyState = 'loading'
    whenIdle(run)
    vi.advanceTimersByTime(600_000)
    expect(run).not.toHaveBeenCalled()
    window.dispatchEvent(new Event('load'))
    vi.advanceTimersByTime(200)
    expect(run).toHaveBeenCalledOnce()
  })

  test('never: it comes after two seconds on a page that is never idle', () => {
    const ask = vi.fn((callback: () => void, { timeout }: { timeout: number }) =>
      setTimeout(callback, timeout),
    )
    Object.assign(window, { requestIdleCallback: ask })
    vi.stubGlobal('requestIdleCallback', ask)
    whenIdle(run)
    vi.advanceTimersByTime(1_900)
    expect(run).not.toHaveBeenCalled()
    vi.advanceTimersByTime(100)
    expect(run).toHaveBeenCalledOnce()
  })

  test('frozen: it comes once when the page moves again', () => {
    whenIdle(run)
    standStill()
    vi.advanceTimersByTime(60_000)
    expect(run).toHaveBeenCalledOnce()
  })
})
