import { createHash } from 'node:crypto'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { driveTimers, standStill } from '../fixtures/still-page'

/** Of `workers/service-worker/precache/precache-entry.ts`, whose own types are those of service workers. */
interface PrecacheEntry {
  precacheEntry(entry: { readonly url: string; readonly revision: string }): Promise<void>
}

const fetched = vi.fn<(url: string, init: RequestInit) => Promise<Response>>()
const stored: string[] = []

vi.stubGlobal('self', { __WB_MANIFEST: [] })
vi.stubGlobal('fetch', fetched)
/** What another build has on the device, by its paths. */
const ofAnother = new Map<string, () => Response>()
const another = 'precache-of-another-build'
vi.stubGlobal('caches', {
  keys: async () => [another],
  open: async (name: string) => ({
    put: async (url: string) => stored.push(url),
    match: async (url: string) => (name === another ? ofAnother.get(url)?.() : undefined),
  }),
})
const { precacheEntry } = await vi.importActual<PrecacheEntry>(
  '~/workers/service-worker/precache/precache-entry',
)

const script = 'document.title'
const asset = {
  url: '/assets/a-AbCdEf12.js',
  revision: createHash('sha256').update(script).digest('base64url').slice(0, 16),
}
const page = { url: '/about', revision: 'the mark' }
const html = '<!doctype html><meta name="revision" content="the mark"></html>'

const answer = (body: string, type: string, status = 200) =>
  fetched.mockImplementationOnce(
    async () => new Response(body, { status, headers: { 'content-type': type } }),
  )
const caches = () => fetched.mock.calls.map(([, { cache }]) => cache)

beforeEach(() => {
  // Each wait ends as soon as it begins. When that is depends on digests, which the browser makes beside.
  vi.useFakeTimers({ toFake: ['setTimeout'] }).setTimerTickMode('nextTimerAsync')
  fetched.mockReset().mockRejectedValue(new TypeError('Failed to fetch'))
  stored.length = 0
  ofAnother.clear()
})

/** What became of an entry, without the waits between its attempts. */
async function precache(entry: typeof page): Promise<readonly string[]> {
  await precacheEntry(entry).catch(() => {})
  return stored
}

describe('a file of the build is stored', () => {
  test('from the HTTP cache only if its name has a digest', async () => {
    answer(script, 'text/javascript')
    answer(html, 'text/html')
    await precache(asset)
    expect(await precache(page)).toEqual([asset.url, page.url])
    expect(caches()).toEqual(['default', 'no-cache'])
  })

  test('past the cache at the next attempt, and after three it is missing', async () => {
    answer('<!doctype html>', 'text/html')
    answer('', 'text/plain', 503)
    expect(await precache(asset)).toEqual([])
    expect(caches()).toEqual(['default', 'reload', 'reload'])
  })

  test('with status 404 only as the page for that', async () => {
    answer(html, 'text/html', 404)
    expect(await precache({ ...page, url: '/404' })).toEqual(['/404'])
  })
})

test.each([
  ['a file of another build', asset, 'document.title = 1', 'text/javascript'],
  ['a script that calls itself text', asset, script, 'text/plain'],
  ['a page of another build', page, html.replace('the mark', 'another'), 'text/html'],
  ['half a page', page, html.replace('</html>', ''), 'text/html'],
  ['a page that calls itself text', page, html, 'text/plain'],
])('%s is never stored', async (_, entry, body, type) => {
  for (let attempt = 0; attempt < 3; attempt++) answer(body, type)
  expect(await precache(entry)).toEqual([])
  expect(fetched).toHaveBeenCalledTimes(3)
})

describe('what another build has on the device', () => {
  const has = (entry: typeof page, body: string, type: string) =>
    ofAnother.set(entry.url, () => new Response(body, { headers: { 'content-type': type } }))

  test.each([
    ['file', asset, script, 'text/javascript'],
    ['page', page, html, 'text/html'],
  ])('saves a %s from being fetched where it’s the same', async (_, entry, body, type) => {
    has(entry, body, type)
    expect(await precache(entry)).toEqual([entry.url])
    expect(fetched).not.toHaveBeenCalled()
  })

  test.each([
    ['file', asset, script, 'document.title = 1', 'text/javascript'],
    ['page', page, html, html.replace('the mark', 'another'), 'text/html'],
  ])('never takes the place of a %s that differs', async (_, entry, body, others, type) => {
    has(entry, others, type)
    answer(body, type)
    expect(await precache(entry)).toEqual([entry.url])
    expect(fetched).toHaveBeenCalledOnce()
  })
})

test('an unknown address that answers 404 is no page', async () => {
  answer(html, 'text/html', 404)
  expect(await precache(page)).toEqual([])
})

describe('clock: a file that’s being stored', () => {
  beforeEach(() => driveTimers())

  /** Answers the next attempt after so many milliseconds, unless that was ended before. */
  const answerAfter = (milliseconds: number) =>
    fetched.mockImplementationOnce(
      (_, { signal }) =>
        new Promise((resolve, reject) => {
          signal?.addEventListener('abort', () => reject(signal.reason))
          const response = () => new Response(script, { headers: { 'content-type': 'text/javascript' } })
          setTimeout(() => resolve(response()), milliseconds)
        }),
    )
  const attempts = (count: number) =>
    vi.waitUntil(() => fetched.mock.calls.length === count, { timeout: 60_000 })

  test('late: it’s fetched at the next attempt', async () => {
    answerAfter(61_000)
    answerAfter(59_000)
    const storing = precache(asset)
    await attempts(1)
    await vi.advanceTimersByTimeAsync(60_000)
    await attempts(2)
    await vi.advanceTimersByTimeAsync(59_000)
    expect(await storing).toEqual([asset.url])
  })

  test('never: the installation hears of it after three attempts, and what came stays', async () => {
    answer(html, 'text/html')
    await precacheEntry(page)
    fetched.mockClear()
    const rejected = expect(precacheEntry(asset)).rejects.toMatchObject({ name: 'TimeoutError' })
    for (const attempt of [1, 2, 3]) {
      answerAfter(600_000)
      await attempts(attempt)
      await vi.advanceTimersByTimeAsync(60_000)
    }
    await rejected
    expect(stored).toEqual([page.url])
  })

  test('frozen: the attempt during which the device stood still is repeated', async () => {
    answerAfter(1_000)
    answerAfter(1_000)
    const storing = precache(asset)
    await attempts(1)
    standStill()
    await attempts(2)
    await vi.advanceTimersByTimeAsync(1_000)
    expect(await storing).toEqual([asset.url])
  })
})
