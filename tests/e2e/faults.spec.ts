import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import type { RequestHandler } from '../../tools/serve/server.ts'
import { readSite } from '../../tools/serve/static-files.ts'
import { FaultGate } from './fault-gate.ts'
import { makeNextBuild } from './next-build.ts'
import { clearHttpCache, dist, install, keptPaths, OwnSite, whenKept } from './own-site.ts'
import { hydrated } from './site.ts'

let site: OwnSite
let gate: FaultGate
let context: BrowserContext
let page: Page

test.beforeEach(async ({ browser, viewport }) => {
  site = new OwnSite()
  gate = new FaultGate()
  await site.start(undefined, [gate.handler])
  // Asks for wider photographs than are kept.
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

/** Every picture of the page is there, those below the fold included. */
async function expectPictures(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const picture of document.images) picture.loading = 'eager'
  })
  const missing = () =>
    page.evaluate(() =>
      [...document.images]
        .filter(({ naturalWidth }) => naturalWidth === 0)
        .map(({ currentSrc }) => currentSrc),
    )
  await expect.poll(missing, { timeout: 30_000 }).toEqual([])
}

/** Contents of kept files that are not what the build made, by their first letters. */
const foreignContents = (page: Page) =>
  page.evaluate(async () => {
    const found: string[] = []
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        const text = await (await cache.match(request, { ignoreVary: true }))?.text()
        if (text?.includes('Welcome to this network')) found.push(request.url)
      }
    }
    return found
  })

const isForInstallation = true
const files = /^\/(?:assets\/.*|about|reviews)$/

for (const plan of [
  { fault: 'foreign page', from: 10, isForInstallation },
  { fault: 'wrong type', paths: /\.(?:js|css)$/, from: 5, isForInstallation },
  { fault: 'truncated', paths: files, from: 10, isForInstallation },
  { fault: 404, paths: files, from: 10, isForInstallation },
  { fault: 503, from: 10, isForInstallation },
] as const) {
  test(`an installation that meets ${plan.fault} keeps none of it, and is completed later`, async () => {
    gate.set(plan)
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

test('an update that meets foreign answers changes nothing, and the next one succeeds', async () => {
  const next = await makeNextBuild()
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
  await rm(next, { recursive: true })
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
    for (const name of (await caches.keys()).filter((name) => /^precache-(?!records)/.test(name))) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        if (/\.\w+$/.test(new URL(request.url).pathname)) continue
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
    const next = await makeNextBuild()
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
    await rm(next, { recursive: true })
  })

  test(`an update in the middle of a deploy mixes nothing: some ${what} are of the build before`, async () => {
    const next = await makeNextBuild()
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
    await rm(next, { recursive: true })
  })
}

test('a device that an earlier version has poisoned heals by itself', async () => {
  await page.route('**/service-worker.js', (route) => route.abort())
  await page.goto('/')
  await hydrated(page)
  // What the version before kept without looking: somebody's page under every script's name.
  await page.evaluate(async () => {
    const cache = await caches.open(`workbox-precache-v2-${location.origin}/`)
    const html = () =>
      new Response('<h1>Welcome to this network</h1>', { headers: { 'Content-Type': 'text/html' } })
    for (const { name } of performance.getEntriesByType('resource'))
      if (name.includes('/assets/')) await cache.put(name, html())
    await cache.put('/about', html())
  })
  await page.unroute('**/service-worker.js')
  await page.reload()
  await whenKept(page)
  expect(await foreignContents(page)).toEqual([])
  expect(
    await page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('workbox'))),
  ).toEqual([])
  await site.stop()
  await clearHttpCache(page)
  await page.goto('/about')
  await hydrated(page)
  await expect(page).toHaveTitle(/About/)
})

for (const fault of ['silence', 'broken', 'foreign page', 404, 500, 503] as const) {
  test(`photographs are shown from the device where the network answers with ${fault}`, async () => {
    await install(page, site.url)
    await clearHttpCache(page)
    gate.set({ fault })
    await page.goto('/our-work')
    await expectPictures(page)
  })
}

for (const fault of ['silence', 'broken', 503] as const) {
  test(`an unknown page is the site's own 404 page where the network answers with ${fault}`, async () => {
    await install(page, site.url)
    gate.set({ fault })
    expect((await page.goto('/floors-of-mars'))?.status()).toBe(404)
    await expect(page.getByText('Oops! Page not found')).toBeVisible()
  })
}

test('a tab of the build before opens its pages after another tab has updated, without a network', async () => {
  const next = await makeNextBuild()
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
  await rm(next, { recursive: true })
})

test('photographs that were saved in full quality are found after the next deploy', async () => {
  const next = await makeNextBuild()
  await install(page, site.url)
  await page.goto('/our-work')
  await page.getByRole('button', { name: 'Save for offline' }).click()
  await expect(page.getByText(/^Saved for offline: \d+ photos/)).toBeVisible()
  await site.stop()
  await site.start(next)
  await page.getByRole('button', { name: 'Check for a new version' }).click()
  await page.getByRole('button', { name: 'Reload' }).click()
  await expect(page.locator('meta[name="build"]')).toHaveCount(1)
  await expect(page.getByText(/^Saved for offline: \d+ photos/)).toBeVisible()
  await site.stop()
  await clearHttpCache(page)
  const width = await page.evaluate(async () => {
    const picture = new Image()
    const source = document.querySelector<HTMLSourceElement>('main picture source[type="image/avif"]')
    picture.src = source?.srcset.split(',').at(-1)?.trim().split(' ')[0] ?? ''
    await picture.decode()
    return picture.naturalWidth
  })
  expect(width).toBeGreaterThan(1200)
  await rm(next, { recursive: true })
})

test.describe('without a service worker', () => {
  test.beforeEach(async ({ browser, viewport }) => {
    await context.close()
    context = await browser.newContext({ viewport, baseURL: site.url, serviceWorkers: 'block' })
    page = await context.newPage()
  })

  const notice = (page: Page) => page.getByRole('alert').filter({ hasText: 'could not be loaded' })

  test('a dialog that cannot be loaded costs no page, and opens when it is tried again', async () => {
    await page.goto('/')
    await hydrated(page)
    gate.set({ fault: 404, paths: /\/EstimateDialog-/ })
    const button = page.getByRole('complementary').getByRole('button', { name: 'Free Estimate' })
    await button.click()
    await expect(notice(page)).toBeVisible()
    await expect(page).toHaveURL(`${site.url}/`)
    await notice(page).getByRole('button', { name: 'Close' }).click()
    await expect(notice(page)).toBeHidden()
    await button.click()
    await expect(notice(page)).toBeVisible()
    gate.set()
    await notice(page).getByRole('button', { name: 'Try Again' }).click()
    await expect(page.getByRole('dialog').getByLabel('Phone', { exact: true })).toBeVisible()
  })

  test('a dialog opens although somebody else’s page was kept in the browser’s cache in its place', async () => {
    await page.goto('/')
    await hydrated(page)
    gate.set({ fault: 'foreign page', paths: /\/EstimateDialog-/ })
    await page.getByRole('complementary').getByRole('button', { name: 'Free Estimate' }).click()
    await expect(notice(page)).toBeVisible()
    gate.set()
    await notice(page).getByRole('button', { name: 'Try Again' }).click()
    await expect(page.getByRole('dialog').getByLabel('Phone', { exact: true })).toBeVisible()
  })

  test('a toast whose code is missing says its words all the same', async () => {
    gate.set({ fault: 404, paths: /\/ToastList-/ })
    await page.goto('/image-enhancement')
    await choose(page)
    await expect(page.getByText('1 images loaded and ready for enhancement')).toBeVisible()
  })

  test('a comparison that cannot be loaded leaves the photo tool as it is', async () => {
    await page.goto('/image-enhancement')
    await choose(page)
    await page.getByRole('button', { name: 'Enhance All', exact: true }).click()
    await page.getByText('Enhanced 1 of 1 images').waitFor()
    gate.set({ fault: 404, paths: /\/CompareDialog-/ })
    await page.getByRole('button', { name: /^Compare/ }).click()
    await expect(notice(page)).toBeVisible()
    await expect(page.getByText('1 image(s) ready')).toBeVisible()
  })

  for (const [what, paths] of [
    ['its library', /\/comlink-/],
    ['its worker', /\/worker-/],
  ] as const) {
    test(`a photo tool that misses ${what} says what to do, and keeps the list`, async () => {
      await page.goto('/image-enhancement')
      gate.set({ fault: 404, paths })
      await choose(page)
      await page.getByRole('button', { name: 'Enhance All', exact: true }).click()
      await expect(page.getByText('A part of this page could not be loaded.').first()).toBeVisible()
      await expect(page.getByText('Failed to fetch')).toHaveCount(0)
      const toast = page.getByRole('alert').filter({ hasText: 'Enhanced 0 of 1 images' })
      await expect(toast).toBeVisible()
      await expect(toast).toHaveAttribute('data-kind', 'error')
      gate.set()
      await page.getByRole('button', { name: /^Retry stairs/ }).click()
      await expect(page.getByText('Enhanced 1 of 1 images')).toBeVisible()
    })
  }

  test('what is shared is answered by the server, which says what to do', async () => {
    await page.goto('/')
    await page.evaluate(() => {
      const form = document.createElement('form')
      form.method = 'post'
      form.enctype = 'multipart/form-data'
      form.action = '/share-target'
      document.body.append(form)
      form.submit()
    })
    await expect(page).toHaveURL(/\/image-enhancement\?/)
    await expect(page.getByText('No photos arrived with that share. Please select them here.')).toBeVisible()
  })
})

async function choose(page: Page): Promise<void> {
  await hydrated(page)
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Select Images' }).click()
  await (await chooser).setFiles(join(import.meta.dirname, '../../src/photos/stairs-detail.jpg'))
}
