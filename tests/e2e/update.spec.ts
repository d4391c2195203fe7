import { join } from 'node:path'
import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { selfRemovingWorker } from '../../tools/build/precache.ts'
import type { RequestHandler } from '../../tools/serve/server.ts'
import { siteImages } from './content.ts'
import { expectValues, fillIn, jane, takenOver } from './estimate.ts'
import { nextBuild } from './next-build.ts'
import { clearHttpCache, install, keptPaths, OwnSite } from './own-site.ts'
import { hydrated } from './site.ts'

/** The folder of the next build. */
let next: string
let site: OwnSite
let context: BrowserContext
let page: Page

test.beforeAll(async () => {
  next = await nextBuild()
})

test.beforeEach(async ({ browser, viewport }) => {
  site = new OwnSite()
  await site.start()
  context = await browser.newContext({ viewport, baseURL: site.url, serviceWorkers: 'allow' })
  page = await context.newPage()
})

test.afterEach(async () => {
  await context.close()
  await site.stop()
})

async function deploy(handlers: readonly RequestHandler[] = []) {
  await site.stop()
  await site.start(next, handlers)
}

/** Simulates that a visitor returns to the tab. The site then checks for a new version. */
const comeBack = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
const note = (page: Page) => page.getByText('A new version is ready')
const expectNext = (page: Page) => expect(page.locator('meta[name="build"]')).toHaveCount(1)
const expectOld = (page: Page) => expect(page.locator('meta[name="build"]')).toHaveCount(0)

test('a new version is offered, can wait, and is activated in every tab by consent', async () => {
  await install(page, site.url)
  await deploy()
  await comeBack(page)
  await expect(note(page)).toBeVisible()
  await page.getByRole('button', { name: 'Later' }).click()
  await expect(note(page)).toBeHidden()

  const second = await context.newPage()
  await second.goto('/')
  await expectOld(second)
  await expect(note(second)).toBeVisible()
  await second.getByRole('button', { name: 'Reload' }).click()
  await expectNext(second)

  // The first tab was not reloaded.
  await expect(note(page)).toBeVisible()
  await expectOld(page)
  await page.getByRole('button', { name: 'Reload' }).click()
  await expectNext(page)
  expect(await keptPaths(page)).toContainEqual(expect.stringMatching(/\/about-.{4}next\.js$/))
  // Tabs that still show the previous build may need its files.
  expect((await keptPaths(page)).filter((path) => /\/about-.{8}\.js$/.test(path))).toHaveLength(2)
})

test('only the build before stays on the device', async () => {
  await install(page, site.url)
  const olderBuild = 'precache-0123456789abcdef'
  await page.evaluate(async (name) => void (await caches.open(name)), olderBuild)
  const cacheNames = () => page.evaluate(() => caches.keys())
  const before = await cacheNames()
  await deploy()
  await comeBack(page)
  await page.getByRole('button', { name: 'Reload' }).click()
  await expectNext(page)
  const after = await cacheNames()
  expect(after).toEqual(expect.arrayContaining(before.filter((name) => name !== olderBuild)))
  expect(after).not.toContain(olderBuild)
})

test('a new version waits while photographs are being enhanced, here or in another tab', async () => {
  await install(page, site.url)
  let answer = () => {}
  const answered = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/functions/v1/enhance-image', async (route) => {
    await answered
    await route.fulfill({ json: { success: false, error: 'Enough' } })
  })
  await page.goto('/image-enhancement')
  await page.getByRole('button', { name: 'Enhance All Images' }).click()
  await expect(page.getByRole('button', { name: 'Enhancing Images...' })).toBeVisible()
  await deploy()

  const second = await context.newPage()
  await second.goto('/')
  await comeBack(second)
  await second.getByRole('button', { name: 'Reload' }).click()
  await expect(second.getByText('The new version waits until they are done.')).toBeVisible()
  await expectOld(second)

  answer()
  await expect(page.getByText(`Enhanced 0 of ${siteImages.length} images`)).toBeVisible()
  await second.getByRole('button', { name: 'Reload' }).click()
  await expectNext(second)
  await expect(page.getByText(`Enhanced 0 of ${siteImages.length} images`)).toBeVisible()
})

test('a new version waits while photographs are chosen, before any of them is enhanced', async () => {
  await install(page, site.url)
  await page.goto('/image-enhancement')
  await hydrated(page)
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Select Images' }).click()
  await (await chooser).setFiles(join(import.meta.dirname, '../../src/photos/stairs-detail.jpg'))
  await expect(page.getByText('1 image(s) ready')).toBeVisible()
  await deploy()

  const second = await context.newPage()
  await second.goto('/')
  await comeBack(second)
  await second.getByRole('button', { name: 'Reload' }).click()
  await expect(second.getByText(/^Photos are chosen or being enhanced, here or in another tab/)).toBeVisible()
  await expectOld(second)

  await page.getByRole('button', { name: 'Clear List' }).click()
  await second.getByRole('button', { name: 'Reload' }).click()
  await expectNext(second)
})

test('a tab whose files are nowhere any more says what to do, and keeps what was written', async () => {
  await install(page, site.url)
  await page.goto('/contact')
  await takenOver(page)
  await fillIn(page, { Name: jane.Name })
  await deploy()
  const second = await context.newPage()
  await second.goto('/')
  await comeBack(second)
  await second.getByRole('button', { name: 'Reload' }).click()
  await expectNext(second)

  // The version after this one removes the files of the first; and there is no network.
  await page.evaluate(async () => {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const { url } of await cache.keys())
        if (/\/about-.{8}\.(?:js|css)$/.test(url) && !url.includes('next.')) await cache.delete(url)
    }
    Object.defineProperty(navigator, 'onLine', { value: false })
  })
  await site.stop()
  await clearHttpCache(page)
  await page.getByRole('link', { name: 'About', exact: true }).first().click()
  await expect(page.getByRole('heading', { name: 'This page did not open' })).toBeVisible()
  await expect(page.getByText(/^This tab is from an earlier version of the site\. Reload it/)).toBeVisible()
  await page.getByRole('main').getByRole('button', { name: 'Reload' }).click()
  await expectNext(page)
  await expect(page).toHaveTitle(/About/)
  await page.goto('/contact')
  await expectValues(page, { Name: jane.Name })
})

test('a new version keeps a half-filled form, before and after the reload', async () => {
  await install(page, site.url)
  await page.goto('/contact')
  await takenOver(page)
  await fillIn(page, { Name: jane.Name, Phone: jane.Phone })
  await deploy()
  const second = await context.newPage()
  await second.goto('/')
  await comeBack(second)
  await second.getByRole('button', { name: 'Reload' }).click()
  await expectNext(second)

  await expect(note(page)).toBeVisible()
  await expectOld(page)
  await fillIn(page, { Message: jane.Message })
  await page.getByRole('button', { name: 'Reload' }).click()
  await expectNext(page)
  await expectValues(page, jane)
})

for (const [what, link, title, script] of [
  ['script of a page', { name: 'Floor Repair' }, /Refinishing/, 'sanding-and-refinishing'],
  ['data of a page', { name: 'Mentor' }, /Mentor/, 'city-facts'],
] as const) {
  test(`a tab of a removed build loads the new build by itself for the ${what}`, async ({ browser }) => {
    const bare = await browser.newContext({ baseURL: site.url, serviceWorkers: 'block' })
    const tab = await bare.newPage()
    await tab.goto('/')
    await hydrated(tab)
    await deploy()
    const missing = tab.waitForResponse(
      (response) => response.status() === 404 && response.url().includes(`/${script}-`),
    )
    await tab.getByRole('contentinfo').scrollIntoViewIfNeeded()
    await tab.getByRole('link', link).first().click()
    await missing
    await expectNext(tab)
    await expect(tab).toHaveTitle(title)
    await bare.close()
  })
}

for (const [what, link, title] of [
  ['script', 'Floor Repair', /Refinishing/],
  ['data', 'Mentor', /Mentor/],
] as const) {
  test(`a tab that is busy with photographs does not reload by itself for the ${what} of a page`, async ({
    browser,
  }) => {
    const bare = await browser.newContext({ baseURL: site.url, serviceWorkers: 'block' })
    const tab = await bare.newPage()
    await tab.goto('/')
    await hydrated(tab)
    await tab.evaluate(() => {
      void navigator.locks.request('unfinished-work', { mode: 'shared' }, () => new Promise(() => {}))
    })
    await deploy()
    await tab.getByRole('contentinfo').getByRole('link', { name: link }).click()
    await expect(tab.getByRole('heading', { name: 'This page did not open' })).toBeVisible()
    await expectOld(tab)
    await tab.getByRole('button', { name: 'Try Again' }).click()
    await expectNext(tab)
    await expect(tab).toHaveTitle(title)
    await bare.close()
  })
}

test('without a network, a missing page shows an error in place and opens later', async ({ browser }) => {
  const bare = await browser.newContext({ baseURL: site.url, serviceWorkers: 'block' })
  const tab = await bare.newPage()
  await tab.goto('/')
  await tab.waitForLoadState('networkidle')
  // The test runner's own offline mode can hang when a page reloads as soon as the network is back.
  await site.stop()
  await tab.evaluate(() => {
    Object.defineProperty(navigator, 'onLine', { value: false, configurable: true })
  })
  await tab.getByRole('link', { name: 'About', exact: true }).first().click()
  await expect(tab.getByRole('heading', { name: 'This page did not open' })).toBeVisible()
  await expect(tab.getByText('It opens as soon as the network is back.')).toBeVisible()
  await expect(tab.getByRole('banner')).toBeVisible()
  await site.start()
  await tab.evaluate(() => {
    setTimeout(() => window.dispatchEvent(new Event('online')))
  })
  await expect(tab.getByRole('heading', { level: 1 })).not.toHaveText('This page did not open')
  await expect(tab).toHaveTitle(/About/)
  await tab.waitForLoadState('networkidle')
  await bare.close()
})

test('a tab does not reload endlessly for a missing script', async ({ browser }) => {
  const bare = await browser.newContext({ baseURL: site.url, serviceWorkers: 'block' })
  const tab = await bare.newPage()
  let openings = 0
  tab.on('domcontentloaded', () => openings++)
  await tab.route('**/assets/about-*.js', (route) => route.fulfill({ status: 404 }))
  await tab.goto('/contact')
  await tab.getByRole('link', { name: 'About', exact: true }).first().click()
  await expect.poll(() => openings).toBeGreaterThanOrEqual(2)
  await tab.waitForLoadState('networkidle')
  expect(openings).toBeLessThanOrEqual(3)
  await bare.close()
})

test('the kill switch removes the service worker and its caches', async () => {
  await install(page, site.url)
  const worker = await selfRemovingWorker()
  await deploy([
    ({ url }, response) => {
      if (url !== '/service-worker.js') return false
      response.setHeader('Content-Type', 'text/javascript').end(worker)
      return true
    },
  ])
  await comeBack(page)
  const remains = () =>
    page.evaluate(async () => ({
      caches: await caches.keys(),
      workers: (await navigator.serviceWorker.getRegistrations()).length,
    }))
  await expect.poll(remains).toEqual({ caches: [], workers: 0 })
  await expectOld(page)
  await page.reload()
  await expectNext(page)
})
