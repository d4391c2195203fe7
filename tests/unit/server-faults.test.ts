import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, type MockInstance, test, vi } from 'vitest'
import { Connections } from '../../tools/serve/connections.ts'
import { embedEnhanceImage } from '../../tools/serve/enhance-image.ts'
import { type LocalSite, serveLocally } from '../../tools/serve/local-site.ts'

/** Faulty and hostile requests to the server with its backend function. */

const functionPath = '/functions/v1/enhance-image'

let root: string
let site: LocalSite
let enhanceImage: ReturnType<typeof embedEnhanceImage>
let log: MockInstance
const sockets: Socket[] = []

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'faults-'))
  mkdirSync(join(root, 'dist'))
  writeFileSync(join(root, 'dist/index.html'), '<!doctype html><title>Home</title>')
  enhanceImage = embedEnhanceImage({ port: () => site.port, folder: join(root, 'enhanced') })
  site = await serveLocally({ root: join(root, 'dist'), handlers: [enhanceImage.handler] })
})
afterAll(async () => {
  await Promise.all([site.close(), enhanceImage.close()])
  rmSync(root, { recursive: true })
})

beforeEach(() => {
  log = vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy()
  expect((await fetch(site.address)).status).toBe(200)
  expect(log.mock.calls).toEqual([])
  log.mockRestore()
})

/** Sends raw bytes and collects the answer. */
async function open(text: string): Promise<{ socket: Socket; answer: () => string }> {
  const socket = connect(site.port, 'localhost')
  sockets.push(socket)
  // Some tests expect the server to cut the connection.
  socket.on('error', () => {})
  let answer = ''
  socket.on('data', (chunk) => {
    answer += chunk
  })
  await once(socket, 'connect')
  socket.write(text)
  return { socket, answer: () => answer }
}

/** Polls the state, since a connection that is cut emits an error before its `close` event. */
const closed = (socket: Socket) => vi.waitUntil(() => socket.closed, { timeout: 20_000 })

const post = (headers: string) =>
  `POST ${functionPath} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n${headers}\r\n\r\n`

test.each([
  ['TRACE of the function', 405, `TRACE ${functionPath} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`],
  [
    'an absolute target',
    204,
    `OPTIONS http://a${functionPath} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`,
  ],
  ['a body that is too long by its own account', 413, post('Content-Length: 1000000000')],
  ['an upload to a page', 405, 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1000000000\r\n\r\n'],
])('%s is answered with %i at once, and the connection ends', async (_, status, text) => {
  const { socket, answer } = await open(text)
  await closed(socket)
  expect(answer()).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
})

test('an endless body is refused once it is too long', async () => {
  const { socket, answer } = await open(post('Transfer-Encoding: chunked'))
  const chunk = `1000\r\n${' '.repeat(0x1000)}\r\n`
  const sending = setInterval(() => socket.write(chunk), 5)
  await vi.waitUntil(() => answer().includes('}'))
  expect(answer()).toMatch(/^HTTP\/1\.1 413 /)
  await closed(socket)
  clearInterval(sending)
})

test('a connection with more than 16 unanswered requests is cut', async () => {
  const call = `${post('Content-Length: 2')}{}`
  const { socket, answer } = await open(call.repeat(16))
  await vi.waitUntil(() => answer().match(/^HTTP/gm)?.length === 16)
  expect(socket.closed).toBe(false)
  const { socket: greedy } = await open(call.repeat(2_000))
  await closed(greedy)
})

test('what a connection has sent is not parsed once it is cut', async () => {
  let seen = 0
  const server = createServer((request, response) => {
    seen += 1
    connections.handle(request, response, () => {})
  })
  const connections = new Connections(server)
  await once(server.listen(0), 'listening')
  const socket = connect((server.address() as AddressInfo).port, 'localhost').on('error', () => {})
  socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(1_500))
  await closed(socket)
  await connections.stop()
  expect(seen).toBeLessThan(100)
})

test('interrupted uploads are not logged as errors', async () => {
  for (let i = 0; i < 20; i += 1) {
    const { socket } = await open(`${post('Content-Length: 100')}{"imageUrl":`)
    await new Promise((sent) => socket.write(' ', sent))
    socket.resetAndDestroy()
  }
})

test.each([
  'GET\r\n\r\n',
  'GET / HTTP/1.1\r\n\r\n',
  'GET / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n',
  'GET / HTTP/1.1\r\nHost: localhost\r\nNo colon\r\n\r\n',
  `GET / HTTP/1.1\r\nHost: localhost\r\nLong: ${'x'.repeat(100_000)}\r\n\r\n`,
  'GET http://[/functions/v1/enhance-image HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n',
  'CONNECT example.com:443 HTTP/1.1\r\nHost: example.com\r\n\r\n',
  '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03',
  '\0\0\0\0\r\n\r\n',
])('the malformed request %j is turned away in silence', async (text) => {
  const { socket, answer } = await open(text)
  await closed(socket)
  expect(answer()).toMatch(/^$|^HTTP\/1\.1 4\d\d /)
})
