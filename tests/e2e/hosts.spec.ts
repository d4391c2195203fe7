import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { headersFor, parseHeaderRules } from '../../server/host-rules.ts'
import type { RequestHandler } from '../../server/http-server.ts'
import { city, cityPath } from './content.ts'
import { dist } from './dist.ts'
import { cloudflarePages, netlify, plainHost } from './hosts.ts'
import { Nginx, nginxPath } from './nginx.ts'
import { clearHttpCache, install, OwnSite, test as ownTest, precachedPaths } from './own-site.ts'
import { expectPictures, hydrated } from './site.ts'

// The same build on other hosts. Our own server has the other specs.

/** Takes the host away, and expects the site to be on the device. */
async function expectOffline(page: Page, stop: () => Promise<void>): Promise<void> {
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

const test = ownTest.extend<{ host: { readonly handler?: RequestHandler } }>({
  // In an object, because the runner would call a function.
  host: [{}, { option: true }],
  site: async ({ host: { handler } }, use) => {
    const site = new OwnSite(handler)
    await site.start()
    await use(site)
    await site.stop()
  },
})

for (const [name, host] of Object.entries({ cloudflarePages, netlify, plainHost })) {
  test.describe(name, () => {
    test.use({ host: { handler: host(dist) } })

    test(`the site installs from ${name}, and opens offline`, async ({ page, site }) => {
      await install(page)
      await expectOffline(page, () => site.stop())
    })

    test(`repeated slashes lead to the page on ${name}`, async ({ page, site }) => {
      await page.goto(`${site.url}//about`)
      await expect(page).toHaveURL('/about')
      await hydrated(page)
      await expect(page.getByRole('heading', { level: 2, name: 'Our Story' })).toBeVisible()
    })
  })
}

if (nginxPath) {
  const nginxTest = ownTest.extend<{ nginx: Nginx }>({
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads what a fixture needs from this pattern
    nginx: async ({}, use) => {
      const nginx = await Nginx.start(dist)
      await use(nginx)
      await nginx.stop()
    },
    baseURL: async ({ nginx }, use) => use(nginx.url),
  })

  nginxTest('the site installs from nginx, and opens offline', async ({ page, nginx }) => {
    await install(page)
    await expectOffline(page, () => nginx.stop())
  })

  nginxTest('nginx answers as our own server', async ({ nginx, site }) => {
    const ask = async (url: string, path: string) => {
      const headers = { 'Accept-Encoding': 'gzip' }
      const { status, headers: answered } = await fetch(url + path, { redirect: 'manual', headers })
      const named = (name: string) =>
        answered
          .get(name)
          ?.replace(url, '')
          .replace(/; ?charset=.*/, '')
          .replace('application/javascript', 'text/javascript')
      return {
        status,
        location: named('location'),
        type: status < 300 ? named('content-type') : '',
        answered,
      }
    }
    const paths = [
      '/',
      '/about',
      cityPath(city),
      '/service-worker.js',
      '/manifest.webmanifest',
      '/icons/icon.svg',
      '/about.html',
      '/about/?from=a-link',
      '/about//',
      '//about?from=a-link',
      cityPath(city).replace(/.(?=[^/]*$)/, '//'),
      '/index.html',
      `${cityPath(city)}.html`,
      '/favicon.ico',
      '/nothing',
      '/404.html',
      '/_headers',
      '/_redirects',
      '/.build-stamp',
      '/about.html.br',
    ]
    const script = (await precachedScript(site.url)) ?? ''
    const rules = parseHeaderRules(readFileSync(join(dist, '_headers'), 'utf8'))
    for (const path of [...paths, script]) {
      const { answered, ...own } = await ask(nginx.url, path)
      const { answered: _, ...expected } = await ask(site.url, path)
      expect.soft(own, path).toEqual(expected)
      if (own.status >= 300) continue
      expect
        .soft(Object.fromEntries(answered), path)
        .toMatchObject(
          Object.fromEntries(
            Object.entries(headersFor(rules, path)).map(([name, value]) => [name.toLowerCase(), value]),
          ),
        )
      if (path !== '/icons/icon.svg') expect.soft(answered.get('content-encoding'), path).toBe('gzip')
    }
  })
}

/** A script that Home names. */
async function precachedScript(url: string): Promise<string | undefined> {
  return /\/assets\/[\w-]+\.js/.exec(await (await fetch(url)).text())?.[0]
}
