import { expect, type Page, test } from '@playwright/test'
import { FaultGate } from './fault-gate.ts'
import { clearHttpCache, install, OwnSite } from './own-site.ts'
import { expectPictures } from './site.ts'

// An installed site on a network that answers with faults, late or not at all.

const site = new OwnSite()
const gate = new FaultGate()
let page: Page

test.describe.configure({ mode: 'serial' })

test.beforeAll(async ({ browser, viewport }) => {
  await site.start(undefined, [gate.handler])
  // Requests wider photographs than the precached ones.
  const context = await browser.newContext({
    viewport,
    deviceScaleFactor: 2,
    baseURL: site.url,
    serviceWorkers: 'allow',
  })
  page = await context.newPage()
  await install(page, site.url)
})

test.beforeEach(async () => {
  gate.set()
  await clearHttpCache(page)
})

test.afterAll(async () => {
  await page?.context().close()
  await site.stop()
})

for (const fault of ['silence', 'broken', 'foreign page', 404, 500, 503] as const) {
  test(`photographs are shown from the device if the network answers with ${fault}`, async () => {
    gate.set({ fault })
    await page.goto('/our-work')
    await expectPictures(page)
  })
}

for (const fault of ['silence', 'broken', 503] as const) {
  test(`an unknown page is the site's own 404 page if the network answers with ${fault}`, async () => {
    gate.set({ fault })
    expect((await page.goto('/floors-of-mars'))?.status()).toBe(404)
    await expect(page.getByText('Oops! Page not found')).toBeVisible()
  })
}
