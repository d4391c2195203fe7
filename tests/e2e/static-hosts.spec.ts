import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { generateHandler } from '@cloudflare/pages-shared/dist/asset-server/handler.js'
import { type Header, parseAllHeaders } from '@netlify/headers-parser'
import { expect, test } from '@playwright/test'
import { lookup } from 'mrmime'

import { routePaths } from './content.ts'
import { dist } from './own-site.ts'

/**
 * The production build on static hosts, with the software of two of them: Cloudflare Pages' asset server, and Netlify's
 * parser for `_headers`. Both must answer every address like our own server.
 */

const files = new Map(
  readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => [path.slice(dist.length), path]),
)

const paths = [
  ...routePaths,
  '/nothing-here',
  '/about.html',
  '/index.html',
  '/service-worker.js',
  '/manifest.webmanifest',
  '/sitemap.xml',
  '/photo-hashes.json',
  '/photos/hero-section.jpg',
  '/icons/icon.svg',
  ...[...files.keys()]
    .filter((path) => /^\/assets\/[^/]+\.(?:js|css|woff2|avif|wasm)$/.test(path))
    .slice(0, 20),
]

async function readRules() {
  const { headers, errors } = await parseAllHeaders({
    headersFiles: [join(dist, '_headers')],
    configHeaders: [],
    minimal: false,
  })
  expect(errors).toEqual([])
  return (headers as Header[]).map(({ for: path, forRegExp, values }) => ({
    path,
    forRegExp,
    headers: values,
  }))
}

/** Asks Cloudflare Pages' asset server. */
function askPages(path: string, rules: Awaited<ReturnType<typeof readRules>>): Promise<Response> {
  return generateHandler<string>({
    request: new Request(`https://www.example.com${path}`),
    metadata: {
      headers: {
        version: 2,
        rules: Object.fromEntries(rules.map(({ path, headers }) => [path, { set: headers }])),
      },
    },
    logError: (error) => {
      throw error
    },
    findAssetEntryForPath: async (name) => files.get(decodeURI(name)) ?? null,
    getAssetKey: (file) => file,
    negotiateContent: () => ({ encoding: null }),
    fetchAsset: async (file) => ({
      body: new Blob([readFileSync(file)]).stream(),
      contentType: lookup(file) ?? 'application/octet-stream',
    }),
  })
}

/** What a header says. Hosts and our server use different words for "revalidate before every use" and for a character set. */
function meaningOf(name: string, value: string | null): string | null | undefined {
  if (name === 'Content-Type') return value?.split(';')[0]
  if (name !== 'Cache-Control') return value
  return value === 'public, max-age=0, must-revalidate' || value === 'no-store' ? 'no-cache' : value
}

test.describe('@desk', () => {
  test('Cloudflare Pages answers every address as our own server does', async ({ baseURL }) => {
    const rules = await readRules()
    const names = new Set(rules.flatMap(({ headers }) => Object.keys(headers)))
    for (const path of paths) {
      const own = await fetch(baseURL + path, {
        redirect: 'manual',
        headers: { 'X-Forwarded-Proto': 'https' },
      })
      const hosted = await askPages(path, rules)
      expect(hosted.status, path).toBe(own.status)
      const location = (response: Response) => response.headers.get('Location')
      expect(location(hosted), path).toBe(location(own))
      if (own.status === 200) expect(await hosted.bytes(), path).toEqual(await own.bytes())
      for (const name of names) {
        const [theirs, ours] = [hosted, own].map(({ headers }) => meaningOf(name, headers.get(name)))
        expect(theirs, `${path} ${name}`).toBe(ours)
      }
    }
  })

  test('Cloudflare Pages leads what is shared to the photo tool, as our own server does', async ({
    baseURL,
  }) => {
    const lines = readFileSync(join(dist, '_redirects'), 'utf8').trim().split('\n')
    const staticRules = lines.map((line, index) => {
      const [from = '', to = '', status = ''] = line.split(' ')
      return [from, { to, status: Number(status), lineNumber: index + 1 }] as const
    })
    const share = (origin: string) =>
      new Request(`${origin}/share-target`, { method: 'POST', body: new FormData(), redirect: 'manual' })
    const own = await fetch(share(baseURL ?? ''))
    const hosted = await generateHandler<string>({
      request: share('https://www.example.com'),
      metadata: { redirects: { version: 1, staticRules: Object.fromEntries(staticRules), rules: {} } },
      logError: (error) => {
        throw error
      },
      findAssetEntryForPath: async () => null,
      getAssetKey: (file) => file,
      negotiateContent: () => ({ encoding: null }),
      fetchAsset: () => Promise.reject(new Error('No file is asked for')),
    })
    for (const answer of [own, hosted]) {
      expect(answer.status).toBe(303)
      expect(answer.headers.get('Location')).toBe('/image-enhancement?shared=0')
    }
  })

  // Pages takes 404.html for a page like any other, whose address is /404. Our own server has no page there.
  test('/404, to which nothing leads, says on Cloudflare Pages that it is no page to be found', async ({
    baseURL,
  }) => {
    const hosted = await askPages('/404', await readRules())
    const own = await fetch(`${baseURL}/404`)
    expect([hosted.status, own.status]).toEqual([200, 404])
    const page = await hosted.text()
    expect(page).toBe(await own.text())
    expect(page).toContain('<meta name="robots" content="noindex"/>')
  })

  test('Netlify reads the same headers for every address', async ({ baseURL }) => {
    const rules = await readRules()
    for (const path of paths) {
      const { headers } = await fetch(baseURL + path, {
        redirect: 'manual',
        headers: { 'X-Forwarded-Proto': 'https' },
      })
      for (const rule of rules.filter(({ forRegExp }) => forRegExp.test(path))) {
        for (const [name, value] of Object.entries(rule.headers)) {
          expect(headers.get(name), `${path} ${name}`).toBe(value)
        }
      }
    }
  })

  test('no host has to drop or join lines of the headers', async () => {
    // The shortest limits: https://developers.cloudflare.com/pages/configuration/headers/
    const lines = readFileSync(join(dist, '_headers'), 'utf8').split('\n')
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThan(2000)
    const rules = await readRules()
    expect(rules.length).toBeLessThan(100)
    const everywhere = Object.keys(rules.find(({ path }) => path === '/*')?.headers ?? {})
    for (const { path, headers } of rules) {
      if (path !== '/*') expect(Object.keys(headers).filter((name) => everywhere.includes(name))).toEqual([])
    }
  })
})
