import type { IncomingMessage } from 'node:http'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Engine } from '../../../supabase/functions/enhance-image/engine/engine.ts'
import { createEnhancePhoto } from '../../../supabase/functions/enhance-image/enhance-photo.ts'
import { createHandler } from '../../../supabase/functions/enhance-image/http/handler.ts'
import { SupabaseRateLimit } from '../../../supabase/functions/enhance-image/http/supabase-rate-limit.ts'
import { readSettings } from '../../../supabase/functions/enhance-image/settings.ts'
import type { ResultStore } from '../../../supabase/functions/enhance-image/store/result-store.ts'
import { boards, toJpeg } from './photographs.ts'
import { close, listen } from './site.ts'

/** What only the hosted function has: the project's keys, a proxy in front, and a limit across all instances. */

const site = 'https://www.example.com'
const hosted = {
  ENHANCE_SITE_ORIGINS: site,
  SUPABASE_URL: 'https://project.supabase.example',
  SUPABASE_SERVICE_ROLE_KEY: 'service role',
  SUPABASE_PUBLISHABLE_KEYS: '{"default":"sb_publishable_key"}',
}
const settings = readSettings(hosted)

const enhanced = `${site}/enhanced.jpg`
const request = (headers: Record<string, string> = {}) =>
  new Request('https://project.supabase.example/functions/v1/enhance-image', {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      apikey: 'sb_publishable_key',
      Origin: site,
      ...headers,
    },
    body: JSON.stringify({ imageUrl: `${site}/photos/oak.jpg`, scale: 2 }),
  })

describe('a call', () => {
  test.each([
    ['with the key of the project', 'sb_publishable_key', 200],
    ['with another key', 'sb_publishable_other', 401],
    ['without a key', '', 401],
  ])('%s', async (_, apikey, status) => {
    const handle = createHandler(settings, async () => enhanced)
    const response = await handle(request({ apikey }), '')
    expect(response.status).toBe(status)
    // The page can read why.
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe(site)
  })

  test('needs no key for a preflight request, since browsers send none', async () => {
    const handle = createHandler(settings, async () => enhanced)
    const preflight = new Request(request(), { method: 'OPTIONS', body: null, headers: { Origin: site } })
    expect((await handle(preflight, '')).status).toBe(204)
  })

  test('counts for the client address that the platform reports, not for the one that the client claims', async () => {
    const handle = createHandler(settings, async () => enhanced)
    const statuses: number[] = []
    for (let i = 0; i < 100; i += 1) {
      const headers = { 'CF-Connecting-IP': '203.0.113.5', 'X-Forwarded-For': `198.51.100.${i}` }
      statuses.push((await handle(request(headers), '')).status)
    }
    expect(statuses.filter((status) => status === 200).length).toBeLessThan(70)
    expect((await handle(request({ 'CF-Connecting-IP': '203.0.113.6' }), '')).status).toBe(200)
  })

  test('beyond the limit across all instances is told when to retry', async () => {
    const asked: string[] = []
    const take = async (client: string) => {
      asked.push(client)
      return 7
    }
    const handle = createHandler(settings, async () => enhanced, { take })
    const response = await handle(request({ 'CF-Connecting-IP': '2001:db8::1' }), '')
    expect(response.status).toBe(429)
    expect(response.headers.get('Retry-After')).toBe('7')
    expect(asked).toEqual(['2001:db8:0:0::/64'])
  })
})

describe('the limit across all instances', () => {
  let server: Awaited<ReturnType<typeof listen>>
  let answer: (incoming: IncomingMessage, body: string) => [status: number, body: string]
  let limit: SupabaseRateLimit

  beforeEach(async () => {
    server = await listen(async (incoming, response) => {
      const [status, body] = answer(incoming, Buffer.concat(await incoming.toArray()).toString())
      response.writeHead(status).end(body)
    })
    const url = `http://localhost:${server.port}`
    limit = new SupabaseRateLimit({ kind: 'supabase', url, key: 'secret', publicKeys: [] })
  })
  afterEach(async () => {
    vi.restoreAllMocks()
    await close(server.server)
  })

  test('is counted by the database', async () => {
    answer = ({ url, method, headers }, body) => {
      expect(`${method} ${url}`).toBe('POST /rest/v1/rpc/take_enhance_request')
      expect(headers).toMatchObject({ apikey: 'secret', authorization: 'Bearer secret' })
      return [200, (JSON.parse(body) as { client: string }).client === 'a' ? '0' : '3']
    }
    expect([await limit.take('a'), await limit.take('b')]).toEqual([0, 3])
  })

  test.each<[string, [number, string]]>([
    ['does not know the function', [404, '{"code":"PGRST202"}']],
    ['fails', [500, '']],
    ['answers something else', [200, '"x"']],
  ])('lets requests pass where the database %s, and says so once', async (_, given) => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    answer = () => given
    expect([await limit.take('a'), await limit.take('a')]).toEqual([0, 0])
    expect(log).toHaveBeenCalledOnce()
  })
})

describe('one photograph is worked on at a time', () => {
  const places = [
    ['hosted, the others are turned away, for processor time adds up', hosted, 0],
    ['self-hosted, four wait', { ENHANCE_STORE_FOLDER: '/var/enhanced' }, 4],
  ] as const

  test.each(places)('%s', async (_, variables, waiting) => {
    // Photographs of different content: the same one would be enhanced once.
    const server = await listen(async ({ url = '' }, response) => {
      const width = Number(/(\d+)\.jpg$/.exec(url)?.[1] ?? 0)
      if (width) response.end(await toJpeg(boards(width, 8)))
      else response.writeHead(404).end()
    })
    const origin = `http://localhost:${server.port}`
    const { promise, resolve } = Promise.withResolvers<void>()
    let begun = 0
    const engine: Engine = {
      version: 'stand-in',
      async enhance() {
        begun += 1
        await promise
        return new Uint8Array(1)
      },
    }
    const store: ResultStore = { has: async () => false, save: async () => {} }
    const enhance = createEnhancePhoto(
      readSettings({ ...variables, ENHANCE_SITE_ORIGINS: origin }),
      engine,
      store,
    )
    const leaving = new AbortController()
    let refused = 0
    const asked = Array.from({ length: 6 }, (_, i) =>
      enhance(`${origin}/photos/${i + 1}.jpg`, leaving.signal).catch((error: unknown) => {
        expect(error).toMatchObject({ status: 429, retryAfter: 5 })
        refused += 1
      }),
    )
    await vi.waitUntil(() => refused === 5 - waiting)
    expect(begun).toBe(1)
    resolve()
    await Promise.all(asked)
    expect(begun).toBe(1 + waiting)
    expect(refused).toBe(5 - waiting)
    await close(server.server)
  })
})
