import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  type MockInstance,
  onTestFinished,
  test,
  vi,
} from 'vitest'
import { embedEnhanceImage } from '../../server/backend/embedded-function.ts'
import { createSiteServer, type RequestHandler } from '../../server/http-server.ts'
import { inspectJpeg } from '../../supabase/functions/enhance-image/photo/jpeg.ts'
import { resultsPath } from '../../supabase/functions/enhance-image/store/result-store.ts'
import { type LocalSite, serveLocally } from '../../tools/local-site.ts'
import { driveTimers, standStill } from '../fixtures/still-page.ts'
import { boards, toJpeg } from './enhance-image/photographs.ts'
import { eventually } from './eventually.ts'

/** The server with its backend function: whom it serves, and faulty and hostile requests. */

const functionPath = '/functions/v1/enhance-image'

let root: string
let site: LocalSite
let enhanceImage: ReturnType<typeof embedEnhanceImage>
let log: MockInstance
const sockets: Socket[] = []
/** Paths in the order in which they were answered. */
const answered: string[] = []

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'faults-'))
  mkdirSync(join(root, 'dist/photos'), { recursive: true })
  const oak = await toJpeg(boards(1500, 1000))
  writeFileSync(join(root, 'dist/photos/oak.jpg'), oak)
  // A part of its compressed data is zeros, which only the decoder finds.
  writeFileSync(join(root, 'dist/photos/damaged.jpg'), oak.slice().fill(0, oak.length / 2, -2))
  writeFileSync(join(root, 'dist/index.html'), '<!doctype html><title>Home</title>')
  writeFileSync(join(root, 'dist/large.jpg'), Buffer.alloc(1_000_000))
  enhanceImage = embedEnhanceImage({ port: () => site.port, folder: join(root, 'enhanced') })
  const handler: RequestHandler = (request, response) => {
    response.once('finish', () => answered.push(request.url ?? ''))
    return enhanceImage.handler(request, response)
  }
  site = await serveLocally({ root: join(root, 'dist'), handlers: [handler] })
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
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
})

/** Sends raw bytes and collects the answer. */
async function open(text: string, port = site.port): Promise<{ socket: Socket; answer: () => string }> {
  const socket = connect(port, 'localhost')
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
const closed = (socket: Socket) => eventually(() => socket.closed)

const post = (headers: string) =>
  `POST ${functionPath} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n${headers}\r\n\r\n`

/** Calls the function from a page of this origin. */
const enhance = (origin: string, photo = 'oak.jpg') =>
  fetch(site.address + functionPath, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: origin },
    body: JSON.stringify({ imageUrl: `${origin}/photos/${photo}`, scale: 2 }),
  })

test('pages are served while a photograph is enhanced, which is done in a thread', async () => {
  answered.length = 0
  const { postMessage } = Worker.prototype
  const held = Promise.withResolvers<() => void>()
  vi.spyOn(Worker.prototype, 'postMessage').mockImplementationOnce(function (this: Worker, ...given) {
    held.resolve(() => postMessage.apply(this, given))
  })
  const enhancing = enhance(site.address)
  const letGo = await held.promise
  expect((await fetch(site.address)).status).toBe(200)
  expect(answered).not.toContain(functionPath)
  letGo()
  expect((await enhancing).status).toBe(200)
})

test('a photograph that cannot be decoded is refused, and the next is enhanced', async () => {
  const refused = await enhance(site.address, 'damaged.jpg')
  expect([refused.status, (await refused.json()).error]).toEqual([422, 'The photograph is damaged'])
  expect((await enhance(site.address)).status).toBe(200)
})

test.each(['http://192.168.1.5:8080', 'https://www.example.com'])(
  'behind %s the function works once that is named, and not before',
  async (origin) => {
    expect((await enhance(origin)).status).toBe(403)
    await enhanceImage.close()
    vi.stubEnv('ENHANCE_SITE_ORIGINS', origin)
    enhanceImage = embedEnhanceImage({ port: () => site.port, folder: join(root, 'enhanced') })
    const { enhancedImageUrl } = await (await enhance(origin)).json()
    expect(enhancedImageUrl).toMatch(new RegExp(`^${origin}/storage/`))
    const result = await fetch(site.address + new URL(enhancedImageUrl).pathname)
    expect(inspectJpeg(await result.bytes())).toEqual({ width: 3000, height: 2000 })
  },
)

test.each([
  ['TRACE of the function', 405, `TRACE ${functionPath} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`],
  [
    'an absolute target',
    204,
    `OPTIONS http://a${functionPath} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`,
  ],
  ['an upload to a page', 405, 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1000000000\r\n\r\n'],
])('%s is answered with %i at once', async (_, status, text) => {
  const { answer } = await open(text)
  await eventually(answer)
  expect(answer()).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
})

test.each(['a:99999', '1.2.3.999', '[::::]', '0x1ffffffff', 'xn--a', ''])(
  'requests that name "%s" as their host are answered like others',
  async (host) => {
    for (const [path, status] of [
      ['/', 200],
      [`${resultsPath}x`, 404],
      [functionPath, 405],
    ]) {
      const { socket, answer } = await open(
        `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`,
      )
      await closed(socket)
      expect(answer()).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
    }
  },
)

test.each([80, 500])(
  'a body of %i KB without a length is refused and ends nothing else',
  async (kilobytes) => {
    const body = `400\r\n${' '.repeat(1_024)}\r\n`.repeat(kilobytes)
    const { socket, answer } = await open(`${post('Transfer-Encoding: chunked')}${body}0\r\n\r\n`)
    await eventually(() => answer().includes('}'))
    expect(answer()).toMatch(/^HTTP\/1\.1 413 /)
    expect(socket.closed).toBe(false)
  },
)

test.each([
  [
    'requests for results',
    `GET ${resultsPath}${'0'.repeat(64)}-2x-a.jpg HTTP/1.1\r\nHost: localhost\r\n\r\n`,
  ],
  ['requests with an unknown Expect', 'HEAD / HTTP/1.1\r\nHost: localhost\r\nExpect: haste\r\n\r\n'],
])('with more than 16 unanswered %s a connection is cut', async (_, request) => {
  const { socket, answer } = await open(request.repeat(16))
  await eventually(() => answer().match(/^HTTP/gm)?.length === 16)
  expect(socket.closed).toBe(false)
  const { socket: greedy } = await open(request.repeat(500))
  await closed(greedy)
})

/** A client that asks for pictures and reads nothing. The server's time for that passes a hundred times faster. */
async function askWithoutReading(first = '') {
  const { server } = createSiteServer({ root: join(root, 'dist'), handlers: [enhanceImage.handler] })
  onTestFinished(() => void server.close())
  // Node may take twice as long.
  expect(server.timeout).toBeLessThan(75_000 / 2)
  server.timeout /= 100
  await once(server.listen(0), 'listening')
  const { port } = server.address() as AddressInfo
  const socket = connect(port, 'localhost')
  sockets.push(socket)
  const [connection]: Socket[] = await once(server, 'connection')
  socket.write(first + 'GET /large.jpg HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(12))
  return { connection, port, socket }
}

describe('clock: the own server for clients', () => {
  test('late: a client that asks on before it reads gets every answer once it does', async () => {
    const ask = (path: string, more = '') => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n${more}\r\n`
    const { server } = createSiteServer({ root: join(root, 'dist') })
    onTestFinished(() => void server.close())
    await once(server.listen(0), 'listening')
    const accepted = once(server, 'connection')
    const { socket, answer } = await open('', (server.address() as AddressInfo).port)
    const [connection]: Socket[] = await accepted
    socket.pause()
    socket.write(ask('/large.jpg').repeat(12))
    // Its memory for this connection is full, so it reads no further.
    await eventually(() => connection?.writableNeedDrain)
    await new Promise((sent) =>
      socket.write(ask('/large.jpg') + ask('/', `Long: ${'x'.repeat(2_000)}\r\n`), sent),
    )
    socket.resume()
    await eventually(() => answer().endsWith('<title>Home</title>'))
    expect(answer().match(/HTTP\/1\.1 200 /g)).toHaveLength(14)
  })

  test.each([
    ['pictures', ''],
    ['pictures after a call, which may take longer', `${post('Content-Length: 2')}{}`],
  ])('never: a client that asks for %s and never reads loses its connection', async (_, first) => {
    const { connection } = await askWithoutReading(first)
    await eventually(() => connection?.destroyed)
  })

  test('frozen: a client that stood still loses its connection, and is answered when it asks again', async () => {
    const { connection, port, socket } = await askWithoutReading()
    await eventually(() => connection?.destroyed)
    socket.resume()
    await closed(socket)
    const { answer } = await open('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n', port)
    await eventually(() => answer().endsWith('<title>Home</title>'))
  })
})

describe('clock: the own server’s stop for answers that have begun', () => {
  const bytes = 12 * 1_000_000
  let server: ReturnType<typeof createSiteServer>['server']
  let connection: Socket | undefined
  let socket: Socket
  let stopped: Promise<void>

  beforeEach(async () => {
    const site = createSiteServer({ root: join(root, 'dist') })
    server = site.server
    await once(server.listen(0), 'listening')
    socket = connect((server.address() as AddressInfo).port, 'localhost')
    sockets.push(socket)
    socket.on('error', () => {})
    ;[connection] = await once(server, 'connection')
    socket.write('GET /large.jpg HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(12))
    // All that this machine holds for the client is full.
    await eventually(() => connection?.writableNeedDrain)
    driveTimers()
    stopped = site.connections.stop()
  })
  // What is fetched after each test has a clock of its own.
  afterEach(() => void vi.useRealTimers())

  test('late: a client that reads in time gets all of them whole', async () => {
    await vi.advanceTimersByTimeAsync(9_999)
    let read = 0
    socket.on('data', ({ length }) => {
      read += length
    })
    await Promise.all([once(socket, 'close'), stopped])
    expect(read).toBeGreaterThan(bytes)
  })

  test('never: the server ends ten seconds later, with a client that never reads', async () => {
    await vi.advanceTimersByTimeAsync(9_999)
    expect(connection?.destroyed).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    // Not only once the client has read nothing for 35 seconds.
    expect(connection?.destroyed).toBe(true)
    await stopped
  })

  test('frozen: a process that was suspended while it stopped ends when it goes on', async () => {
    standStill()
    expect(connection?.destroyed).toBe(true)
    await stopped
  })
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
