import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { photos } from './content.ts'
import { install, OwnSite } from './own-site.ts'
import { hydrated, troubles } from './site.ts'
import { pinch, swipe } from './touch.ts'

// The day of a contractor: saves the photographs where there is a network, and shows them in a house where there is none.

const site = new OwnSite()
let page: Page

test.use({ serviceWorkers: 'allow' })
test.describe.configure({ mode: 'serial' })

test.beforeAll(async ({ browser, viewport, isMobile, hasTouch }) => {
  await site.start()
  const context = await browser.newContext({ viewport, isMobile, hasTouch, baseURL: site.url })
  page = await context.newPage()
  await install(page, site.url)
})

test.afterAll(async () => {
  await page?.context().close()
  await site.stop()
})

const card = (title: string) => page.getByRole('article').getByRole('link', { name: title })
const project = (title: string) => page.getByRole('dialog', { name: title })
const button = (name: string) => page.getByRole('button', { name, exact: true })
const frontStairs = 'Front stairs, dark treads and white risers'
const diningRoom = 'Dining room in a medium brown'
const enclosedStairs = 'New oak treads in an enclosed stair'

async function open(path: string): Promise<void> {
  await page.goto(path)
  await hydrated(page)
}

async function expectNoViolations(within = 'html'): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).include(within).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([])
}

test('all photographs are saved in full quality, and served from the device', async () => {
  await open('/our-work')
  const state = page.getByText(
    new RegExp(`^Save for offline in full quality: ${Object.keys(photos).length} photos, \\d\\.\\d MB$`),
  )
  await state.scrollIntoViewIfNeeded()
  const amount = (await state.innerText()).replace('Save for offline in full quality: ', '')
  await expectNoViolations('[class*=fullQuality]')
  await button('Save for offline').click()
  await expect(page.getByText(`Saved for offline: ${amount}`)).toBeVisible()
  await expectNoViolations('[class*=fullQuality]')

  await site.stop()
  await expect(fetch(site.url)).rejects.toThrow()
  const sizes = await page.evaluate(async () => {
    const list: { url: string; bytes: number }[] = await (await fetch('/full-quality.json')).json()
    const { bytes } = list.find(({ url }) => url.includes('stairs-detail')) ?? {}
    const original = await (await fetch('/photos/stairs-detail.jpg')).blob()
    return [bytes, original.size]
  })
  expect(sizes[1]).toBe(sizes[0])
})

test.describe('a project by touch', { tag: '@phone' }, () => {
  test('opens by a tap, is turned by a swipe, and closed by the back button', async () => {
    await open('/our-work')
    await card(frontStairs).tap()
    await expect(page).toHaveURL('/our-work?project=4')
    await expect(project(frontStairs).getByText('Beachwood, OH')).toBeVisible()
    await expect(project(frontStairs).getByRole('img', { name: /stair|tread/ })).toHaveCount(3)

    await swipe(page, { from: 320, to: 80, y: 700 })
    await expect(project(diningRoom)).toBeVisible()
    await swipe(page, { from: 80, to: 320, y: 700 })
    await expect(project(frontStairs)).toBeVisible()

    await page.goBack()
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(page).toHaveURL('/our-work')
    await expect(card(frontStairs)).toBeFocused()
  })
})

test.describe('a project by keys alone', { tag: '@desk' }, () => {
  test('is reached, gone through and left', async () => {
    await open('/our-work?category=stairs')
    await card(frontStairs).focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/our-work?category=stairs&project=4')
    await expect(button('Close')).toBeFocused()
    const slider = project(frontStairs).getByRole('slider')
    await expect(slider).toBeVisible()
    await page.keyboard.press('Tab')
    await page.keyboard.press('ArrowRight')
    await expect(slider).toHaveAttribute('aria-valuetext', '55% before, 45% after')

    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('ArrowRight')
    await expect(project(enclosedStairs)).toBeVisible()
    await expect(page).toHaveURL('/our-work?category=stairs&project=8')
    await page.keyboard.press('ArrowRight')
    await expect(project(frontStairs)).toBeVisible()
    await page.keyboard.press('ArrowLeft')
    await expect(project(enclosedStairs)).toBeVisible()

    await page.keyboard.press('Escape')
    await expect(page).toHaveURL('/our-work?category=stairs')
    await expect(card(enclosedStairs)).toBeFocused()
  })
})

test('a project opens from a shared address without trouble, and closes to the page', async () => {
  const found = troubles(page)
  await page.goto('/our-work?project=4')
  await expect(project(frontStairs).getByRole('slider')).toBeVisible()
  await expectNoViolations()
  await button('Next').click()
  await expect(page.getByRole('status', { name: `${diningRoom}, 4 of 9` })).toBeVisible()
  await button('Close').click()
  await expect(page).toHaveURL('/our-work')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(card(diningRoom)).toBeFocused()
  expect(found).toEqual([])
})

const presentation = () => page.getByRole('dialog', { name: 'Presentation' })
/** The photograph in view. Its neighbors are in the page as well. */
const shown = () => presentation().locator('[aria-roledescription=Slide]:not([inert])')

test.describe('the presentation by touch', { tag: '@phone' }, () => {
  test('is swiped through and zoomed into while the screen stays on, and ends where it began', async () => {
    await open('/our-work')
    await watchWakeLock()
    await button('Show full screen').scrollIntoViewIfNeeded()
    const top = await page.evaluate(() => window.scrollY)
    await button('Show full screen').tap()
    await expect(shown().getByText('Red oak from under the carpet')).toBeVisible()
    await expect(shown().getByRole('slider')).toBeVisible()
    expect(await page.evaluate(() => window.wakeLocks)).toBe(1)

    await button('Before').tap()
    await expect(shown().getByRole('slider')).toHaveAttribute('aria-valuetext', '100% before, 0% after')
    const comparison = shown().getByRole('slider')
    const comparisonWidth = async () => (await comparison.boundingBox())?.width ?? 0
    const whole = await comparisonWidth()
    await pinch(page, { x: 195, y: 420, from: 40, to: 120 })
    await expect.poll(comparisonWidth).toBeGreaterThan(1.5 * whole)
    await expect(button('Before')).toHaveAttribute('aria-pressed', 'true')
    await pinch(page, { x: 195, y: 420, from: 160, to: 30 })
    await expect.poll(comparisonWidth).toBeCloseTo(whole, 0)
    await swipe(page, { from: 320, to: 195, y: 420 })
    await expect(comparison).toHaveAttribute('aria-valuetext', '50% before, 50% after')

    for (const title of ['A hallway worn down the middle', frontStairs]) {
      await swipe(page, { from: 320, to: 60, y: 160 })
      await expect(shown().getByText(title)).toBeVisible()
    }
    await swipe(page, { from: 320, to: 60, y: 160 })
    const detail = shown().getByRole('img', { name: /^Close view of a dark-stained/ })
    await expect(detail).toBeVisible()
    // It has slid into its place, and is there to be zoomed.
    await expect.poll(async () => (await detail.boundingBox())?.x).toBeCloseTo(0, 1)
    await expect(button('Zoom in')).toBeEnabled()
    const width = async () => (await detail.boundingBox())?.width ?? 0
    const fit = await width()
    await pinch(page, { x: 195, y: 420, from: 40, to: 160 })
    await expect.poll(width).toBeGreaterThan(1.5 * fit)

    await button('Close').tap()
    await expect(presentation()).toBeHidden()
    await expect(page).toHaveURL('/our-work')
    await expect(button('Show full screen')).toBeFocused()
    expect(await page.evaluate(() => window.scrollY)).toBe(top)
    await expect.poll(() => page.evaluate(() => window.wakeLocks)).toBe(0)
  })
})

test.describe('the presentation by keys alone', { tag: '@desk' }, () => {
  test('shows one photograph at a time, and ends where it began', async () => {
    await open('/our-work?category=stairs')
    await button('Show full screen').focus()
    await page.keyboard.press('Enter')
    await expect(shown().getByText(frontStairs)).toBeVisible()
    await page.keyboard.press('ArrowRight')
    await expect(shown().getByRole('img', { name: /^Close view of a dark-stained/ })).toBeVisible()
    await expectNoViolations()
    await page.keyboard.press('Space')
    await expect(shown().getByText(enclosedStairs)).toBeVisible()
    await page.keyboard.press('ArrowRight')
    await expect(shown().getByRole('link', { name: 'Free Estimate' })).toHaveAttribute('href', '/contact')
    await expect(shown().getByRole('link', { name: 'Call Now' })).toHaveAttribute('href', /^tel:/)
    await page.keyboard.press('ArrowRight')
    await expect(shown().getByText(frontStairs)).toBeVisible()
    // It may fill the screen: then the first Escape is the browser's own.
    await page.evaluate(() => document.fullscreenElement && document.exitFullscreen())
    await page.keyboard.press('Escape')
    await expect(presentation()).toBeHidden()
    await expect(page).toHaveURL('/our-work?category=stairs')
    await expect(button('Show full screen')).toBeFocused()
  })
})

test('the presentation is an address too, and plays by itself until it is paused', async () => {
  await page.clock.install()
  await open('/our-work?present')
  await expect(shown().getByRole('slider')).toBeVisible()
  await expectNoViolations()
  await button('Play').click()
  await page.clock.runFor(7000)
  await expect(shown().getByText('A hallway worn down the middle')).toBeVisible()
  await button('Pause').click()
  await page.clock.runFor(20_000)
  await expect(shown().getByText('A hallway worn down the middle')).toBeVisible()
  await button('Close').click()
  await page.clock.runFor(1000)
  await expect(presentation()).toBeHidden()
  await expect(page).toHaveURL('/our-work')
})

/** Counts the wake locks that are held. */
async function watchWakeLock(): Promise<void> {
  await page.evaluate(() => {
    window.wakeLocks = 0
    Object.defineProperty(navigator, 'wakeLock', {
      value: {
        async request() {
          window.wakeLocks++
          return { release: async () => window.wakeLocks-- }
        },
      },
    })
  })
}

declare global {
  interface Window {
    wakeLocks: number
  }
}
