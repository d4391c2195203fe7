import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { embeddedSettings, embedEnhanceImage } from '../../../tools/serve/enhance-image.ts'
import { boards, toJpeg } from './photographs.ts'
import { close, listen } from './site.ts'

/** What only `npm start` has: the function on the site's own origin, under every name of that origin. */

let folder: string
let enhanceImage: ReturnType<typeof embedEnhanceImage>
let server: Awaited<ReturnType<typeof listen>>

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'embedded-'))
  const photo = await toJpeg(boards(1500, 1000))
  enhanceImage = embedEnhanceImage({ port: () => server.port, folder: join(folder, 'enhanced') })
  server = await listen(async (request, response) => {
    if (await enhanceImage.handler(request, response)) return
    response.end(request.url?.endsWith('.jpg') ? photo : 'page')
  })
})
afterEach(async () => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
  await Promise.all([close(server.server), enhanceImage.close()])
  await rm(folder, { recursive: true })
})

async function enhance(site: string): Promise<{ status: number; reply: unknown }> {
  const response = await fetch(`http://localhost:${server.port}/functions/v1/enhance-image`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: site },
    body: JSON.stringify({ imageUrl: `${site}/photos/oak.jpg`, scale: 2 }),
  })
  return { status: response.status, reply: await response.json() }
}

test.each(['http://192.168.1.5:8080', 'https://www.example.com'])(
  'behind %s it works once that is named, and not before',
  async (site) => {
    expect((await enhance(site)).status).toBe(403)
    await enhanceImage.close()
    vi.stubEnv('ENHANCE_SITE_ORIGINS', site)
    enhanceImage = embedEnhanceImage({ port: () => server.port, folder: join(folder, 'enhanced') })
    expect(await enhance(site)).toEqual({
      status: 200,
      reply: { success: true, enhancedImageUrl: expect.stringMatching(`^${site}/storage/`), error: null },
    })
  },
)

test.each([
  [undefined, 'localhost'],
  ['0.0.0.0', 'localhost'],
  ['192.168.1.5', '192.168.1.5'],
  ['::1', '[::1]'],
])('with HOST=%s photographs are read from %s', (host, name) => {
  expect(embeddedSettings({ port: 4173, host, folder }).photoSource).toBe(`http://${name}:4173`)
})

test('pages are served while a photograph is enhanced', async () => {
  const order: string[] = []
  const enhancing = enhance(`http://localhost:${server.port}`).then(() => order.push('photograph'))
  for (let i = 0; i < 20; i += 1) {
    order.push(await fetch(`http://localhost:${server.port}/`).then((response) => response.text()))
  }
  await enhancing
  expect(order.at(-1)).toBe('photograph')
})

test('a page is answered before calls that came at the same moment', async () => {
  const call = 'POST /functions/v1/enhance-image HTTP/1.1\r\nHost: localhost\r\nContent-Length: 2\r\n\r\n{}'
  const page = 'GET /page HTTP/1.1\r\nHost: localhost\r\n\r\n'
  const answered: string[] = []
  server.server.on('request', ({ url = '' }, response) => response.once('finish', () => answered.push(url)))
  const sockets = await Promise.all(
    Array.from({ length: 40 }, async () => {
      const socket = connect(server.port, 'localhost')
      // The server has accepted the connection and started the function.
      socket.write(call)
      await once(socket, 'data')
      return socket
    }),
  )
  answered.length = 0
  const answers = Promise.all(sockets.map((socket) => once(socket, 'data')))
  for (const socket of sockets) socket.write(socket === sockets.at(-1) ? page : call)
  await answers
  expect(answered.indexOf('/page')).toBeLessThan(5)
  for (const socket of sockets) socket.destroy()
})

test('a function that cannot run answers by the contract, and runs once it can', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const site = `http://localhost:${server.port}`
  await writeFile(join(folder, 'enhanced'), 'a file where the folder should be')
  expect(await enhance(site)).toEqual({
    status: 503,
    reply: { success: false, enhancedImageUrl: null, error: 'Enhancement failed' },
  })
  expect(log).toHaveBeenCalledWith('enhance-image cannot run.', expect.anything())
  await rm(join(folder, 'enhanced'))
  expect((await enhance(site)).status).toBe(200)
})
