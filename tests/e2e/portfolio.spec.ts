import { expect, type Page, test } from '@playwright/test'
import { expectNoViolations } from './axe.ts'
import { beforePhotos, detailPhotos, photos, projects } from './content.ts'
import { install, OwnSite } from './own-site.ts'
import { hydrated, troubles } from './site.ts'
import { pinch, swipe } from './touch.ts'

// A contractor saves the photographs where there is a network, and shows them in a house without one.

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

type Project = (typeof projects)[number]

const hasComparison = ({ beforeAfter, image }: Project) => beforeAfter && image in beforePhotos
/** A project with a comparison and close-ups, among all projects and among those of its category. */
const detailed = projects.find((one) => hasComparison(one) && one.image in detailPhotos) as Project
const category = `/our-work?category=${detailed.category}`
const sameCategory = projects.filter((one) => one.category === detailed.category)

/** The next project, after the last one the first. */
function nextTo(one: Project, list = projects): Project {
  return list[(list.indexOf(one) + 1) % list.length] as Project
}

/** The descriptions of all photographs of these projects in the order of the presentation. */
const descriptions = (list: readonly Project[]) =>
  list.flatMap(({ image }) => [image, ...(detailPhotos[image] ?? [])]).map((name) => photos[name].alt)

async function open(path: string): Promise<void> {
  await page.goto(path)
  await hydrated(page)
}

test('all photographs are saved in full quality, and served from the device', async () => {
  await open('/our-work')
  const state = page.getByText(
    new RegExp(`^Save for offline in full quality: ${Object.keys(photos).length} photos, \\d\\.\\d MB$`),
  )
  await state.scrollIntoViewIfNeeded()
  const amount = (await state.innerText()).replace('Save for offline in full quality: ', '')
  await expectNoViolations(page, '[class*=fullQuality]')
  await button('Save for offline').click()
  await expect(page.getByText(`Saved for offline: ${amount}`)).toBeVisible()
  await expectNoViolations(page, '[class*=fullQuality]')

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
  test('opens by a tap, changes by a swipe and closes by the back button', async () => {
    await open('/our-work')
    await card(detailed.title).tap()
    await expect(page).toHaveURL(`/our-work?project=${detailed.id}`)
    await expect(project(detailed.title).getByText(detailed.location)).toBeVisible()
    for (const description of descriptions([detailed]))
      await expect(project(detailed.title).getByRole('img', { name: description })).toHaveCount(1)

    await swipe(page, { from: 320, to: 80, y: 700 })
    await expect(project(nextTo(detailed).title)).toBeVisible()
    await swipe(page, { from: 80, to: 320, y: 700 })
    await expect(project(detailed.title)).toBeVisible()

    await page.goBack()
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(page).toHaveURL('/our-work')
    await expect(card(detailed.title)).toBeFocused()
  })
})

test.describe('a project by keys alone', { tag: '@desk' }, () => {
  test('opens, goes through all projects and closes', async () => {
    await open(category)
    await card(detailed.title).focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(`${category}&project=${detailed.id}`)
    await expect(button('Close')).toBeFocused()
    const slider = project(detailed.title).getByRole('slider')
    await expect(slider).toBeVisible()
    await page.keyboard.press('Tab')
    await page.keyboard.press('ArrowRight')
    await expect(slider).toHaveAttribute('aria-valuetext', '55% before, 45% after')

    await page.keyboard.press('Shift+Tab')
    let shown = detailed
    for (const _ of sameCategory) {
      await page.keyboard.press('ArrowRight')
      shown = nextTo(shown, sameCategory)
      await expect(project(shown.title)).toBeVisible()
      await expect(page).toHaveURL(`${category}&project=${shown.id}`)
    }
    expect(shown).toBe(detailed)
    await page.keyboard.press('ArrowLeft')
    const before = sameCategory.find((one) => nextTo(one, sameCategory) === detailed) as Project
    await expect(project(before.title)).toBeVisible()

    await page.keyboard.press('Escape')
    await expect(page).toHaveURL(category)
    await expect(card(before.title)).toBeFocused()
  })
})

test('a project opens from its URL without errors, and closes to the page', async () => {
  const found = troubles(page)
  await page.goto(`/our-work?project=${detailed.id}`)
  await expect(project(detailed.title).getByRole('slider')).toBeVisible()
  await expectNoViolations(page)
  await button('Next').click()
  const { title } = nextTo(detailed)
  const position = `${projects.indexOf(nextTo(detailed)) + 1} of ${projects.length}`
  await expect(page.getByRole('status', { name: `${title}, ${position}` })).toBeVisible()
  await button('Close').click()
  await expect(page).toHaveURL('/our-work')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(card(title)).toBeFocused()
  expect(found).toEqual([])
})

const presentation = () => page.getByRole('dialog', { name: 'Presentation' })
/** The photograph in view. Its neighbors are in the page as well. */
const shown = () => presentation().locator('[aria-roledescription=Slide]:not([inert])')
const expectShown = (description = '') =>
  expect(shown().getByRole('img', { name: description })).toBeVisible()

test.describe('the presentation by touch', { tag: '@phone' }, () => {
  test('is swiped and zoomed while the screen stays on, and keeps the scroll position', async () => {
    const [first = '', ...others] = descriptions(sameCategory.slice(sameCategory.indexOf(detailed)))
    await open(category)
    await watchWakeLock()
    await button('Show full screen').scrollIntoViewIfNeeded()
    const top = await page.evaluate(() => window.scrollY)
    await button('Show full screen').tap()
    for (const earlier of descriptions(sameCategory.slice(0, sameCategory.indexOf(detailed)))) {
      await expectShown(earlier)
      await swipe(page, { from: 320, to: 60, y: 160 })
    }
    await expectShown(first)
    await expect(shown().getByText(detailed.title)).toBeVisible()
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

    await swipe(page, { from: 320, to: 60, y: 160 })
    const detail = shown().getByRole('img', { name: others[0] })
    await expect(detail).toBeVisible()
    // The slide has ended and the picture can be zoomed.
    await expect.poll(async () => (await detail.boundingBox())?.x).toBeCloseTo(0, 1)
    await expect(button('Zoom in')).toBeEnabled()
    const width = async () => (await detail.boundingBox())?.width ?? 0
    const fit = await width()
    await pinch(page, { x: 195, y: 420, from: 40, to: 160 })
    await expect.poll(width).toBeGreaterThan(1.5 * fit)

    await button('Close').tap()
    await expect(presentation()).toBeHidden()
    await expect(page).toHaveURL(category)
    await expect(button('Show full screen')).toBeFocused()
    expect(await page.evaluate(() => window.scrollY)).toBe(top)
    await expect.poll(() => page.evaluate(() => window.wakeLocks)).toBe(0)
  })
})

test.describe('the presentation by keys alone', { tag: '@desk' }, () => {
  test('shows one photograph at a time, and restores the focus', async () => {
    const [first, ...others] = descriptions(sameCategory)
    await open(category)
    await button('Show full screen').focus()
    await page.keyboard.press('Enter')
    await expectShown(first)
    for (const [index, description] of others.entries()) {
      await page.keyboard.press(index % 2 ? 'Space' : 'ArrowRight')
      await expectShown(description)
      if (index === 0) await expectNoViolations(page)
    }
    await page.keyboard.press('ArrowRight')
    await expect(shown().getByRole('link', { name: 'Free Estimate' })).toHaveAttribute('href', '/contact')
    await expect(shown().getByRole('link', { name: 'Call Now' })).toHaveAttribute('href', /^tel:/)
    await page.keyboard.press('ArrowRight')
    await expectShown(first)
    // It may fill the screen: then the first Escape is the browser's own.
    await page.evaluate(() => document.fullscreenElement && document.exitFullscreen())
    await page.keyboard.press('Escape')
    await expect(presentation()).toBeHidden()
    await expect(page).toHaveURL(category)
    await expect(button('Show full screen')).toBeFocused()
  })
})

test('the presentation has its own URL, and plays by itself until it is paused', async () => {
  const [first, second] = descriptions(projects)
  await page.clock.install()
  await open('/our-work?present')
  await expectShown(first)
  await expectNoViolations(page)
  await button('Play').click()
  await page.clock.runFor(7000)
  await expectShown(second)
  await button('Pause').click()
  await page.clock.runFor(20_000)
  await expectShown(second)
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
