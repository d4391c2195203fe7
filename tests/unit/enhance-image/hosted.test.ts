import { describe, expect, test, vi } from 'vitest'
import { createEnhancePhoto } from '../../../supabase/functions/enhance-image/enhance-photo.ts'
import { createHandler } from '../../../supabase/functions/enhance-image/http/handler.ts'
import { readSettings } from '../../../supabase/functions/enhance-image/settings.ts'
import { boards, toJpeg } from './photographs.ts'
import { close, listen } from './site.ts'

/** What only the hosted function has: the project's keys and a proxy in front. */

const site = 'https://www.example.com'
const hosted = {
  ENHANCE_SITE_ORIGINS: site,
  SUPABASE_URL: 'https://project.supabase.co',
  SUPABASE_SERVICE_ROLE_KEY: 'service role',
  SUPABASE_PUBLISHABLE_KEYS: '{"default":"sb_publishable_key"}',
}
const handler = () => createHandler(readSettings(hosted), async () => `${site}/enhanced.jpg`)

const request = (headers: Record<string, string> = {}) =>
  new Request('https://project.supabase.co/functions/v1/enhance-image', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', apikey: 'sb_publishable_key', Origin: site, ...headers },
    body: JSON.stringify({ imageUrl: `${site}/photos/oak.jpg`, scale: 2 }),
  })

describe('a call', () => {
  test.each([
    ['with the key of the project', 'sb_publishable_key', 200],
    ['with another key', 'sb_publishable_other', 401],
    ['without a key', '', 401],
  ])('%s', async (_, apikey, status) => {
    const response = await handler()(request({ apikey }), '')
    expect(response.status).toBe(status)
    // The page can read why.
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe(site)
  })

  test('counts for the client address that the platform reports, not for the one that the client claims', async () => {
    const handle = handler()
    const statuses: number[] = []
    for (let i = 0; i < 100; i += 1) {
      const headers = { 'CF-Connecting-IP': '203.0.113.5', 'X-Forwarded-For': `198.51.100.${i}` }
      statuses.push((await handle(request(headers), '')).status)
    }
    expect(statuses.filter((status) => status === 200).length).toBeLessThan(70)
    expect((await handle(request({ 'CF-Connecting-IP': '203.0.113.6' }), '')).status).toBe(200)
  })
})

/** Asks for photographs by their width. Enhancing one goes on until the test ends it. */
async function askFor(widths: readonly number[], variables: Readonly<Record<string, string>> = hosted) {
  const server = await listen(async ({ url = '' }, response) => {
    response.end(await toJpeg(boards(Number(/\d+/.exec(url)), 8)))
  })
  const origin = `http://localhost:${server.port}`
  const ended = Promise.withResolvers<void>()
  const begun: AbortSignal[] = []
  const stored: string[] = []
  const refused: unknown[] = []
  const engine = async (_: Uint8Array, abort: AbortSignal) => {
    begun.push(abort)
    abort.addEventListener('abort', () => ended.reject(abort.reason))
    await ended.promise
    return new Uint8Array(1)
  }
  const own = readSettings({ ...variables, ENHANCE_SITE_ORIGINS: origin })
  const store = { has: async () => false, save: async (name: string) => void stored.push(name) }
  const enhance = createEnhancePhoto(own, engine, store)
  const leaving = widths.map(() => new AbortController())
  const answers = leaving.map(({ signal }, i) =>
    enhance(`${origin}/photos/${widths[i]}.jpg`, signal).catch((error: unknown) => void refused.push(error)),
  )
  await vi.waitUntil(() => begun.length > 0)
  const finish = async () => {
    ended.resolve()
    await Promise.all(answers)
    await close(server.server)
  }
  return { begun, stored, refused, leaving, finish }
}

test.each([
  ['hosted, the others are turned away, for processor time adds up', hosted, 0],
  ['self-hosted, four wait', { ENHANCE_STORE_FOLDER: '/var/enhanced' }, 4],
])('one photograph is worked on at a time: %s', async (_, variables, waiting) => {
  const { begun, stored, refused, finish } = await askFor([1, 2, 3, 4, 5, 6], variables)
  await vi.waitUntil(() => refused.length === 5 - waiting)
  expect(begun).toHaveLength(1)
  await finish()
  expect(stored).toHaveLength(1 + waiting)
  for (const error of refused) expect(error).toMatchObject({ status: 429, retryAfter: 5 })
})

test.each([
  ['are answered by one enhancement, even if the first of them leaves', 1, 1],
  ['end it when all of them have left', 3, 0],
])('several requests for one photograph %s', async (_, leavers, results) => {
  const { begun, stored, refused, leaving, finish } = await askFor([8, 8, 8])
  // The others have read the photograph by then.
  await new Promise((later) => setTimeout(later, 100))
  for (const visitor of leaving.slice(0, leavers)) visitor.abort()
  await finish()
  expect(begun.map(({ aborted }) => aborted)).toEqual([results === 0])
  expect(stored).toHaveLength(results)
  expect(refused).toHaveLength(results === 0 ? 3 : 0)
})
