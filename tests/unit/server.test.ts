import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { type IncomingHttpHeaders, request } from 'node:http'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { build, type Plugin } from 'vite'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { compress } from '../../tools/build/compress.ts'
import { headerRules, hostFiles, httpsOnly } from '../../tools/build/host-files.ts'
import { type LocalSite, serveLocally } from '../../tools/serve/local-site.ts'
import type { RequestHandler } from '../../tools/serve/server.ts'

const words = 'Red oak, white oak, maple and hickory. '.repeat(50)
const page = (title: string) => `<!doctype html><title>${title}</title><p>${words}</p>`

/** A small site, built by Vite with the real site's plugins. Its pages are emitted as late as the real ones. */
const sources = {
  'index.html': `<!doctype html><title>Home</title><p>${words}</p><script type="module" src="/main.js"></script>`,
  'main.js': `document.title = ${JSON.stringify(words)}`,
  'public/photos/oak floor.jpg': words,
  'public/.env': 'SECRET=1',
  'public/.well/secret.txt': 'secret',
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
  },
  closeBundle() {
    writeFileSync(join(root, 'dist/sw.js'), `// ${words}`)
    writeFileSync(join(root, 'dist/manifest.webmanifest'), JSON.stringify({ name: words }))
  },
}

const asked: string[] = []
const handlers: RequestHandler[] = [
  async (incoming, response) => {
    asked.push(`${incoming.method} ${incoming.url}`)
    if (incoming.url === '/functions/broken') throw new Error('broken')
    if (incoming.url !== '/functions/echo') return false
    response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin')
    response.end('handled')
    return true
  },
]

let root: string
let site: LocalSite

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'site-'))
  for (const [path, content] of Object.entries(sources)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), content)
  }
  await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [latePages, hostFiles(), compress()],
  })
  symlinkSync(root, join(root, 'dist/linked-folder'))
  symlinkSync(join(root, 'outside.txt'), join(root, 'dist/linked.txt'))
  site = await serveLocally({ root: join(root, 'dist'), handlers })
})

afterAll(async () => {
  await site.close()
  rmSync(root, { recursive: true })
})

interface Answer {
  readonly status: number | undefined
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

/** Sends the path exactly as written. `fetch` would normalize it. */
function ask(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const outgoing = request({ port: site.port, path, method, headers, agent: false }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () =>
        resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) }),
      )
    })
    outgoing.on('error', reject).end()
  })
}

const script = () => `/assets/${readdirSync(join(root, 'dist/assets')).find((name) => name.endsWith('.js'))}`

describe('each page has one URL', () => {
  test.each([
    ['/', 'Home'],
    ['/?from=card', 'Home'],
    ['/about', 'about'],
    ['/flooring/lvp', 'flooring/lvp'],
  ])('%s is the page %s', async (path, title) => {
    const { status, headers, body } = await ask(path)
    expect(status).toBe(200)
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    expect(body.toString()).toContain(`<title>${title}</title>`)
  })

  test.each([
    ['/index.html', '/'],
    ['/index', '/'],
    ['/about.html', '/about'],
    ['/About', '/about'],
    ['/about/', '/about'],
    ['/flooring/lvp/?x=1', '/flooring/lvp?x=1'],
    ['/Flooring/LVP', '/flooring/lvp'],
    ['/flooring/lvp.html?x=1', '/flooring/lvp?x=1'],
  ])('%s leads to %s', async (path, location) => {
    const { status, headers } = await ask(path)
    expect(status).toBe(308)
    expect(headers.location).toBe(location)
  })
})

describe('every form of a request target gets the same answer', () => {
  test.each(['http://localhost/about', 'https://www.example.com/about?x=1', 'HTTP://LOCALHOST/about'])(
    '%s',
    async (target) => {
      const { status, headers, body } = await ask(target)
      expect(status).toBe(200)
      expect(body.toString()).toContain('<title>about</title>')
      expect(headers['x-content-type-options']).toBe('nosniff')
    },
  )

  test('http://localhost alone', async () => {
    expect((await ask('http://localhost')).body.toString()).toContain('<title>Home</title>')
  })

  test('OPTIONS *', async () => {
    const { status, headers } = await ask('*', {}, 'OPTIONS')
    expect(status).toBe(405)
    expect(headers.allow).toBe('GET, HEAD')
    expect(headers['x-content-type-options']).toBe('nosniff')
  })
})

describe('only files of the build are served', () => {
  test.each([
    '/nothing-here',
    '/about/more',
    '/about//',
    '//about',
    '//example.com/index.html',
    '/404',
    '/404.html',
    '/flooring',
    '/assets',
    '/assets/',
    '/_headers',
    '/.env',
    '/.well/secret.txt',
    '/index.html.br',
    '/about.html.gz',
    '/sw.js.br',
    '/../outside.txt',
    '/assets/../../outside.txt',
    '/%2e%2e/outside.txt',
    '/%2e%2e%2foutside.txt',
    '/..%2foutside.txt',
    '/assets/..%2f..%2foutside.txt',
    '/%252e%252e/outside.txt',
    '/..%5coutside.txt',
    '/..\\outside.txt',
    '/....//outside.txt',
    '/linked.txt',
    '/linked-folder/outside.txt',
    '/tiny.txt%00.html',
    '/%ff',
    '/%',
    'http://localhost/../outside.txt',
  ])('%s is not found', async (path) => {
    const { status, headers, body } = await ask(path)
    expect(status).toBe(404)
    expect(headers['cache-control']).toBe('no-cache')
    expect(body.toString()).toContain('<title>404</title>')
  })

  test('a name with a space is found under its encoded path', async () => {
    const { status, headers } = await ask('/photos/oak%20floor.jpg')
    expect(status).toBe(200)
    expect(headers['content-type']).toBe('image/jpeg')
  })

  test('a new build on the disk does not change the running site', async () => {
    const path = script()
    rmSync(join(root, `dist${path}`))
    expect((await ask(path)).status).toBe(200)
    writeFileSync(join(root, `dist${path}`), sources['main.js'])
  })
})

describe('methods', () => {
  test.each([
    ['/', 200],
    ['/nothing-here', 404],
  ])('HEAD %s is GET without the body', async (path, status) => {
    const get = await ask(path)
    const head = await ask(path, {}, 'HEAD')
    expect(head.status).toBe(status)
    expect(head.body).toHaveLength(0)
    expect({ ...head.headers, date: '' }).toEqual({ ...get.headers, date: '' })
  })

  test.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND'])(
    '%s is not allowed',
    async (method) => {
      const { status, headers } = await ask('/', {}, method)
      expect(status).toBe(405)
      expect(headers.allow).toBe('GET, HEAD')
    },
  )
})

test('range requests get the whole file, and the server says that it has no ranges', async () => {
  const { status, headers, body } = await ask('/tiny.txt', { Range: 'bytes=0-0' })
  expect(status).toBe(200)
  expect(headers['accept-ranges']).toBe('none')
  expect(body.toString()).toBe('a')
})

describe('handlers', () => {
  test('are asked before the files and may replace a security header', async () => {
    const { status, headers, body } = await ask('/functions/echo', {}, 'POST')
    expect(asked).toContain('POST /functions/echo')
    expect(status).toBe(200)
    expect(body.toString()).toBe('handled')
    expect(headers['cross-origin-resource-policy']).toBe('cross-origin')
    expect(headers['x-content-type-options']).toBe('nosniff')
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
  test.each(['/', '/about', '/nothing-here', '/sw.js', '/photos/oak%20floor.jpg'])(
    '%s has them all',
    async (path) => {
      const { headers } = await ask(path)
      expect(headers).toMatchObject({
        'content-security-policy': expect.stringMatching(
          /^default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; /,
        ),
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'permissions-policy': expect.stringContaining('camera=()'),
        'cross-origin-opener-policy': 'same-origin',
      })
    },
  )

  test('let other sites show pictures, and nothing else', async () => {
    const policy = async (path: string) => (await ask(path)).headers['cross-origin-resource-policy']
    expect(await policy('/photos/oak%20floor.jpg')).toBe('cross-origin')
    expect(await policy('/about')).toBeUndefined()
  })

  test('are the same as in the build’s file for static hosts', async () => {
    const { headers } = await ask('/')
    const [everywhere] = headerRules()
    for (const [name, value] of Object.entries(everywhere?.headers ?? {})) {
      if (name !== httpsOnly) expect(headers[name.toLowerCase()], name).toBe(value)
    }
  })

  test('browsers that came by https are told to use only https', async () => {
    expect((await ask('/')).headers['strict-transport-security']).toBeUndefined()
    const { headers } = await ask('/', { 'X-Forwarded-Proto': 'https' })
    expect(headers['strict-transport-security']).toBe('max-age=31536000')
    expect(readFileSync(join(root, 'dist/_headers'), 'utf8')).toContain('Strict-Transport-Security: max-age=')
  })

  test('the policy never sends http://localhost to https', async () => {
    expect((await ask('/')).headers['content-security-policy']).not.toContain('upgrade-insecure-requests')
  })

  test('a backend on another host may be called and its pictures shown', () => {
    const policy = headerRules('https://backend.example.com')[0]?.headers['Content-Security-Policy']
    expect(policy).toContain("connect-src 'self' https://backend.example.com;")
    expect(policy).toContain("img-src 'self' data: blob: https://backend.example.com;")
  })
})

describe('caching', () => {
  test('only files with a digest in their name are cached forever', async () => {
    expect((await ask(script())).headers['cache-control']).toBe('public, max-age=31536000, immutable')
  })

  test.each(['/', '/about', '/sw.js', '/manifest.webmanifest', '/tiny.txt'])(
    '%s is asked about each time',
    async (path) => {
      expect((await ask(path)).headers['cache-control']).toBe('no-cache')
    },
  )

  test('photographs at stable paths are revalidated after an hour', async () => {
    const { headers } = await ask('/photos/oak%20floor.jpg')
    expect(headers['cache-control']).toBe('public, max-age=3600, must-revalidate')
  })

  test.each(['/about', '/photos/oak%20floor.jpg'])('%s is not sent again to who has it', async (path) => {
    const first = await ask(path)
    const etag = first.headers.etag ?? ''
    const again = await ask(path, { 'If-None-Match': `"other", ${etag}` })
    expect(again.status).toBe(304)
    for (const known of ['*', etag.slice('W/'.length)])
      expect((await ask(path, { 'If-None-Match': known })).status).toBe(304)
    expect(again.body).toHaveLength(0)
    expect(again.headers.etag).toBe(etag)
    expect(again.headers['cache-control']).toBe(first.headers['cache-control'])
    expect((await ask(path, { 'If-None-Match': '"other"' })).status).toBe(200)
  })
})

describe('compression', () => {
  const decode = { br: brotliDecompressSync, gzip: gunzipSync }

  test.each(['/', '/about', '/nothing-here', '/sw.js', '/manifest.webmanifest', 'the script'])(
    '%s comes in brotli, gzip or plain, as the browser asks',
    async (name) => {
      const path = name === 'the script' ? script() : name
      const plain = await ask(path)
      expect(plain.headers['content-encoding']).toBeUndefined()
      expect(plain.headers.vary).toBe('Accept-Encoding')
      for (const coding of ['br', 'gzip'] as const) {
        const encoded = await ask(path, { 'Accept-Encoding': coding })
        expect(encoded.headers['content-encoding']).toBe(coding)
        expect(encoded.headers['content-length']).toBe(String(encoded.body.length))
        expect(encoded.headers['content-type']).toBe(plain.headers['content-type'])
        expect(encoded.body.length).toBeLessThan(plain.body.length)
        expect(decode[coding](encoded.body)).toEqual(plain.body)
      }
    },
  )

  test.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip;q=1.0, br;q=0', 'gzip'],
    ['GZIP', 'gzip'],
    ['deflate', undefined],
    ['', undefined],
    ['gzip;q=0', undefined],
  ])('for "%s" it is %s', async (accepted, coding) => {
    expect((await ask('/', { 'Accept-Encoding': accepted })).headers['content-encoding']).toBe(coding)
  })

  test.each(['/photos/oak%20floor.jpg', '/tiny.txt'])(
    '%s would gain nothing and stays plain',
    async (path) => {
      const { headers } = await ask(path, { 'Accept-Encoding': 'br, gzip' })
      expect(headers['content-encoding']).toBeUndefined()
      expect(headers.vary).toBeUndefined()
    },
  )
})
