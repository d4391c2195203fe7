import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { delay } from '@/lib/delay'
import { fetchFile, LoadError } from '@/lib/fetch-file'
import { driveTimers, standStill } from '../fixtures/still-page'

vi.mock('@/lib/delay', { spy: true })

const script = () => new Response('script', { headers: { 'Content-Type': 'text/javascript' } })
const signInPage = () => new Response('<!doctype html>', { headers: { 'Content-Type': 'text/html' } })
const fetched = vi.fn<(url: string, init: RequestInit) => Promise<Response>>()
const caches = () => fetched.mock.calls.map(([, { cache }]) => cache)

beforeEach(() => {
  vi.stubGlobal('fetch', fetched.mockReset())
  vi.mocked(delay).mockReset().mockResolvedValue()
})
afterEach(() => void vi.unstubAllGlobals())

const words = async () => Buffer.from(await fetchFile('/assets/a.js', 'javascript')).toString()

test('a file of the site is fetched once', async () => {
  fetched.mockResolvedValue(script())
  expect(await words()).toBe('script')
  expect(caches()).toEqual(['default'])
})

test.each([
  ['the network is gone', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['a sign-in page comes', async () => signInPage()],
  ['a deploy is under way', async () => new Response('', { status: 404 })],
])('where %s, it is asked for again, past the cache that may hold the wrong answer', async (_, first) => {
  fetched.mockImplementationOnce(first).mockResolvedValueOnce(script())
  expect(await words()).toBe('script')
  expect(caches()).toEqual(['default', 'reload'])
  expect(delay).toHaveBeenCalledOnce()
})

test('after that it counts as missing', async () => {
  fetched.mockImplementation(async () => signInPage())
  await expect(words()).rejects.toThrow(LoadError)
  expect(fetched).toHaveBeenCalledTimes(2)
})

describe('clock: a missing file of the page', () => {
  let fetching: PromiseWithResolvers<Response>

  beforeEach(() => {
    fetching = Promise.withResolvers()
    fetched.mockReturnValueOnce(fetching.promise)
    vi.mocked(delay).mockRestore()
    driveTimers()
  })

  test('late: it counts when it comes, however long it takes', async () => {
    const file = words()
    await vi.advanceTimersByTimeAsync(600_000)
    fetching.resolve(script())
    expect(await file).toBe('script')
    expect(fetched).toHaveBeenCalledOnce()
  })

  test('never: nobody is told that it’s missing, until the browser ends the request', async () => {
    const told = vi.fn()
    const file = words().finally(told)
    await vi.advanceTimersByTimeAsync(600_000)
    expect(told).not.toHaveBeenCalled()
    fetched.mockResolvedValue(script())
    fetching.reject(new TypeError('Failed to fetch'))
    await vi.advanceTimersByTimeAsync(1_000)
    expect(await file).toBe('script')
  })

  test('frozen: the request goes on, and so does the second one', async () => {
    const file = words()
    standStill()
    fetched.mockResolvedValue(script())
    fetching.reject(new TypeError('Failed to fetch'))
    await vi.advanceTimersByTimeAsync(0)
    standStill()
    expect(await file).toBe('script')
    expect(caches()).toEqual(['default', 'reload'])
  })
})
