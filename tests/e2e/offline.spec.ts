import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { parsePhotoPath } from '~/workers/photo-file.ts'
import { city, photos, routePaths } from './content.ts'
import { collectMailtoUrls, readMailto } from './estimate-mails.ts'
import { clearHttpCache, install, keptPaths, OwnSite } from './own-site.ts'
import { expectPictures, hydrated, reachFloatingButtons } from './site.ts'

/** The budget for the whole site on a device, in transferred bytes. */
const installBudget = 3_500_000

const site = new OwnSite()
let page: Page

test.use({ serviceWorkers: 'allow' })
test.describe.configure({ mode: 'serial' })

test.beforeAll(async ({ browser, viewport, isMobile, hasTouch }) => {
  await site.start()
  const context = await browser.newContext({
    viewport,
    isMobile,
    hasTouch,
    // Requests other widths of the photographs than the precached ones.
    deviceScaleFactor: isMobile ? 3 : 1,
    baseURL: site.url,
  })
  page = await context.newPage()
  await install(page, site.url)
})

test.afterAll(async () => {
  await page?.context().close()
  await site.stop()
})

test('every page and every photograph is kept with all files that it needs, within the budget', async () => {
  const paths = await keptPaths(page)
  expect(paths).toEqual(expect.arrayContaining([...routePaths, '/404.html', '/manifest.webmanifest']))

  const pictures = paths.filter((path) => path.endsWith('.avif'))
  expect(pictures.map((path) => parsePhotoPath(path)?.name).sort()).toEqual(Object.keys(photos).sort())
  for (const kind of [/\.js$/, /\.css$/, /\.woff2$/, /\/enhancer-.*\.js$|\/worker-.*\.js$/]) {
    expect(paths.filter((path) => kind.test(path))).not.toEqual([])
  }

  let transferred = 0
  for (const path of paths) {
    const headers = { 'Accept-Encoding': 'br' }
    const response = await fetch(site.url + path, { method: 'HEAD', headers, redirect: 'error' })
    expect(response.status, path).toBe(path === '/404.html' ? 404 : 200)
    transferred += Number(response.headers.get('content-length'))
  }
  test.info().annotations.push({ type: 'transferred', description: `${transferred}` })
  expect(transferred).toBeGreaterThan(1_000_000)
  expect(transferred).toBeLessThanOrEqual(installBudget)
})

test.describe('with the server stopped', () => {
  test.beforeAll(async () => {
    await site.stop()
    await expect(fetch(site.url)).rejects.toThrow()
    await clearHttpCache(page)
  })

  for (const path of routePaths) {
    test(`${path} opens with all its pictures`, async () => {
      const response = await page.goto(path)
      expect(response?.status()).toBe(200)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectPictures(page)
    })
  }

  test('pages open by their links, after a reload, with a slash, in capitals or with parameters', async () => {
    await page.goto('/')
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: `${city.name}, OH` })
      .click()
    await expect(page).toHaveTitle(new RegExp(city.name))
    await page.reload()
    await expect(page).toHaveTitle(new RegExp(city.name))

    for (const path of ['/about/', '/About', '/ABOUT/?from=a-link']) {
      expect((await page.goto(path))?.status()).toBe(200)
      await expect(page).toHaveTitle(/About/)
      await expect(page).toHaveURL(/\/about(?:\?from=a-link)?$/)
    }

    expect((await page.goto('/our-work?category=stairs'))?.status()).toBe(200)
    await expect(page.getByRole('button', { name: 'Stairs' })).toHaveAttribute('aria-pressed', 'true')
    await expectPictures(page)
  })

  test('an unknown path is the 404 page, with its status', async () => {
    expect((await page.goto('/floors-of-mars'))?.status()).toBe(404)
    await expect(page.getByText('Oops! Page not found')).toBeVisible()
    await page.getByRole('link', { name: 'Return to Home' }).click()
    await expect(page).toHaveURL(`${site.url}/`)
  })

  test('photographs are enhanced', async () => {
    await page.goto('/image-enhancement')
    const chooser = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: 'Select Images' }).click()
    const folder = join(import.meta.dirname, '../../src/photos')
    await (await chooser).setFiles(
      ['stairs-detail.jpg', 'pattern-parquet.jpg'].map((name) => join(folder, name)),
    )
    await page.getByRole('button', { name: 'Enhance All', exact: true }).click()
    await expect(page.getByText('Enhanced 2 of 2 images')).toBeVisible()
    const zip = page.waitForEvent('download')
    await page.evaluate(() => Object.assign(window, { showSaveFilePicker: undefined }))
    await page.getByRole('button', { name: 'Save 2 photos' }).press('Enter')
    expect((await zip).suggestedFilename()).toBe('enhanced-photos.zip')
  })

  test('an estimate is written', async () => {
    const mails = await collectMailtoUrls(page)
    await page.goto('/contact')
    await expect(page.getByRole('form')).toHaveAttribute('novalidate')
    await page.getByLabel('Name', { exact: true }).fill('Jane Miller')
    await page.getByLabel('Phone', { exact: true }).fill('(440) 555-0199')
    await page
      .getByRole('form')
      .getByRole('button', { name: /Free Estimate$/ })
      .click()
    await expect(page.getByText('Email Client Opened!')).toBeVisible()
    await expect.poll(() => mails.length).toBe(1)
    expect(readMailto(mails[0]).subject).toBe('New Lead: Jane Miller - General Inquiry')
  })

  test('the estimate dialog opens', async () => {
    await page.goto('/')
    await hydrated(page)
    await reachFloatingButtons(page)
    await page.getByRole('complementary').getByRole('button', { name: 'Free Estimate' }).click()
    await expect(page.getByRole('dialog').getByLabel('Phone', { exact: true })).toBeVisible()
  })

  test('a project opens, and so does a comparison of the presentation', async () => {
    await page.goto('/our-work')
    await hydrated(page)
    await page.getByRole('main').getByRole('article').first().getByRole('link').click()
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Next' })).toBeVisible()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Show full screen' }).click()
    await expect(page.getByRole('button', { name: 'Next photograph' })).toBeVisible()
  })

  test('a message says that the network is gone and what still works, and another that it is back', async () => {
    await page.context().setOffline(true)
    await expect(page.getByText('You are offline. Pages, photographs and local')).toBeVisible()
    await page.context().setOffline(false)
    await expect(page.getByText('You are online again.')).toBeVisible()
    await expect(page.getByText('You are online again.')).toBeHidden()
  })

  test('requests to the backend fail', async () => {
    const answers = await page.evaluate(async () => {
      const outcome = (url: string) =>
        fetch(url).then(
          ({ status }) => status,
          () => 'failed',
        )
      return Promise.all(['/functions/v1/enhance-image', '/storage/v1/object/picture.jpg'].map(outcome))
    })
    expect(answers).toEqual(['failed', 'failed'])
  })
})
