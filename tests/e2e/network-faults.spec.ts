import { expect, type Page, test } from '@playwright/test'
import { parsePhotoPath } from '~/workers/photo-file.ts'
import { FaultGate } from './fault-gate.ts'
import { clearHttpCache, install, OwnSite } from './own-site.ts'
import { expectPictures } from './site.ts'

// An installed site on a network that answers with faults, late or not at all.

const site = new OwnSite()
const gate = new FaultGate()
let page: Page

// One worker, because all tests share the installed site.
test.describe.configure({ mode: 'default' })

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

for (const fault of ['silence', 'broken', 'foreign page', 'redirect', 404, 500, 503] as const) {
  test(`photographs are shown from the device if the network answers with ${fault}`, async () => {
    gate.set({ fault })
    await page.goto('/our-work')
    await expectPictures(page)
  })
}

test('only photographs that are wider than those on the device are asked of the network', async () => {
  gate.asked.length = 0
  await page.goto('/our-work')
  await expectPictures(page)
  const widths = () => gate.asked.flatMap((path) => parsePhotoPath(path)?.width ?? [])
  expect(widths().length).toBeGreaterThan(5)
  expect(Math.min(...widths())).toBeGreaterThan(1200)

  gate.asked.length = 0
  const narrowest = await page.evaluate(async () => {
    const sources = document.querySelectorAll<HTMLSourceElement>('main source[type="image/avif"]')
    const paths = [...sources].map(({ srcset }) => srcset.split(' ')[0] ?? '')
    await Promise.all(paths.map((path) => Object.assign(new Image(), { src: path }).decode()))
    return paths
  })
  expect(narrowest.length).toBeGreaterThan(5)
  expect(widths()).toEqual([])
})

for (const fault of ['silence', 'broken', 503] as const) {
  test(`an unknown page is the site's own 404 page if the network answers with ${fault}`, async () => {
    gate.set({ fault })
    expect((await page.goto('/floors-of-mars'))?.status()).toBe(404)
    await expect(page.getByText('Oops! Page not found')).toBeVisible()
  })
}
