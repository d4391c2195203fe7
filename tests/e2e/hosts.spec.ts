import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { generateHandler } from '@cloudflare/pages-shared/dist/asset-server/handler.js'
import { expect, type Page } from '@playwright/test'
import { lookup } from 'mrmime'
import { headersFor, parseHeaderRules, redirects } from '../../server/host-rules.ts'
import type { RequestHandler } from '../../server/http-server.ts'
import { builtFile, dist } from './built-files.ts'
import { city, cityPath } from './content.ts'
import { Nginx, nginxPath } from './nginx.ts'
import { clearHttpCache, install, OwnSite, precachedPaths, test } from './own-site.ts'
import { expectPictures } from './page-checks.ts'
import { hydrated } from './visit.ts'

// The same build on other hosts. Our own server has the other specs.

/** Takes the host away, and expects the site to be on the device. */
async function expectOffline(page: Page, stop: () => void | Promise<void>): Promise<void> {
  expect(await precachedPaths(page)).toEqual(expect.arrayContaining(['/', '/about', '/404']))
  await stop()
  await clearHttpCache(page)
  for (const path of ['/', '/about', cityPath(city)]) {
    expect((await page.goto(path))?.status()).toBe(200)
    await hydrated(page)
    await expectPictures(page)
  }
  await page.goto(`${new URL(page.url()).origin}//about//`)
  await expect(page).toHaveURL('/about')
  expect((await page.goto('/floors-of-mars'))?.status()).toBe(404)
  await expect(page.getByText('Oops! Page not found')).toBeVisible()
}

for (const [name, host] of Object.entries({ cloudflarePages, plainHost })) {
  const hostTest = test.extend<{ site: OwnSite }>({
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads what a fixture needs from this pattern
    site: async ({}, use) => {
      const site = new OwnSite(host(dist))
      await site.start()
      await use(site)
      site.stop()
    },
  })

  hostTest(
    `the site installs from ${name}, also after repeated slashes, and opens offline @full`,
    async ({ page, site }) => {
      await page.goto(`${site.url}//about`)
      await expect(page).toHaveURL('/about')
      await hydrated(page)
      await install(page)
      await expectOffline(page, () => site.stop())
    },
  )
}

if (nginxPath) {
  const nginxTest = test.extend<{ nginx: Nginx }>({
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads what a fixture needs from this pattern
    nginx: async ({}, use) => {
      const nginx = await Nginx.start(dist)
      await use(nginx)
      await nginx.stop()
    },
    baseURL: async ({ nginx }, use) => use(nginx.url),
  })

  nginxTest('the site installs from nginx, and opens offline @full', async ({ page, nginx }) => {
    await install(page)
    await expectOffline(page, () => nginx.stop())
  })

  nginxTest('nginx answers as our own server @full', async ({ nginx, site }) => {
    const ask = async (url: string, path: string) => {
      const request = { redirect: 'manual', headers: { 'Accept-Encoding': 'gzip' } } as const
      const { status, headers } = await fetch(url + path, request)
      const type = headers.get('content-type')?.replace(/; ?charset=.*/, '')
      return {
        status,
        location: headers.get('location')?.replace(url, ''),
        type: status < 300 ? type?.replace('application/javascript', 'text/javascript') : '',
        headers,
      }
    }
    const page = cityPath(city)
    const pages = ['/', '/about', page, '/about.html', '/about/?from=a-link', '/about//']
    const slashes = ['//about?from=a-link', page.replace(/.(?=[^/]*$)/, '//'), '/index.html', `${page}.html`]
    const files = ['/service-worker.js', '/manifest.webmanifest', '/icons/icon.svg', builtFile('start')]
    const hidden = ['/_headers', '/_redirects', '/.build-stamp', '/about.html.br']
    const unknown = ['/favicon.ico', '/nothing', '/404.html']
    const rules = parseHeaderRules(readFileSync(join(dist, '_headers'), 'utf8'))
    for (const path of [...pages, ...slashes, ...files, ...hidden, ...unknown]) {
      const { headers, ...own } = await ask(nginx.url, path)
      const { headers: _, ...expected } = await ask(site.url, path)
      expect.soft(own, path).toEqual(expected)
      if (own.status >= 300) continue
      for (const [name, value] of Object.entries(headersFor(rules, path)))
        expect.soft(headers.get(name), `${name} of ${path}`).toBe(value)
      if (path !== '/icons/icon.svg') expect.soft(headers.get('content-encoding'), path).toBe('gzip')
    }
  })
}

// Other hosts, as they serve a build. Each handler answers everything, so our own server behind it never does.

const fileIn = (root: string, path: string) => {
  const file = join(root, path)
  return /\.\w+$/.test(path) && existsSync(file) ? readFileSync(file) : null
}

/**
 * By Cloudflare's own code, whose package needs a whole runtime for nothing that is used here: an empty
 * package stands in for it (`overrides` in package.json). It sends every `*.html` to its name without the
 * ending, also `/404.html`.
 */
function cloudflarePages(root: string): RequestHandler {
  const metadata = {
    headers: {
      version: 2,
      rules: Object.fromEntries(
        parseHeaderRules(readFileSync(join(root, '_headers'), 'utf8')).map(({ path, headers }) => [
          path,
          { set: headers },
        ]),
      ),
    },
    redirects: {
      version: 1,
      rules: {},
      staticRules: Object.fromEntries(
        redirects.map(({ from, to, status }, lineNumber) => [from, { to, status, lineNumber }]),
      ),
    },
  }
  return async (request, response) => {
    const answer = await generateHandler<string>({
      request: new Request(`http://${request.headers.host}${request.url}`, {
        method: request.method,
        headers: request.headers as Record<string, string>,
      }),
      metadata,
      logError: console.error,
      findAssetEntryForPath: async (path) => (fileIn(root, path) ? path : null),
      getAssetKey: (path) => path,
      negotiateContent: () => ({ encoding: null }),
      fetchAsset: async (path) => ({
        body: new Response(fileIn(root, path)).body,
        contentType: lookup(path) ?? 'application/octet-stream',
      }),
    })
    const body = answer.body && (await buffer(answer.body))
    response.writeHead(answer.status, Object.fromEntries(answer.headers)).end(body)
    return true
  }
}

/**
 * A host without any rules of ours that also changes HTML on the way, and answers every unknown address
 * itself.
 */
function plainHost(root: string): RequestHandler {
  return (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const page = pathname === '/' ? '/index.html' : `${pathname}.html`
    const path = [pathname, page].find((path) => fileIn(root, path))
    const file = fileIn(root, path ?? '/404.html')
    const body = path?.endsWith('.html')
      ? file?.toString().replace('</body>', '<script src="/beacon.js"></script></body>')
      : file
    response.writeHead(path ? 200 : 404, { 'Content-Type': lookup(path ?? page) ?? 'text/html' }).end(body)
    return true
  }
}
