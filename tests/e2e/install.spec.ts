import { chromium, expect, type Page, test } from '@playwright/test'
import { simulateApp } from './own-site.ts'
import { simulateSafari } from './safari-tab.ts'
import { hydrated, open, reachFloatingButtons } from './visit.ts'

/** Makes the browser offer the installation as early as real browsers do: after the page has loaded. */
async function allowInstallation(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.addEventListener('load', () => {
      const event = new Event('beforeinstallprompt', { cancelable: true })
      const prompt = async () => {
        document.documentElement.dataset.prompted = 'yes'
      }
      Object.assign(event, { prompt })
      window.dispatchEvent(event)
      document.documentElement.dataset.banner = event.defaultPrevented ? 'kept away' : 'shown'
    })
  })
}

const link = (page: Page) =>
  page.getByRole('contentinfo').getByRole('button', { name: 'Install the app', includeHidden: true })

/** Waits long enough for the site to offer the installation. */
async function settle(page: Page): Promise<void> {
  await hydrated(page)
  await page.waitForLoadState('networkidle')
}

test('is offered in the footer and the menu if the browser allows it, until it is done there or by the browser @full', async ({
  page,
}) => {
  await page.goto('/')
  await settle(page)
  await expect(link(page)).toHaveCount(0)

  await allowInstallation(page)
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('data-banner', 'kept away')
  await link(page).click()
  await expect(page.locator('html')).toHaveAttribute('data-prompted', 'yes')
  await expect(link(page)).toHaveCount(0)

  await page.reload()
  await settle(page)
  await page.getByRole('button', { name: 'Open menu' }).click()
  await page.locator('#mobile-menu').getByRole('button', { name: 'Install the app' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-prompted', 'yes')
  await page.keyboard.press('Escape')

  await page.reload()
  await expect(link(page)).toBeVisible()
  await page.evaluate(() => window.dispatchEvent(new Event('appinstalled')))
  await expect(link(page)).toHaveCount(0)
})

test('is explained on iPhones and iPads, with what Safari deletes in a tab @full', async ({ page }) => {
  const answer = page.getByRole('contentinfo').getByRole('status', { includeHidden: true })
  const steps = answer.filter({ hasText: /Tap Share .* “Add to Home Screen” .* tap Add/ })
  const deletes = steps.filter({ hasText: 'In a tab, Safari deletes what it saved after a week' })
  // Another browser with Safari's engine.
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'standalone', { value: false, configurable: true }),
  )
  await page.goto('/')
  await link(page).click()
  await expect(steps).toHaveCount(1)
  await expect(deletes).toHaveCount(0)
  await simulateSafari(page)
  await page.goto('/')
  await link(page).click()
  await expect(deletes).toHaveCount(1)
})

test('only the photo tool and the installed app say what is on the device @full', async ({ page }) => {
  const offline = page.getByText(/for offline use|Offline copy/)
  await open(page, '/')
  await page.waitForLoadState('networkidle')
  await expect(offline).toHaveCount(0)
  await open(page, '/image-enhancement')
  await expect(offline).toBeVisible()

  await simulateApp(page)
  await allowInstallation(page)
  await open(page, '/')
  await expect(offline).toBeVisible()
  await expect(link(page)).toHaveCount(0)
})

test('keeps clear of notches, rounded corners and the home bar @full', async ({ page, viewport }) => {
  const devtools = await page.context().newCDPSession(page)
  const insets = { top: 47, bottom: 34, left: 44, right: 44 }
  await devtools.send('Emulation.setSafeAreaInsetsOverride', { insets })
  await page.goto('/')
  await hydrated(page)
  const header = await page.getByRole('button', { name: 'Open menu' }).boundingBox()
  expect(header?.y).toBeGreaterThanOrEqual(insets.top)
  const heading = await page.getByRole('heading', { level: 1 }).boundingBox()
  expect(heading?.x).toBeGreaterThanOrEqual(insets.left)
  await reachFloatingButtons(page)
  const call = page.getByRole('complementary', { name: 'Get in touch' }).getByRole('link')
  // It slides in.
  await expect
    .poll(async () => {
      const { y = Number.NaN, height = 0 } = (await call.boundingBox()) ?? {}
      return y + height
    })
    .toBeLessThanOrEqual((viewport?.height ?? 0) - insets.bottom)
})

test('the browser reports no installability errors, and knows the app by its start @full', async ({
  baseURL,
  launchOptions,
}) => {
  // Other tests run in incognito contexts, which cannot install a site.
  const context = await chromium.launchPersistentContext('', launchOptions)
  const page = await context.newPage()
  await page.goto(baseURL ?? '')
  const devtools = await context.newCDPSession(page)
  const { errors, data = '{}', url } = await devtools.send('Page.getAppManifest')
  expect(errors).toEqual([])
  expect(new URL(JSON.parse(data).id, url).href).toBe(`${baseURL}/`)
  expect((await devtools.send('Page.getInstallabilityErrors')).installabilityErrors).toEqual([])
  await context.close()
})
