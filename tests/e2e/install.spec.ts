import { chromium, expect, type Page, test } from '@playwright/test'
import { expectNoViolations } from './axe.ts'
import { hydrated, reachFloatingButtons } from './site.ts'

type Outcome = 'accepted' | 'dismissed'

/** Makes the browser offer the installation as early as real browsers do: after the page has loaded. */
async function allowInstallation(page: Page, outcome: Outcome): Promise<void> {
  await page.addInitScript((outcome) => {
    window.addEventListener('load', () => {
      const event = new Event('beforeinstallprompt', { cancelable: true })
      const prompt = async () => {
        document.documentElement.dataset.prompted = 'yes'
      }
      Object.assign(event, { prompt, userChoice: Promise.resolve({ outcome }) })
      window.dispatchEvent(event)
      document.documentElement.dataset.banner = event.defaultPrevented ? 'kept away' : 'shown'
    })
  }, outcome)
}

/** Simulates an iPhone or iPad, in its browser or opened from the home screen. */
async function onApple(page: Page, standalone: boolean): Promise<void> {
  await page.addInitScript((standalone) => {
    Object.defineProperty(navigator, 'standalone', { value: standalone })
  }, standalone)
}

const menuButton = (page: Page) => page.getByRole('button', { name: 'Open menu' })
const offers = (page: Page) => page.getByRole('button', { name: 'Install the app', includeHidden: true })
const inFooter = (page: Page, name: string) => page.getByRole('contentinfo').getByRole('button', { name })

/** Waits long enough for the site to offer the installation. */
async function settle(page: Page): Promise<void> {
  await hydrated(page)
  await page.waitForLoadState('networkidle')
}

test('is offered in the menu and in the footer if the browser allows it, until it is done there or by the browser', async ({
  page,
}) => {
  await page.goto('/')
  await settle(page)
  await expect(offers(page)).toHaveCount(0)

  await allowInstallation(page, 'accepted')
  await page.goto('/')
  await expect(offers(page)).toHaveCount(2)
  await expect(page.locator('html')).toHaveAttribute('data-banner', 'kept away')
  await expect(inFooter(page, 'Install the app')).toBeVisible()

  await menuButton(page).click()
  await page.locator('#mobile-menu').getByRole('button', { name: 'Install the app' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-prompted', 'yes')
  await expect(offers(page)).toHaveCount(0)

  await page.reload()
  await expect(offers(page)).toHaveCount(2)
  await page.evaluate(() => window.dispatchEvent(new Event('appinstalled')))
  await expect(offers(page)).toHaveCount(0)
})

test('is not offered again after a refusal in the page or in the browser’s dialog', async ({ page }) => {
  await allowInstallation(page, 'dismissed')
  for (const button of ['No thanks', 'Install the app']) {
    await page.goto('/')
    await inFooter(page, button).click()
    await expect(offers(page)).toHaveCount(0)
    await page.reload()
    await settle(page)
    await expect(offers(page)).toHaveCount(0)
    await page.evaluate(() => localStorage.clear())
  }
})

test('is explained step by step on iPhones and iPads', async ({ page }) => {
  await onApple(page, false)
  await page.goto('/')
  await menuButton(page).click()
  await page.locator('#mobile-menu').getByRole('button', { name: 'Install the app' }).click()
  const steps = page.getByRole('dialog', { name: 'Install the app' })
  await expect(steps.getByRole('listitem')).toContainText([/Share/, /Add to Home Screen/, /Add/])
  await expectNoViolations(page, '[role=dialog]')
  await steps.getByRole('button', { name: 'Close' }).click()
  await expect(steps).toBeHidden()
  await expect(menuButton(page)).toBeFocused()
})

for (const system of ['an iPhone', 'a system with its own back button'] as const) {
  test(`the site installed on ${system} is not offered again, and has a back button if that is needed`, async ({
    page,
  }) => {
    if (system === 'an iPhone') await onApple(page, true)
    else
      await page.addInitScript(() => {
        const original = window.matchMedia.bind(window)
        window.matchMedia = (query) => original(query === '(display-mode: browser)' ? 'not all' : query)
      })
    await allowInstallation(page, 'accepted')
    await page.goto('/')
    await settle(page)
    await expect(offers(page)).toHaveCount(0)
    const back = page.getByRole('button', { name: 'Back' })
    await expect(back).toHaveCount(0)
    await menuButton(page).click()
    await page.locator('#mobile-menu').getByRole('link', { name: 'About' }).click()
    await expect(page).toHaveURL(/\/about$/)
    await expect(back).toHaveCount(system === 'an iPhone' ? 1 : 0)
    if (system !== 'an iPhone') return
    await back.click()
    await expect(page).toHaveURL(/\/$/)
    await expect(back).toHaveCount(0)
  })
}

test('keeps clear of notches, rounded corners and the home bar', async ({ page, viewport }) => {
  const devtools = await page.context().newCDPSession(page)
  const insets = { top: 47, bottom: 34, left: 44, right: 44 }
  await devtools.send('Emulation.setSafeAreaInsetsOverride', { insets })
  await page.goto('/')
  await hydrated(page)
  const header = await menuButton(page).boundingBox()
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

test('the browser reports no installability errors, and lets the site offer the installation', async ({
  baseURL,
  launchOptions,
}) => {
  // Other tests run in incognito contexts, which cannot install a site.
  const context = await chromium.launchPersistentContext('', {
    ...launchOptions,
    // Without it browsers wait until a visitor has used a site for a while.
    args: [...(launchOptions.args ?? []), '--bypass-app-banner-engagement-checks'],
  })
  const page = await context.newPage()
  await page.goto(baseURL ?? '')
  const devtools = await context.newCDPSession(page)
  expect((await devtools.send('Page.getAppManifest')).errors).toEqual([])
  expect((await devtools.send('Page.getInstallabilityErrors')).installabilityErrors).toEqual([])

  const { appId } = await devtools.send('Page.getAppId')
  // A headless shell has no applications.
  if (appId !== undefined) {
    expect(appId).toBe(`${baseURL}/`)
    await expect(inFooter(page, 'Install the app')).toBeVisible()
  }
  await context.close()
})
