import type { IncomingMessage } from 'node:http'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createHandler } from '../../../supabase/functions/enhance-image/http/handler.ts'
import { SupabaseRateLimit } from '../../../supabase/functions/enhance-image/http/supabase-rate-limit.ts'
import { readSettings } from '../../../supabase/functions/enhance-image/settings.ts'
import { close, listen } from './site.ts'

/** What only the hosted function has: the project's keys, a proxy in front, and a limit across all instances. */

const site = 'https://www.example.com'
const settings = readSettings({
  ENHANCE_SITE_ORIGINS: site,
  SUPABASE_URL: 'https://project.supabase.example',
  SUPABASE_SERVICE_ROLE_KEY: 'service role',
  SUPABASE_PUBLISHABLE_KEYS: '{"default":"sb_publishable_key"}',
})

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
