import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { type IncomingMessage, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { safeParse } from 'valibot'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { embedEnhanceImage } from '../../../server/backend/embedded-function.ts'
import { enhanceReply } from '../../../supabase/functions/enhance-image/contract.ts'
import { inspectJpeg } from '../../../supabase/functions/enhance-image/photo/jpeg.ts'
import { eventually } from '../eventually.ts'
import { denoOptions, denoPath, functionEntry } from './deno.ts'
import { close, createSite, listen } from './site.ts'

/** The header in which a proxy names the client. Tests set it, so that each one counts as another client. */
const clientHeader = 'x-test-client'

const makeFolder = () => mkdtemp(join(tmpdir(), 'enhanced-'))

/** As in `npm start`: in Node, on the site's own origin. */
async function startInNode() {
  vi.stubEnv('ENHANCE_CLIENT_HEADER', clientHeader)
  const [site, folder] = await Promise.all([createSite(), makeFolder()])
  const embedded = embedEnhanceImage({ port: () => port, folder })
  const { server, port } = await listen(async (request, response) => {
    if (!(await embedded.handler(request, response))) site.listener(request, response)
  })
  const siteOrigin = `http://localhost:${port}`
  const stop = async () => {
    await Promise.all([close(server), embedded.close()])
    await rm(folder, { recursive: true, force: true })
    vi.unstubAllEnvs()
  }
  return { endpoint: `${siteOrigin}/functions/v1/enhance-image`, siteOrigin, site, folder, stop }
}

/** As on Supabase: in Deno, on another origin. It may read only its own files and reach only this machine. */
async function startInDeno(): ReturnType<typeof startInNode> {
  const [site, folder] = await Promise.all([createSite(), makeFolder()])
  const { server, port } = await listen(site.listener)
  const siteOrigin = `http://localhost:${port}`
  const settings = {
    ENHANCE_SITE_ORIGINS: siteOrigin,
    ENHANCE_STORE_FOLDER: folder,
    ENHANCE_CLIENT_HEADER: clientHeader,
  }
  const deno = startDeno(settings, [`--allow-write=${folder}`])
  const { address } = await listening(deno)
  const stop = async () => {
    deno.kill()
    await Promise.all([close(server), once(deno, 'close')])
    await rm(folder, { recursive: true, force: true })
  }
  return { endpoint: `${address}functions/v1/enhance-image`, siteOrigin, site, folder, stop }
}

/** Starts the function's entry in Deno, on a free port. */
function startDeno(settings: Readonly<Record<string, string>>, options: readonly string[] = []) {
  return spawn(denoPath(), [...denoOptions, ...options, '--allow-net=localhost,127.0.0.1', functionEntry], {
    env: { ...process.env, DENO_SERVE_ADDRESS: 'tcp:127.0.0.1:0', NO_COLOR: '1', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}

/** Where Deno listens, and all that it has said until then. */
async function listening({ stdout, stderr }: ReturnType<typeof startDeno>) {
  const said: string[] = []
  const address = Promise.withResolvers<string>()
  for (const stream of [stdout, stderr]) {
    const lines = createInterface(stream).on('line', (line) => {
      said.push(line)
      const url = /^Listening on (http:\S+)/.exec(line)?.[1]
      if (url) address.resolve(url)
    })
    lines.once('close', () => address.reject(new Error(said.join('\n'))))
  }
  return { address: await address.promise, said }
}

/** Addresses that the function must never read: other hosts, names and numbers of this one, other paths. */
function foreignAddresses(siteOrigin: string): string[] {
  const { host, port } = new URL(siteOrigin)
  const names = ['localhost.', 'LOCALHOST', 'ｌｏｃａｌｈｏｓｔ', 'photos.localhost', '127.0.0.1.nip.io']
  const numbers = ['2130706433', '0x7f.0.0.1', '127.1', '0.0.0.0', '[::]', '[::ffff:127.0.0.1]']
  const others = ['https://example.com', 'http://169.254.169.254', 'http://localhost', `https://${host}`]
  const places = [`${host}@example.com`, `user:secret@${host}`, `example.com\\@${host}`]
  const paths = ['/secret.jpg', '/photos-secret/plain.jpg', '/photos//plain.jpg', '/pho\ntos/plain.jpg']
  const ways = ['/photos/../secret.jpg', '/photos/..%2fsecret.jpg', '/photos\\..\\secret.jpg']
  const files = ['/photos/.plain.jpg', '/photos/plain.jpg?', '/photos/plain.jpg#secret', '/photos/plain.svg']
  const sites = [
    ...[...names, ...numbers].map((name) => `http://${name}:${port}`),
    ...[...others, ...places.map((place) => `http://${place}`)],
    ...[`http://localhost:${Number(port) + 1}`, `ftp://${host}`, `//${host}`, ` ${siteOrigin}`, ''],
  ]
  return [
    ...sites.map((site) => `${site}/photos/plain.jpg`),
    ...[...paths, ...ways, ...files].map((path) => siteOrigin + path),
    ...['', 'file:///photos/plain.jpg', 'data:image/jpeg;base64,/9j/4AAQ', 'javascript:alert(1)'],
  ]
}

/** The contract that a page relies on, and the calls that the function refuses, in Node and in Deno. */
describe.each([
  ['Node', startInNode],
  ['Deno', startInDeno],
])('the function in %s', (_, start) => {
  let running: Awaited<ReturnType<typeof start>>
  let clients = 0

  beforeAll(async () => {
    running = await start()
  })
  afterAll(() => running?.stop())

  /** Sends a request as a new client. */
  const send = (init: RequestInit) =>
    fetch(running.endpoint, {
      method: 'POST',
      ...init,
      headers: { 'Content-Type': 'application/json', [clientHeader]: `client ${++clients}`, ...init.headers },
    })

  const photoUrl = (name: string) => `${running.siteOrigin}/photos/${name}`

  const enhance = (imageUrl: string, headers: HeadersInit = {}) =>
    send({ body: JSON.stringify({ imageUrl, scale: 2 }), headers })

  async function readReply(response: Response) {
    // Neither a browser nor a proxy may give it to somebody else, or later.
    expect(response.headers.get('Cache-Control')).toBe('no-store')
    const reply: unknown = await response.json()
    expect(Object.keys(reply as object)).toEqual(['success', 'enhancedImageUrl', 'error'])
    const { success, output } = safeParse(enhanceReply, reply)
    if (!success) throw new Error(`No answer of the contract: ${JSON.stringify(reply)}`)
    return output
  }

  async function expectRefusal(response: Response, status: number, error: string | RegExp) {
    expect(await readReply(response)).toEqual({
      success: false,
      enhancedImageUrl: null,
      error: expect.stringMatching(error),
    })
    expect(response.status).toBe(status)
  }

  test('enlarges a photograph to twice its size and serves the result', async () => {
    const response = await enhance(photoUrl('plain.jpg'))
    expect(response.status).toBe(200)
    const { enhancedImageUrl } = await readReply(response)
    const { pathname, origin } = new URL(enhancedImageUrl ?? '')
    expect(origin).toBe(running.siteOrigin)
    expect(pathname).toMatch(/^\/storage\/v1\/object\/public\/enhanced\/[0-9a-f]{64}-2x-standard-2\.jpg$/)
    const result = await fetch(new URL(pathname, running.endpoint))
    expect(result.headers.get('Content-Type')).toBe('image/jpeg')
    expect(result.headers.get('Cache-Control')).toMatch(/immutable/)
    expect(inspectJpeg(new Uint8Array(await result.arrayBuffer()))).toEqual({ width: 192, height: 128 })
  })

  test('stores one result per content', async () => {
    const first = await readReply(await enhance(photoUrl('plain.jpg')))
    expect(await readReply(await enhance(photoUrl('copy.jpg')))).toEqual(first)
    expect(await readdir(running.folder)).toHaveLength(1)
  })

  test('serves nothing but results', async () => {
    for (const name of ['', 'unknown.jpg', '..%2f..%2fpackage.json', `${'0'.repeat(64)}-2x-standard-2.jpg`]) {
      const path = `/storage/v1/object/public/enhanced/${name}`
      expect((await fetch(new URL(path, running.endpoint))).status, name).toBe(404)
    }
  })

  test('answers requests whose Host is no address', async () => {
    const path = '/storage/v1/object/public/enhanced/unknown.jpg'
    const outgoing = request(new URL(path, running.endpoint), { headers: { Host: 'a:99999' } }).end()
    const [response]: IncomingMessage[] = await once(outgoing, 'response')
    expect(response?.statusCode).toBeLessThan(500)
    response?.resume()
  })

  test("lets the site's pages read its answers", async () => {
    const origin = running.siteOrigin
    const preflight = await send({ method: 'OPTIONS', headers: { Origin: origin } })
    expect(preflight.status).toBe(204)
    expect(Object.fromEntries(preflight.headers)).toMatchObject({
      'access-control-allow-origin': origin,
      'access-control-allow-methods': 'POST',
      'access-control-allow-headers': expect.stringContaining('authorization, x-client-info, apikey'),
      vary: 'Origin',
    })
    const refusal = await enhance('https://example.com/photos/plain.jpg', { Origin: origin })
    expect(refusal.headers.get('Access-Control-Allow-Origin')).toBe(origin)
    expect(refusal.headers.get('Access-Control-Expose-Headers')).toBe('Retry-After')
  })

  test.each(['https://example.com', 'http://localhost', 'null'])('refuses pages of %s', async (origin) => {
    const before = running.site.asked.length
    const response = await enhance(photoUrl('plain.jpg'), { Origin: origin })
    expect(response.headers.get('Access-Control-Allow-Origin')).toBeNull()
    await expectRefusal(response, 403, 'Only this website may ask')
    expect(running.site.asked).toHaveLength(before)
  })

  test.each([
    ['another method', 405, 'POST', { method: 'PUT', body: '{}' }],
    ['another type', 415, 'application/json', { body: '{}', headers: { 'Content-Type': 'text/plain' } }],
    ['no JSON', 400, 'not valid JSON', { body: '{imageUrl' }],
    ['no address', 400, 'imageUrl and scale', { body: '{"scale":2}' }],
    ['more than is asked for', 400, 'imageUrl and scale', { body: '{"imageUrl":"x","scale":2,"more":1}' }],
    ['another scale', 400, 'scale 2 only', { body: '{"imageUrl":"x","scale":4}' }],
    ['an endless address', 400, 'imageUrl', { body: `{"imageUrl":"${'x'.repeat(2049)}","scale":2}` }],
    ['an endless body', 413, 'too long', { body: ' '.repeat(5000) }],
  ] satisfies [string, number, string, RequestInit][])(
    'refuses %s with %i',
    async (_what, status, error, init) => {
      await expectRefusal(await send(init), status, error)
    },
  )

  test('requests only the photographs of its own site', async () => {
    const before = running.site.asked.length
    for (const imageUrl of foreignAddresses(running.siteOrigin)) {
      const response = await enhance(imageUrl)
      expect([imageUrl, response.status]).toEqual([imageUrl, 403])
      await expectRefusal(response, 403, "^Only this website's own photographs can be enhanced$")
    }
    expect(running.site.asked).toHaveLength(before)
  })

  test.each([
    ['missing.jpg', 404, '^The photograph was not found$'],
    ['broken.jpg', 502, '^The website did not hand out the photograph$'],
    ['page.jpg', 415, '^Only JPEG photographs can be enhanced$'],
    ['damaged.jpg', 422, '^The photograph is damaged$'],
    ['cut-off.jpg', 422, '^The photograph is damaged$'],
    ['many-scans.jpg', 422, '^The photograph is stored in too many parts$'],
    ['long.jpg', 422, '^At 40000 x 60 pixels the photograph is too long'],
    ['huge.jpg', 422, '^At 20.0 megapixels the photograph is too large'],
    ['endless.jpg', 413, '^The photograph is larger than 8 MB$'],
  ])('says why it cannot enhance %s', async (name, status, error) => {
    await expectRefusal(await enhance(photoUrl(name)), status, error)
  })

  test('follows no redirect', async () => {
    await expectRefusal(await enhance(photoUrl('moved.jpg')), 502, 'did not hand out')
    expect(running.site.asked).toContain('/photos/moved.jpg')
    expect(running.site.asked).not.toContain('/secret.jpg')
  })

  test('tells only the household that asks too often to wait, whichever of its networks it asks from', async () => {
    const answers: Response[] = []
    for (let network = 0x00; network <= 0xff && answers.at(-1)?.status !== 429; network += 1) {
      const address = `2001:db8:1:2${network.toString(16).padStart(2, '0')}::1`
      answers.push(await send({ body: '{}', headers: { [clientHeader]: address } }))
    }
    const last = answers.at(-1) as Response
    expect(answers.length).toBeGreaterThan(60)
    expect(last.headers.get('Retry-After')).toBe('1')
    await expectRefusal(last, 429, 'Too many requests')
    expect((await enhance(photoUrl('plain.jpg'))).status).toBe(200)
  })

  test('reads eight photographs at once, and lets a hundred calls wait', async () => {
    const held = () => running.site.asked.filter((path) => path === '/photos/held.jpg').length
    const room = Array.from({ length: 109 }, () => enhance(photoUrl('held.jpg')))
    const turnedAway = await Promise.race(room)
    await eventually(() => held() === 8)
    expect(turnedAway.headers.get('Retry-After')).toBe('5')
    await expectRefusal(turnedAway, 429, 'Too many photographs')
    expect(held()).toBe(8)
    running.site.release()
    const statuses = (await Promise.all(room)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(108)
  })

  test('does not reveal internal errors', async () => {
    await rm(running.folder, { recursive: true })
    await writeFile(running.folder, 'a file where the folder should be')
    await expectRefusal(await enhance(photoUrl('plain.jpg')), 500, '^Enhancement failed$')
  })
})

test('in Deno, wrong settings are named in the log, and every answer keeps to the contract', async () => {
  const deno = startDeno({ ENHANCE_SITE_ORIGINS: '', ENHANCE_MAX_PIXELS: 'many' })
  try {
    const { address, said } = await listening(deno)
    for (const name of ['ENHANCE_SITE_ORIGINS', 'ENHANCE_MAX_PIXELS', 'SUPABASE_URL'])
      expect(said.join('\n')).toContain(name)
    const response = await fetch(address, { method: 'POST', body: '{}' })
    expect(response.status).toBe(503)
    expect(response.headers.get('Cache-Control')).toBe('no-store')
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*')
    const failed = { success: false, enhancedImageUrl: null, error: 'Enhancement failed' }
    expect(await response.json()).toEqual(failed)
    expect((await fetch(address, { method: 'OPTIONS' })).status).toBe(204)
  } finally {
    deno.kill()
    await once(deno, 'close')
  }
})
