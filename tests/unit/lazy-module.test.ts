import { expect, it, vi } from 'vitest'
import { LoadError } from '@/lib/fetch-file'
import { lazyModule } from '@/lib/lazy-module'

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
