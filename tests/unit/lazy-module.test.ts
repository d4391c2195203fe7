import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { LoadError, lazyModule } from '@/lib/lazy-module'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

it('loads once for all callers', async () => {
  const load = vi.fn(async () => 'module')
  const lazy = lazyModule(load)
  expect(load).not.toHaveBeenCalled()
  lazy.preload()
  expect(await Promise.all([lazy.load(), lazy.load()])).toEqual(['module', 'module'])
  expect(load).toHaveBeenCalledOnce()
})

it('retries once after a failure', async () => {
  const load = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new TypeError())
    .mockResolvedValue('module')
  const loading = lazyModule(load).load()
  await vi.runAllTimersAsync()
  expect(await loading).toBe('module')
})

it('fails with the site’s own message, and tries again at the next call', async () => {
  const load = vi.fn<() => Promise<string>>().mockRejectedValue(new TypeError('Failed to fetch dynamically'))
  const lazy = lazyModule(load)
  const failure = lazy.load().catch((error: unknown) => error)
  await vi.runAllTimersAsync()
  expect(await failure).toBeInstanceOf(LoadError)
  expect(await failure).toHaveProperty(
    'message',
    expect.stringContaining('Check the connection and try again.'),
  )

  load.mockResolvedValue('module')
  expect(await lazy.load()).toBe('module')
})
