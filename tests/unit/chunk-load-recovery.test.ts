import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { reloadOnce } from '@/lib/chunk-load-recovery'
import { findUnfinishedWork } from '@/lib/update-hold'

vi.mock('@/lib/update-hold', { spy: true })

const reload = vi.fn()
const stored = new Map<string, string>()
let isOnline: boolean
let isKept: boolean

beforeEach(() => {
  isOnline = true
  isKept = false
  stored.clear()
  reload.mockReset()
  vi.mocked(findUnfinishedWork).mockReset().mockResolvedValue([])
  vi.stubGlobal('window', { location: { pathname: '/about', reload } })
  vi.stubGlobal('document', { querySelector: () => ({ content: 'build 1' }) })
  vi.stubGlobal('caches', { match: async () => (isKept ? new Response() : undefined) })
  vi.stubGlobal('navigator', {
    get onLine() {
      return isOnline
    },
  })
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  })
})
afterEach(() => void vi.unstubAllGlobals())

test('a page whose files a deploy has removed is reloaded, once', async () => {
  expect([await reloadOnce(), await reloadOnce()]).toEqual([true, false])
  expect(reload).toHaveBeenCalledOnce()
  // Another page may be.
  vi.stubGlobal('window', { location: { pathname: '/contact', reload } })
  expect(await reloadOnce()).toBe(true)
})

test('never over unfinished work', async () => {
  vi.mocked(findUnfinishedWork).mockResolvedValue(['estimate'])
  expect(await reloadOnce()).toBe(false)
  expect(reload).not.toHaveBeenCalled()
})

test('without a network only to a stored copy', async () => {
  isOnline = false
  expect(await reloadOnce()).toBe(false)
  isKept = true
  expect(await reloadOnce()).toBe(true)
})

test('never where nobody could tell that it was reloaded already', async () => {
  vi.stubGlobal('sessionStorage', undefined)
  expect(await reloadOnce()).toBe(false)
  expect(reload).not.toHaveBeenCalled()
})
