import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import type { RequestHandler } from '../../tools/serve/server.ts'
import { readSite } from '../../tools/serve/static-files.ts'
import { FaultGate } from './fault-gate.ts'
import { choose, photographs } from './local-tool.ts'
import { nextBuild } from './next-build.ts'
import { clearHttpCache, dist, install, keptPaths, OwnSite, whenKept } from './own-site.ts'
import { expectPictures, hydrated } from './site.ts'

let site: OwnSite
let gate: FaultGate
let context: BrowserContext
let page: Page

test.beforeEach(async ({ browser, viewport }) => {
  site = new OwnSite()
  gate = new FaultGate()
  await site.start(undefined, [gate.handler])
  context = await browser.newContext({
    viewport,
    deviceScaleFactor: 2,
    baseURL: site.url,
    serviceWorkers: 'allow',
  })
  page = await context.newPage()
})

test.afterEach(async () => {
  await context.close()
  await site.stop()
})

const interrupted = (page: Page) => page.getByText('Not all of the site is on this device yet')

/** The URLs of cached files with foreign content, and of cached pages without their end. */
const foreignContents = (page: Page) =>
  page.evaluate(async () => {
    const found: string[] = []
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        const text = await (await cache.match(request, { ignoreVary: true }))?.text()
        const isTruncated = text?.startsWith('<!doctype html>') && !text.includes('</html>')
        if (isTruncated || text?.includes('Welcome to this network')) found.push(request.url)
      }
    }
    return found
  })

const pages = /^\/(?:about|reviews)$/
const scripts = /\.(?:js|css)$/

for (const [what, plan] of [
  ['foreign pages for everything', { fault: 'foreign page', from: 10 }],
  ['foreign pages for pages', { fault: 'foreign page', paths: pages }],
  ['redirects to a foreign page', { fault: 'redirect', from: 10 }],
  ['scripts of the wrong type', { fault: 'wrong type', paths: scripts, from: 5 }],
  ['truncated files', { fault: 'truncated', paths: /^\/assets\//, from: 10 }],
  ['truncated pages', { fault: 'truncated', paths: pages }],
  ['files that are not found', { fault: 404, paths: /^\/assets\//, from: 10 }],
  ['errors for everything', { fault: 503, from: 10 }],
] as const) {
  test(`an installation does not keep ${what}, and is completed later`, async () => {
    gate.set({ ...plan, isForInstallation: true })
    await page.goto('/')
    await interrupted(page).waitFor()
    expect(await foreignContents(page)).toEqual([])

    gate.set()
    await page.evaluate(() => window.dispatchEvent(new Event('online')))
    await whenKept(page)
    await site.stop()
    await clearHttpCache(page)
    await page.goto('/about')
    await hydrated(page)
    await expect(page).toHaveTitle(/About/)
  })
}

test('an update with foreign answers changes nothing, and the next one succeeds', async () => {
  const next = await nextBuild()
  await install(page, site.url)
  const before = await keptPaths(page)
  await site.stop()
  await site.start(next, [gate.handler])
  gate.set({ fault: 'foreign page', paths: /^\/(?!service-worker)/, from: 3 })
  gate.asked.length = 0
  await page.getByRole('button', { name: 'Check for a new version' }).click()
  await expect.poll(() => gate.asked.length).toBeGreaterThan(5)
  await expect
    .poll(() =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.installing === null),
    )
    .toBe(true)
  expect(await foreignContents(page)).toEqual([])
  expect(await keptPaths(page)).toEqual(expect.arrayContaining(before))
  await page.goto('/about')
  await expect(page).toHaveTitle(/About/)

  gate.set()
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await page.getByRole('button', { name: 'Reload' }).click()
  await expect(page.locator('meta[name="build"]')).toHaveCount(1)
})

/** The server in the middle of a deploy: what the service worker asks for comes from one build or from the other. */
function halfWay(other: string, fromOther: RegExp): RequestHandler {
  const { files } = readSite(other)
  return ({ url = '/', headers }, response) => {
    if (!headers.referer?.endsWith('/service-worker.js') || !fromOther.test(url)) return false
    const file = files.get(url)
    response.writeHead(file ? 200 : 404, { 'Content-Type': file?.type ?? 'text/html' }).end(file?.body)
    return true
  }
}

/** Builds to which the kept pages belong. */
const buildsOfKeptPages = (page: Page) =>
  page.evaluate(async () => {
    const builds = new Set<string>()
    for (const name of (await caches.keys()).filter((name) => /^precache-/.test(name))) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        if (/\.\w+$|-completion$/.test(new URL(request.url).pathname)) continue
        const html = (await (await cache.match(request, { ignoreVary: true }))?.text()) ?? ''
        builds.add(`${name}: ${html.includes('<meta name="build" content="next">') ? 'next' : 'before'}`)
      }
    }
    return [...builds].map((line) => line.replace(/.*: /, ''))
  })

for (const [what, fromOther] of [
  ['pages', /^\/(?:about|reviews)$/],
  ['files', /^\/assets\/about-/],
] as const) {
  test(`a first installation in the middle of a deploy mixes nothing: some ${what} are of the next build`, async () => {
    const next = await nextBuild()
    await site.stop()
    await site.start(undefined, [halfWay(next, fromOther), gate.handler])
    await page.goto('/contact')
    await interrupted(page).waitFor()
    expect(await buildsOfKeptPages(page)).not.toContain('next')

    await site.stop()
    await site.start(next)
    await page.reload()
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await page.getByRole('button', { name: 'Reload' }).click()
    await expect(page.locator('meta[name="build"]')).toHaveCount(1)
    await whenKept(page)
    await site.stop()
    await clearHttpCache(page)
    await page.goto('/about')
    await hydrated(page)
    await expect(page.locator('meta[name="build"]')).toHaveCount(1)
  })

  test(`an update in the middle of a deploy mixes nothing: some ${what} are of the build before`, async () => {
    const next = await nextBuild()
    await install(page, site.url)
    await site.stop()
    await site.start(next, [halfWay(dist, fromOther), gate.handler])
    gate.asked.length = 0
    await page.getByRole('button', { name: 'Check for a new version' }).click()
    await expect.poll(() => gate.asked).toContain('/service-worker.js')
    await expect
      .poll(() =>
        page.evaluate(async () => {
          const registration = await navigator.serviceWorker.getRegistration()
          return registration?.installing === null && registration.waiting === null
        }),
      )
      .toBe(true)
    await expect(page.getByText('A new version is ready')).toHaveCount(0)
    await page.goto('/about')
    await hydrated(page)
    await expect(page.locator('meta[name="build"]')).toHaveCount(0)
    await expectPictures(page)

    await site.stop()
    await site.start(next)
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await page.getByRole('button', { name: 'Reload' }).click()
    await expect(page.locator('meta[name="build"]')).toHaveCount(1)
    await site.stop()
    await clearHttpCache(page)
    await page.goto('/reviews')
    await hydrated(page)
    await expect(page.locator('meta[name="build"]')).toHaveCount(1)
  })
}

test('a tab of the previous build opens its pages without a network after another tab has updated', async () => {
  const next = await nextBuild()
  await install(page, site.url)
  await site.stop()
  await site.start(next)
  const second = await context.newPage()
  await second.goto('/')
  await second.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await second.getByText('A new version is ready').waitFor()
  await site.stop()
  await clearHttpCache(page)
  await second.getByRole('button', { name: 'Reload' }).click()
  await expect(second.locator('meta[name="build"]')).toHaveCount(1)

  await page.getByRole('link', { name: 'About', exact: true }).first().click()
  await expect(page).toHaveTitle(/About/)
  // The tab was not reloaded: its own files are still on the device.
  await expect(page.locator('meta[name="build"]')).toHaveCount(0)
  await expect(page.getByText('This page did not open')).toHaveCount(0)
})

test('a tab of the previous build enhances photographs without a network after another tab has updated', async () => {
  const next = await nextBuild()
  await install(page, site.url)
  await page.goto('/image-enhancement')
  await hydrated(page)
  await site.stop()
  await site.start(next)
  const second = await context.newPage()
  await second.goto('/')
  await second.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await second.getByRole('button', { name: 'Reload' }).click()
  await expect(second.locator('meta[name="build"]')).toHaveCount(1)
  await site.stop()
  await clearHttpCache(page)

  await choose(page, await photographs(1))
  await page.getByRole('button', { name: 'Enhance All', exact: true }).click()
  await expect(page.getByText('Enhanced 1 of 1 images')).toBeVisible()
  await expect(page.locator('meta[name="build"]')).toHaveCount(0)
})
