import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { install, OwnSite } from './own-site.ts'
import { hydrated, troubles } from './site.ts'
import { swipe } from './touch.ts'

// What a crew does in somebody's hallway: everything here happens with the server stopped.

const site = new OwnSite()
let page: Page

test.use({ serviceWorkers: 'allow' })
test.describe.configure({ mode: 'serial' })

test.beforeAll(async ({ browser, viewport, isMobile, hasTouch }) => {
  await site.start()
  const context = await browser.newContext({ viewport, isMobile, hasTouch, baseURL: site.url })
  page = await context.newPage()
  await install(page, site.url)
  await site.stop()
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

async function expectNoViolations(): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([])
}

test.describe('a project by touch', () => {
  // biome-ignore lint/suspicious/noSkippedTests: the wide screen is used with mouse and keys.
  test.skip(({ isMobile }) => !isMobile)

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

test.describe('a project by keys alone', () => {
  // biome-ignore lint/suspicious/noSkippedTests: phones have no keys.
  test.skip(({ isMobile }) => isMobile)

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
