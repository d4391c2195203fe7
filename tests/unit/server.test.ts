import { once } from 'node:events'
import * as fs from 'node:fs'
import { type IncomingMessage, request } from 'node:http'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { build, type Plugin } from 'vite'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { headerRules } from '../../server/host-rules.ts'
import type { RequestHandler } from '../../server/http-server.ts'
import { type LocalSite, serveLocally } from '../../tools/local-site.ts'
import { compress } from '../../tools/vite/compress.ts'
import { hostFiles } from '../../tools/vite/host-files.ts'

const words = 'Red oak, white oak, maple and hickory. '.repeat(50)
const page = (title: string) => `<!doctype html><title>${title}</title><p>${words}</p>`

/**
 * A small site, built by Vite with the real site's plugins. Its pages are emitted as late as the real ones.
 */
const sources = {
  'index.html': `<!doctype html><title>Home</title><p>${words}</p><script type="module" src="/main.js"></script>`,
  'main.js': `document.title = ${JSON.stringify(words)}`,
  'public/photos/oak floor.jpg': words,
  'public/.env': 'SECRET=1',
  'public/.well-known/security.txt': 'Contact: mailto:security@example.com',
  'public/tiny.txt': 'a',
  'outside.txt': 'outside',
}

const latePages: Plugin = {
  name: 'late-pages',
  enforce: 'post',
  generateBundle() {
    for (const name of ['about', '404', 'flooring/lvp']) {
      this.emitFile({ type: 'asset', fileName: `${name}.html`, source: page(name) })
    }
    const routePaths = ['/', '/about', '/flooring/lvp']
    for (const file of hostFiles({ routePaths }, root)) this.emitFile({ type: 'asset', ...file })
  },
  closeBundle() {
    fs.writeFileSync(join(root, 'dist/sw.js'), `// ${words}`)
  },
}

const handler: RequestHandler = async ({ url }, response) => {
  if (url === '/functions/broken') throw new Error('broken')
  if (url !== '/functions/echo') return false
  response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin').end('handled')
  return true
}

let root: string
let site: LocalSite
/** The script's path, which has a digest in its name. */
let script: string

beforeAll(async () => {
  root = fs.mkdtempSync(join(tmpdir(), 'site-'))
  for (const [path, content] of Object.entries(sources)) {
    fs.mkdirSync(dirname(join(root, path)), { recursive: true })
    fs.writeFileSync(join(root, path), content)
  }
  await build({ root, configFile: false, logLevel: 'silent', plugins: [latePages, compress()] })
  fs.symlinkSync(root, join(root, 'dist/linked-folder'))
  fs.symlinkSync(join(root, 'outside.txt'), join(root, 'dist/linked.txt'))
  script = `/assets/${fs.readdirSync(join(root, 'dist/assets')).find((name) => name.endsWith('.js'))}`
  site = await serveLocally({ root: join(root, 'dist'), handlers: [handler] })
})

afterAll(async () => {
  await site.close()
  fs.rmSync(root, { recursive: true })
})

/** Sends the path exactly as written. `fetch` would normalize it. */
async function ask(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const outgoing = request({ port: site.port, path, method, headers, agent: false }).end()
  const [response]: IncomingMessage[] = await once(outgoing, 'response')
  if (!response) throw new Error('There was no response')
  return { status: response.statusCode, headers: response.headers, body: await buffer(response) }
}

test.each([
  ['/', 'Home'],
  ['/?from=card', 'Home'],
  ['http://localhost', 'Home'],
  ['/about', 'about'],
  ['https://www.example.com/about?x=1', 'about'],
  ['/flooring/lvp', 'flooring/lvp'],
])('%s is the page %s', async (target, title) => {
  const { status, headers, body } = await ask(target)
  expect(status).toBe(200)
  expect(headers['content-type']).toBe('text/html; charset=utf-8')
  expect(body.toString()).toContain(`<title>${title}</title>`)
})

test.each([
  ['/index.html', '/'],
  ['/about/', '/about'],
  ['/about//', '/about'],
  ['//about', '/about'],
  ['/flooring//lvp?x=1', '/flooring/lvp?x=1'],
  ['/flooring/lvp/?x=1', '/flooring/lvp?x=1'],
  ['/Flooring/LVP', '/flooring/lvp'],
  ['/ABOUT/', '/about'],
  ['/flooring/lvp.html?x=1', '/flooring/lvp?x=1'],
])('%s leads to %s, so that each page has one URL', async (path, location) => {
  expect(await ask(path)).toMatchObject({ status: 308, headers: { location } })
})

describe('only files of the build are served', () => {
  test.each([
    '/about/more',
    '/404.html',
    '/_headers',
    '/.env',
    '/sw.js.br',
    '/assets/../../outside.txt',
    '/%2e%2e/outside.txt',
    '/..%2foutside.txt',
    '/..%5coutside.txt',
    '/linked.txt',
    '/linked-folder/outside.txt',
    '/tiny.txt%00.html',
    '/%ff',
    'http://localhost/../outside.txt',
  ])('%s is not found', async (path) => {
    const { status, headers, body } = await ask(path)
    expect(status).toBe(404)
    expect(headers['cache-control']).toBe('no-cache, no-transform')
    expect(body.toString()).toContain('<title>404</title>')
  })

  test('a new build on the disk does not change the running site', async () => {
    fs.rmSync(join(root, 'dist', script))
    expect((await ask(script)).status).toBe(200)
  })
})

test.each(['a:99999', '[::::]', ''])('a page comes whatever the Host: "%s"', async (host) => {
  expect((await ask('/', { Host: host })).status).toBe(200)
})

test('what every host serves at a well-known path is served', async () => {
  const { status, body } = await ask('/.well-known/security.txt')
  expect([status, body.toString()]).toEqual([200, 'Contact: mailto:security@example.com'])
})

test.each(['/', '/nothing-here'])('HEAD %s is GET without the body', async (path) => {
  const get = await ask(path)
  const head = await ask(path, {}, 'HEAD')
  expect(head).toMatchObject({ status: get.status, body: Buffer.alloc(0) })
  expect({ ...head.headers, date: '' }).toEqual({ ...get.headers, date: '' })
})

test.each([
  ['POST', '/'],
  ['OPTIONS', '*'],
  ['TRACE', '/'],
  ['PROPFIND', '/'],
])('%s %s is not allowed', async (method, target) => {
  const headers = { allow: 'GET, HEAD', 'x-content-type-options': 'nosniff' }
  expect(await ask(target, {}, method)).toMatchObject({ status: 405, headers })
})

test('range requests get the whole file, and the server says that it has no ranges', async () => {
  const answer = await ask('/tiny.txt', { Range: 'bytes=0-0' })
  expect(answer).toMatchObject({ status: 200, body: Buffer.from('a'), headers: { 'accept-ranges': 'none' } })
})

describe('handlers', () => {
  test('are asked before the files and may replace a security header', async () => {
    const headers = { 'cross-origin-resource-policy': 'cross-origin', 'x-content-type-options': 'nosniff' }
    const body = Buffer.from('handled')
    expect(await ask('/functions/echo', {}, 'POST')).toMatchObject({ status: 200, headers, body })
  })

  test('that fail are answered with 500 and do not stop the server', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    expect((await ask('/functions/broken')).status).toBe(500)
    expect(log).toHaveBeenCalledOnce()
    log.mockRestore()
    expect((await ask('/')).status).toBe(200)
  })
})

describe('security headers', () => {
  /** The site's promises, on purpose written out once more. */
  const promised = {
    'content-security-policy': [
      "default-src 'self'",
      "script-src 'self' 'wasm-unsafe-eval'",
      "style-src 'self' 'unsafe-inline'",
      "img-src 'self' data: blob:",
      "connect-src 'self'",
      "worker-src 'self'",
      "require-trusted-types-for 'script'",
      'trusted-types default',
      "object-src 'none'",
      "base-uri 'self'",
      "form-action 'self' mailto:",
      'frame-src mailto:',
      "frame-ancestors 'none'",
    ].join('; '),
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
  }

  test.each(['/', '/nothing-here', '/sw.js', '/photos/oak%20floor.jpg'])('%s has them', async (path) => {
    expect((await ask(path)).headers).toMatchObject(promised)
  })

  test.each(['https', 'HTTPS', 'https, http', 'http, https'])(
    'browsers that came by %s are told to use only https, and others are not sent there',
    async (protocol) => {
      const { headers } = await ask('/', { 'X-Forwarded-Proto': protocol })
      expect(headers['strict-transport-security']).toBe('max-age=31536000')
      const { headers: plain } = await ask('/', { 'X-Forwarded-Proto': 'http' })
      expect(plain['strict-transport-security']).toBeUndefined()
    },
  )

  test('static hosts are given the same', () => {
    const file = fs.readFileSync(join(root, 'dist/_headers'), 'utf8').toLowerCase()
    for (const [name, value] of Object.entries(promised))
      expect(file).toContain(`  ${name}: ${value.toLowerCase()}\n`)
    expect(file).toContain('  strict-transport-security: max-age=31536000\n')
  })

  test('a backend on another host may be called and its pictures shown', () => {
    const policy = headerRules('https://backend.example.com')[0]?.headers['Content-Security-Policy']
    expect(policy).toContain("connect-src 'self' https://backend.example.com;")
    expect(policy).toContain("img-src 'self' data: blob: https://backend.example.com;")
  })
})

describe('caching', () => {
  test.each([
    ['the script', 'public, max-age=31536000, immutable', 'cross-origin'],
    ['/', 'no-cache, no-transform', undefined],
    ['/sw.js', 'no-cache', undefined],
    ['/photos/oak%20floor.jpg', 'public, max-age=3600, must-revalidate', 'cross-origin'],
  ])('%s: %s, for other sites: %s', async (path, control, policy) => {
    const { headers } = await ask(path === 'the script' ? script : path)
    expect(headers['cache-control']).toBe(control)
    expect(headers['cross-origin-resource-policy']).toBe(policy)
  })

  test.each(['/about', '/photos/oak%20floor.jpg'])('%s is not sent again to who has it', async (path) => {
    const { headers } = await ask(path)
    const etag = headers.etag ?? ''
    const known = { etag, 'cache-control': headers['cache-control'] }
    for (const tags of [`"other", ${etag}`, etag.slice('W/'.length), '*']) {
      const again = await ask(path, { 'If-None-Match': tags })
      expect(again).toMatchObject({ status: 304, body: Buffer.alloc(0), headers: known })
    }
    expect((await ask(path, { 'If-None-Match': '"other"' })).status).toBe(200)
  })

  test('a page that a deploy has changed is sent to who has the one before', async () => {
    const { headers } = await ask('/about')
    const next = join(root, 'next')
    fs.cpSync(join(root, 'dist'), next, {
      recursive: true,
      filter: (path) => !/linked|\.(?:br|gz)$/.test(path),
    })
    fs.writeFileSync(join(next, 'about.html'), page('about, as it is now'))
    const site = await serveLocally({ root: next })
    const answer = await fetch(`${site.address}/about`, { headers: { 'If-None-Match': headers.etag ?? '' } })
    expect([answer.status, await answer.text()]).toEqual([200, page('about, as it is now')])
    await site.close()
  })

  test('an address that leads nowhere says so again to who has the page for that', async () => {
    const { headers } = await ask('/nothing-here')
    expect((await ask('/nothing-here', { 'If-None-Match': headers.etag ?? '' })).status).toBe(404)
  })
})

describe('compression', () => {
  const decode = { br: brotliDecompressSync, gzip: gunzipSync }

  test.each(['/about', '/nothing-here', '/sw.js', 'the script'])(
    '%s comes in brotli, gzip or plain, as the browser asks',
    async (name) => {
      const path = name === 'the script' ? script : name
      const plain = await ask(path)
      expect(plain.headers['content-encoding']).toBeUndefined()
      expect(plain.headers.vary).toBe('Accept-Encoding')
      for (const coding of ['br', 'gzip'] as const) {
        const { headers, body } = await ask(path, { 'Accept-Encoding': coding })
        expect(headers).toMatchObject({
          'content-encoding': coding,
          'content-length': String(body.length),
          'content-type': plain.headers['content-type'],
        })
        expect(body.length).toBeLessThan(plain.body.length)
        expect(decode[coding](body)).toEqual(plain.body)
      }
    },
  )

  test.each([
    ['/', 'gzip, deflate, br, zstd', 'br'],
    ['/', 'gzip;q=1.0, br;q=0', 'gzip'],
    ['/', 'GZIP', 'gzip'],
    ['/', 'gzip;q=0', undefined],
    // Compressing it gains nothing.
    ['/tiny.txt', 'br, gzip', undefined],
    ['/photos/oak%20floor.jpg', 'br, gzip', undefined],
  ])('%s for "%s" comes in %s', async (path, accepted, coding) => {
    expect((await ask(path, { 'Accept-Encoding': accepted })).headers['content-encoding']).toBe(coding)
  })
})
