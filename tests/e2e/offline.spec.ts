import { join } from 'node:path'
import { type BrowserContext, expect, type Page } from '@playwright/test'
import { parsePhotoPath } from '~/workers/service-worker/photo-path.ts'
import { root } from '../../tools/root.ts'
import { namedPhotographs } from '../../tools/vite/listed-photographs.ts'
import { builtFile } from './built-files.ts'
import { city, content, filter, filterLabel, routePaths } from './content.ts'
import { clearHttpCache, install, OwnSite, precachedPaths, simulateApp, test } from './own-site.ts'
import { expectPictures, troubles } from './page-checks.ts'
import { simulateSafari } from './safari-tab.ts'
import { hydrated, reachFloatingButtons } from './visit.ts'

// The installed site, first on networks with faults, then without its server.

/** The budget for the whole site on a device, in transferred bytes. */
const installBudget = 3_500_000

const site = new OwnSite()
let context: BrowserContext
/** A new tab for each test. */
let page: Page
/** What the installation wrote to the console, and asked of the server. */
let messages: string[]
let asked: string[]
let mostAtOnce: number

// All tests share the installed site, one after the other. After a failure the others go on with a new one.
test.describe.configure({ mode: 'default' })

test.beforeAll(async ({ browser, viewport }) => {
  await site.start()
  // Asks for wider photographs than the precached ones.
  const options = { viewport, deviceScaleFactor: 2, baseURL: site.url, serviceWorkers: 'allow' } as const
  context = await browser.newContext(options)
  const first = await context.newPage()
  messages = troubles(first)
  await install(first)
  asked = [...site.gate.askedForInstallation]
  mostAtOnce = site.gate.mostAtOnceForInstallation
  await first.close()
})
test.beforeEach(async () => {
  site.gate.set()
  page = await context.newPage()
  await page.goto('/')
  await clearHttpCache(page)
})
test.afterEach(() => page?.close())
test.afterAll(async () => {
  await context?.close()
  site.stop()
})

for (const [grants, words] of [
  [true, 'It stays on this device.'],
  [false, 'It stays while this device has room.'],
] as const)
  test(`the installed app says how long it stays: asked to keep it, the browser says ${grants}`, async () => {
    await simulateApp(page)
    await page.addInitScript((grants) => {
      let isGranted = false
      StorageManager.prototype.persisted = async () => isGranted
      StorageManager.prototype.persist = async () => (isGranted = grants)
    }, grants)
    await page.goto('/about')
    await expect(page.getByText(`The whole site opens without a signal. ${words}`)).toBeVisible()
  })

test('in a tab of Safari the photo tool’s page says that the copy is deleted after a week', async () => {
  await simulateSafari(page)
  await page.goto('/image-enhancement')
  const words = 'Safari deletes it after a week without a visit.'
  await expect(page.getByText(`The whole site opens without a signal. ${words}`)).toBeVisible()
})

test('every page and every photograph is stored with all files that it needs, within the budget', async () => {
  expect(messages).toEqual([])
  const paths = await precachedPaths(page)
  expect(paths).toEqual(expect.arrayContaining([...routePaths, '/404', '/manifest.webmanifest']))
  const pictures = paths.filter((path) => path.endsWith('.avif'))
  expect(pictures.map((path) => parsePhotoPath(path)?.name).sort()).toEqual(
    [...(await namedPhotographs(root)).keys()].sort(),
  )
  for (const ending of ['.css', '.woff2'])
    expect(paths.filter((path) => path.endsWith(ending))).not.toEqual([])
  expect(paths).toContain(builtFile('worker'))

  let transferred = 0
  for (const path of paths) {
    const headers = { 'Accept-Encoding': 'br' }
    const response = await fetch(site.url + path, { method: 'HEAD', headers, redirect: 'error' })
    expect(response.status, path).toBe(path === '/404' ? 404 : 200)
    transferred += Number(response.headers.get('content-length'))
  }
  expect(transferred).toBeGreaterThan(1_000_000)
  expect(transferred).toBeLessThanOrEqual(installBudget)
})

test('the open page and its files came first, photographs last, several requests at once @full', () => {
  expect(mostAtOnce).toBeGreaterThan(3)
  expect(asked.slice(0, 2).sort()).toEqual(['/', '/404'])
  const positions = (kind: RegExp) => asked.flatMap((path, index) => (kind.test(path) ? [index] : []))
  // Scripts of the open page come from the browser's cache.
  const scripts = positions(/\.js$/)
  const pages = positions(/^\/(?!404$)[^./]+$/)
  expect(Math.min(scripts.length, pages.length)).toBeGreaterThan(5)
  // Requests that are under way at once arrive in any order.
  expect(Math.max(...scripts)).toBeLessThan(Math.min(...pages) + mostAtOnce)
  expect(asked.slice(-mostAtOnce).filter((path) => !path.endsWith('.avif'))).toEqual([])
})

for (const fault of ['silence', 'foreign page', 503] as const) {
  test(`photographs come from the device if the network answers with ${fault} @full`, async () => {
    site.gate.set({ fault })
    await page.goto('/our-work')
    await expectPictures(page)
    // The page for unknown addresses comes from there, too. A foreign page cannot be told from one of the
    // site.
    if (fault !== 503) return
    expect((await page.goto('/floors-of-mars'))?.status()).toBe(404)
    await expect(page.getByText('Oops! Page not found')).toBeVisible()
  })
}

test('only photographs that are wider than those on the device are asked of the network @full', async () => {
  const widths = () => site.gate.asked.flatMap((path) => parsePhotoPath(path)?.width ?? [])
  site.gate.asked.length = 0
  await page.goto('/our-work')
  await expectPictures(page)
  expect(widths().length).toBeGreaterThan(5)
  expect(Math.min(...widths())).toBeGreaterThan(1200)

  site.gate.asked.length = 0
  await page.evaluate(async () => {
    const sources = document.querySelectorAll<HTMLSourceElement>('main source[type="image/avif"]')
    const narrowest = [...sources].map(({ srcset }) => srcset.split(' ')[0] ?? '')
    await Promise.all(narrowest.map((path) => Object.assign(new Image(), { src: path }).decode()))
  })
  expect(widths()).toEqual([])
})

test.describe('with the server stopped', () => {
  test.beforeAll(async () => {
    site.stop()
    await expect(fetch(site.url)).rejects.toThrow()
  })

  test('every page opens, with all its pictures', async () => {
    for (const path of routePaths) {
      expect((await page.goto(path))?.status()).toBe(200)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectPictures(page)
    }
  })

  test('pages open by their links, after a reload, with a slash, in capitals or with parameters @full', async () => {
    await page.goto('/')
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: content.inState(city.name) })
      .click()
    await expect(page).toHaveTitle(new RegExp(city.name))
    await page.reload()
    await expect(page).toHaveTitle(new RegExp(city.name))

    for (const path of ['/about/', '/About', '/ABOUT/?from=a-link', '/about.html']) {
      expect((await page.goto(path))?.status()).toBe(200)
      await expect(page).toHaveTitle(/About/)
      await expect(page).toHaveURL(/\/about(?:\?from=a-link)?$/)
    }
    expect((await page.goto(`/our-work?category=${filter}`))?.status()).toBe(200)
    await expect(page.getByRole('button', { name: filterLabel, exact: true })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    await expectPictures(page)
  })

  test('an unknown path is the 404 page, with its status, and requests to the backend fail @full', async () => {
    expect((await page.goto('/floors-of-mars'))?.status()).toBe(404)
    await page.getByRole('link', { name: 'Return to Home' }).click()
    await expect(page).toHaveURL(`${site.url}/`)
    for (const path of ['/functions/v1/enhance-image', '/storage/v1/object/picture.jpg'])
      await expect(page.evaluate((path) => fetch(path), path)).rejects.toThrow()
    // Opened like a page it's no page of the site either, so the browser says what is wrong.
    await expect(page.goto('/functions/v1/enhance-image')).rejects.toThrow(/ERR_/)
  })

  test('photographs are chosen, enhanced and saved with three presses', async () => {
    await page.goto('/image-enhancement')
    const chooser = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: 'Select Images' }).click()
    const folder = join(import.meta.dirname, '../fixtures/photographs')
    const names = ['stairs-detail.jpg', 'pattern-parquet.jpg']
    await (await chooser).setFiles(names.map((name) => join(folder, name)))
    await page.getByRole('button', { name: 'Enhance All', exact: true }).click()
    await expect(page.getByText('Enhanced 2 of 2 images')).toBeVisible()
    const save = page.getByRole('button', { name: 'Save 2 photos' })
    // Without scrolling, and above the message of the end.
    await expect(save).toBeInViewport({ ratio: 1 })
    await page.evaluate(() => Object.assign(window, { showSaveFilePicker: undefined }))
    const zip = page.waitForEvent('download')
    await save.click()
    expect((await zip).suggestedFilename()).toMatch(/^photos [\d-]{10}\.zip$/)
  })

  test('dialogs open, and an estimate is written', async () => {
    await page.goto('/our-work')
    await hydrated(page)
    await page.getByRole('main').getByRole('article').first().getByRole('link').click()
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Next' })).toBeVisible()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'View full screen' }).click()
    await expect(page.getByRole('button', { name: 'Next photograph' })).toBeVisible()

    await page.goto('/')
    await hydrated(page)
    await reachFloatingButtons(page)
    await page.getByRole('complementary').getByRole('button', { name: 'Free Estimate' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Name', { exact: true }).fill('Jane Miller')
    await dialog.getByLabel('Phone', { exact: true }).fill('(440) 555-0199')
    await dialog.getByRole('button', { name: /Free Estimate$/ }).click()
    await expect(page.getByText('Email Client Opened!')).toBeVisible()
  })

  test('a message says that the network is gone and what still works, until it is back', async () => {
    await page.goto('/about')
    // Below the header, also where that is lower.
    await page.evaluate(() => {
      const notice = document.createElement('aside')
      notice.textContent = 'Closed Dec 24 to 27. Emergencies: call.'
      notice.style.height = '48px'
      document.body.prepend(notice)
    })
    await page.context().setOffline(true)
    const message = page.getByText('You’re offline. The whole site still works.')
    await expect(message).toBeVisible()
    await page.getByRole('status').getByRole('button', { name: 'Close' }).click({ trial: true })
    await page.context().setOffline(false)
    await expect(message).toBeHidden()
  })
})
