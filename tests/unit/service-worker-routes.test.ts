import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { driveTimers, standStill } from '../fixtures/still-page'

/** Of `workers/service-worker/routes.ts`, whose own types are those of service workers. */
interface Routes {
  answer(request: { url: string; method: string; mode: string }): Promise<Response> | undefined
}

const origin = 'https://floors.test'
const caches = new Map<string, Map<string, string>>()
const network = vi.fn<(url: string) => Promise<Response>>()

vi.stubGlobal('self', {
  location: { origin },
  __WB_MANIFEST: ['/about', '/404', '/assets/hall-1200w-AbCdEf12.avif'].map((url) => ({
    url,
    revision: url,
  })),
})
vi.stubGlobal('caches', {
  keys: async () => [...caches.keys()],
  open: async (name: string) => {
    const files = caches.get(name) ?? new Map<string, string>()
    caches.set(name, files)
    return {
      match: async (path: string) => (files.has(path) ? new Response(files.get(path)) : undefined),
      put: async (path: string) => files.set(path, ''),
    }
  },
})
const { answer } = await vi.importActual<Routes>('~/workers/service-worker/routes')

/** What the service worker answers: the words and the status, or `undefined` where it leaves that to the browser. */
async function ask(path: string, { mode = 'navigate', method = 'GET', from = origin } = {}) {
  const response = await answer({ url: from + path, method, mode })
  return response && { status: response.status, words: await response.text() }
}

beforeEach(async () => {
  vi.stubGlobal('fetch', ({ url }: Request) => network(url))
  network.mockReset().mockRejectedValue(new TypeError('Failed to fetch'))
  caches.clear()
  // Opened for the first time, this build's cache gets its name.
  await ask('/about').catch(() => {})
  network.mockClear()
  const [own] = caches.values()
  for (const path of ['/about', '/404', '/assets/hall-1200w-AbCdEf12.avif']) own?.set(path, `stored ${path}`)
})
afterEach(() => void vi.useRealTimers())

describe('without a network', () => {
  test.each([
    ['a page of the site', '/about', { status: 200, words: 'stored /about' }],
    ['an address that nobody knows', '/floors-of-mars', { status: 404, words: 'stored /404' }],
    // It's no page of the site, so the browser says that there is no network.
    ['the backend’s function', '/functions/v1/enhance-image', undefined],
    ['a result of the backend', '/storage/v1/object/public/enhanced/x.jpg', undefined],
  ])('%s is opened: %s', async (_, path, expected) => {
    expect(await ask(path)).toEqual(expected)
  })

  test('an old page of a complete build is better than none', async () => {
    const [own] = caches.values()
    own?.delete('/about')
    caches.set('precache-older', new Map([['/about', 'half of it']]))
    await expect(ask('/about')).rejects.toThrow()
    caches.get('precache-older')?.set('/precache-completion', '')
    expect(await ask('/about')).toEqual({ status: 200, words: 'half of it' })
  })
})

describe('left to the browser are', () => {
  test.each([
    ['calls of the function', '/functions/v1/enhance-image', { method: 'POST', mode: 'cors' }],
    ['forms that are sent to a page', '/about', { method: 'POST' }],
    ['questions whether a page is there', '/about', { method: 'HEAD', mode: 'cors' }],
    ['other sites', '/about', { from: 'https://mail.test' }],
    ['files that the build doesn’t have', '/social/home.jpg', { mode: 'no-cors' }],
  ])('%s', async (_, path, request) => {
    expect(await ask(path, request)).toBeUndefined()
  })
})

test.each([500, 503])(
  'a server that answers %i leaves an unknown address to the 404 page',
  async (status) => {
    network.mockResolvedValue(new Response('maintenance', { status }))
    expect(await ask('/floors-of-mars')).toEqual({ status: 404, words: 'stored /404' })
  },
)

test('an address that a newer version knows is shown as it comes', async () => {
  network.mockResolvedValue(new Response('new page'))
  expect(await ask('/new')).toEqual({ status: 200, words: 'new page' })
})

test('another spelling of a page’s address leads to it, with what the address asks for', async () => {
  // Node knows no page that the address is relative to.
  vi.spyOn(Response, 'redirect').mockImplementation(
    (url, status) => new Response(null, { status: status ?? 302, headers: { location: `${url}` } }),
  )
  const response = await answer({ url: `${origin}/About/?sheet=stairs.14`, method: 'GET', mode: 'navigate' })
  expect([response?.status, response?.headers.get('location')]).toEqual([308, '/about?sheet=stairs.14'])
})

describe('a photograph', () => {
  const picture = { mode: 'no-cors' }
  const stored = { status: 200, words: 'stored /assets/hall-1200w-AbCdEf12.avif' }
  const fetched = (type: string) =>
    network.mockResolvedValue(new Response('wide', { headers: { 'content-type': type } }))

  test.each([
    ['that is narrower than the stored one', '/assets/hall-800w-AbCdEf12.avif'],
    ['of its width that another build names', '/assets/hall-1200w-34OfLast.avif'],
  ])('%s comes from the device', async (_, path) => {
    fetched('image/avif')
    expect(await ask(path, picture)).toEqual(stored)
    expect(network).not.toHaveBeenCalled()
  })

  test.each([
    ['image/avif', { status: 200, words: 'wide' }],
    ['text/html', stored],
  ])('that is wider is what the network sends if it’s a picture, not %s', async (type, expected) => {
    fetched(type)
    expect(await ask('/photos/hall.jpg', picture)).toEqual(expected)
  })
})

describe('clock: a photograph wider than the stored one', () => {
  const stored = { status: 200, words: 'stored /assets/hall-1200w-AbCdEf12.avif' }
  const wide = () => new Response('wide', { headers: { 'content-type': 'image/avif' } })
  let fetched: PromiseWithResolvers<Response>

  beforeEach(() => {
    fetched = Promise.withResolvers()
    network.mockReturnValue(fetched.promise)
    driveTimers()
  })
  const askForPhotograph = () => ask('/photos/hall.jpg', { mode: 'no-cors' })

  test('late: the stored width is shown after three seconds, and the next page asks again', async () => {
    const shown = askForPhotograph()
    await vi.advanceTimersByTimeAsync(3_100)
    expect(await shown).toEqual(stored)
    fetched.resolve(wide())
    network.mockResolvedValue(wide())
    expect(await askForPhotograph()).toEqual({ status: 200, words: 'wide' })
  })

  test('never: the stored width is shown, and where there’s none the network is waited for', async () => {
    const shown = askForPhotograph()
    await vi.advanceTimersByTimeAsync(3_100)
    expect(await shown).toEqual(stored)
    for (const cache of caches.values()) cache.clear()
    const told = vi.fn()
    void askForPhotograph().then(told, told)
    await vi.advanceTimersByTimeAsync(600_000)
    expect(told).not.toHaveBeenCalled()
  })

  test('frozen: a picture that came while the device stood still is shown', async () => {
    const shown = askForPhotograph()
    // It's waited for once the request has been sent.
    await vi.advanceTimersByTimeAsync(2_900)
    standStill()
    fetched.resolve(wide())
    expect(await shown).toEqual({ status: 200, words: 'wide' })
  })
})
