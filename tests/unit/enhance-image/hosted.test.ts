import { expect, test, vi } from 'vitest'
import type { Enhance } from '../../../supabase/functions/enhance-image/engine/engine.ts'
import { createEnhancePhoto } from '../../../supabase/functions/enhance-image/enhance-photo.ts'
import { readSettings } from '../../../supabase/functions/enhance-image/environment.ts'
import { createHandler } from '../../../supabase/functions/enhance-image/http/handler.ts'
import { eventually } from '../eventually.ts'
import { boards, toJpeg } from './photographs.ts'

/** The hosted function's own parts: the project's keys, and turns. */

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

test.each([
  ['with the key of the project', 'sb_publishable_key', 200],
  ['with another key', 'sb_publishable_other', 401],
  ['without a key', '', 401],
])('a call %s', async (_, apikey, status) => {
  const response = await handler()(request({ apikey }), '')
  expect(response.status).toBe(status)
  // The page can read why.
  expect(response.headers.get('Access-Control-Allow-Origin')).toBe(site)
})

test('names the methods that it takes', async () => {
  const { status, headers } = await handler()(new Request(request(), { method: 'PUT', body: '{}' }), '')
  expect([status, headers.get('Allow')]).toEqual([405, 'POST, OPTIONS'])
})

test.each([
  ['a fault of its own is logged', false, 1],
  ['what a client leaves behind is not', true, 0],
])('%s', async (_, hasLeft, times) => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const client = new AbortController()
  const failing = createHandler(readSettings(hosted), async () => {
    if (hasLeft) client.abort()
    throw new Error('fault')
  })
  const response = await failing(new Request(request(), { signal: client.signal }), '')
  expect(response.status).toBe(500)
  expect(log).toHaveBeenCalledTimes(times)
  log.mockRestore()
})

const result = new Uint8Array(1)

/** A function whose photos are known by their width. The test ends each enhancement. */
function start(variables: Readonly<Record<string, string>> = hosted) {
  vi.stubGlobal('fetch', async ({ pathname }: URL) => {
    const width = Number(/\d+/.exec(pathname))
    return new Response(await toJpeg(boards(width, 8)))
  })
  const begun: ({ abort: AbortSignal } & PromiseWithResolvers<typeof result>)[] = []
  /** Names of results that were looked for. Who has looked waits for the engine by the next poll. */
  const sought: string[] = []
  const stored: string[] = []
  const engine: Enhance = (_, abort) => {
    const enhancement = { abort, ...Promise.withResolvers<typeof result>() }
    begun.push(enhancement)
    return enhancement.promise
  }
  const settings = readSettings({ ...variables, ENHANCE_SITE_ORIGINS: site })
  const store = {
    has: async (name: string) => {
      sought.push(name)
      return stored.includes(name)
    },
    save: async (name: string) => void stored.push(name),
  }
  const enhance = createEnhancePhoto(settings, engine, store)
  const ask = (width: number, signal = new AbortController().signal) =>
    enhance(`${site}/photos/${width}.jpg`, signal)
  return { begun, sought, stored, ask }
}

test.each([
  ['hosted, the others are turned away, for processor time adds up', hosted, 0],
  ['self-hosted, four wait', { ENHANCE_STORE_FOLDER: '/var/enhanced' }, 4],
])('one photograph is worked on at a time: %s', async (_, variables, waiting) => {
  const { begun, stored, ask } = start(variables)
  const refused: unknown[] = []
  const answers = [1, 2, 3, 4, 5, 6].map((width) => ask(width).catch((error) => refused.push(error)))
  await eventually(() => refused.length === 5 - waiting)
  for (let done = 1; done <= 1 + waiting; done += 1) {
    await eventually(() => begun.length > 0)
    expect(begun).toHaveLength(1)
    begun.pop()?.resolve(result)
    await eventually(() => stored.length === done)
  }
  await Promise.all(answers)
  for (const error of refused) expect(error).toMatchObject({ status: 429, retryAfter: 5 })
})

test('several requests for one photograph are answered by one enhancement, which goes on without the first of them', async () => {
  const { begun, sought, ask } = start({ ENHANCE_STORE_FOLDER: '/var/enhanced' })
  const visitor = new AbortController()
  const leaving = ask(8, visitor.signal)
  await eventually(() => begun.length === 1)
  const others = [ask(8), ask(8)]
  await eventually(() => sought.length === 4)
  visitor.abort()
  expect(begun[0]?.abort.aborted).toBe(true)
  begun[0]?.reject(visitor.signal.reason)
  await expect(leaving).rejects.toThrow()
  await eventually(() => begun[1])
  begun[1]?.resolve(result)
  await Promise.all(others)
  expect(begun).toHaveLength(2)
})
