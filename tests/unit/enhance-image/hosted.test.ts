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
const settings = readSettings(hosted)

const enhanced = `${site}/enhanced.jpg`
const request = (headers: Record<string, string> = {}) =>
  new Request('https://project.supabase.co/functions/v1/enhance-image', {
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
})

describe('one photograph is worked on at a time', () => {
  test.each([
    ['hosted, the others are turned away, for processor time adds up', hosted, 0],
    ['self-hosted, four wait', { ENHANCE_STORE_FOLDER: '/var/enhanced' }, 4],
  ])('%s', async (_, variables, waiting) => {
    // Photographs of different content: the same one would be enhanced once.
    const server = await listen(async ({ url = '' }, response) => {
      response.end(await toJpeg(boards(Number(/\d+/.exec(url)), 8)))
    })
    const origin = `http://localhost:${server.port}`
    const { promise, resolve } = Promise.withResolvers<void>()
    let begun = 0
    const engine = async () => {
      begun += 1
      await promise
      return new Uint8Array(1)
    }
    const own = readSettings({ ...variables, ENHANCE_SITE_ORIGINS: origin })
    const enhance = createEnhancePhoto(own, engine, { has: async () => false, save: async () => {} })
    let refused = 0
    const asked = Array.from({ length: 6 }, (_, i) =>
      enhance(`${origin}/photos/${i + 1}.jpg`, new AbortController().signal).catch((error: unknown) => {
        expect(error).toMatchObject({ status: 429, retryAfter: 5 })
        refused += 1
      }),
    )
    await vi.waitUntil(() => refused === 5 - waiting)
    expect(begun).toBe(1)
    resolve()
    await Promise.all(asked)
    expect([begun, refused]).toEqual([1 + waiting, 5 - waiting])
    await close(server.server)
  })
})

describe('several requests for one photograph', () => {
  /** Three requests for a photograph whose enhancement goes on until the test ends it. */
  async function askThreeTimes() {
    const photo = await toJpeg(boards(8, 8))
    const server = await listen((_, response) => response.end(photo))
    const origin = `http://localhost:${server.port}`
    const ended = Promise.withResolvers<void>()
    const begun: AbortSignal[] = []
    const stored: string[] = []
    const enhance = createEnhancePhoto(
      readSettings({ ...hosted, ENHANCE_SITE_ORIGINS: origin }),
      async (_, abort) => {
        begun.push(abort)
        abort.addEventListener('abort', () => ended.reject(abort.reason))
        await ended.promise
        return new Uint8Array(1)
      },
      { has: async () => false, save: async (name) => void stored.push(name) },
    )
    const leaving = [1, 2, 3].map(() => new AbortController())
    const answers = Promise.allSettled(
      leaving.map(({ signal }) => enhance(`${origin}/photos/oak.jpg`, signal)),
    )
    await vi.waitUntil(() => begun.length > 0)
    // The others have read the photograph by then.
    await new Promise((later) => setTimeout(later, 100))
    return { begun, stored, leaving, answers, end: ended.resolve, close: () => close(server.server) }
  }

  test.each([
    ['are answered by one enhancement, even if the first of them leaves', 1],
    ['end it when all of them have left', 3],
  ])('%s', async (_, leavers) => {
    const { begun, stored, leaving, answers, end, close } = await askThreeTimes()
    for (const visitor of leaving.slice(0, leavers)) visitor.abort()
    const isStored = leavers < 3
    if (isStored) end()
    const arrived = (await answers).slice(1).filter(({ status }) => status === 'fulfilled')
    expect(begun.map(({ aborted }) => aborted)).toEqual([!isStored])
    expect([arrived.length, stored.length]).toEqual(isStored ? [2, 1] : [0, 0])
    await close()
  })
})
