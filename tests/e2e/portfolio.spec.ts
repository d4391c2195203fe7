import { expect, type Locator, type Page, test } from '@playwright/test'
import { expectNoViolations } from './axe.ts'
import { beforePhotos, business, detailPhotos, photos, projectCategories, projects } from './content.ts'
import { clearHttpCache, install, OwnSite } from './own-site.ts'
import { hydrated, troubles } from './site.ts'
import { pinch, swipe } from './touch.ts'

// The site was opened where there is a network. Its photographs are shown in a house without one.

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
  await clearHttpCache(page)
})

test.afterAll(async () => {
  await page?.context().close()
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
    // Right after a swipe.
    await swipe(page, { from: 320, to: 80, y: 700 })
    await button('Previous').tap()
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

/** In the order of the presentation: one service after the other. */
const byService = Object.keys(projectCategories).flatMap((service) =>
  projects.filter(({ category }) => category === service),
)
const strip = () => presentation().getByRole('toolbar', { name: 'All photographs' })
/** Shows the project with a comparison and close-ups. */
async function showDetailed(): Promise<void> {
  await open(`/our-work?present&category=${detailed.category}`)
  await strip().getByRole('button', { name: detailed.title }).first().click()
  await expectShown(photos[detailed.image].alt)
}

test.describe('the presentation by touch', { tag: '@phone' }, () => {
  test('is swiped while the screen stays on, and keeps the scroll position', async () => {
    const [first, second] = descriptions(sameCategory)
    await open(category)
    await watchWakeLock()
    await button('Show full screen').scrollIntoViewIfNeeded()
    const top = await page.evaluate(() => window.scrollY)
    await button('Show full screen').tap()
    await expectShown(first)
    expect(await page.evaluate(() => window.wakeLocks)).toBe(1)
    await swipe(page, { from: 320, to: 60, y: 300 })
    await expectShown(second)
    await expect(strip().locator('[aria-current]')).toHaveAccessibleName(/^2: /)

    // While the photographs still move.
    await button('Close').tap()
    await expect(presentation()).toBeHidden()
    await expect(page).toHaveURL(category)
    await expect(button('Show full screen')).toBeFocused()
    expect(await page.evaluate(() => window.scrollY)).toBe(top)
    await expect.poll(() => page.evaluate(() => window.wakeLocks)).toBe(0)
  })

  test('upright, it shows before over after, both as wide as the screen, and zooms both', async () => {
    await showDetailed()
    const { details, image } = detailed
    const before = shown().getByRole('img', { name: photos[beforePhotos[image] as keyof typeof photos].alt })
    const after = shown().getByRole('img', { name: photos[image].alt })
    const [above, below] = [await boxOf(before), await boxOf(after)]
    const toolbar = await button('Close').boundingBox()
    const stripTop = (await strip().boundingBox())?.y ?? 0
    expect([above.x, above.width, below.x, below.width]).toEqual([0, 390, 0, 390])
    expect(above.y).toBeGreaterThanOrEqual((toolbar?.y ?? 0) + (toolbar?.height ?? 0))
    expect(below.y).toBeGreaterThanOrEqual((above.y ?? 0) + (above.height ?? 0))
    const caption = await shown().getByText(details).boundingBox()
    expect(caption?.y).toBeGreaterThanOrEqual((below.y ?? 0) + (below.height ?? 0))
    expect((caption?.y ?? 0) + (caption?.height ?? 0)).toBeLessThanOrEqual(stripTop)

    const width = async () => (await after.boundingBox())?.width ?? 0
    await pinch(page, { x: 195, y: 420, from: 40, to: 160 })
    await expect.poll(width).toBeGreaterThan(1.5 * 390)
    await pinch(page, { x: 195, y: 420, from: 160, to: 30 })
    await expect.poll(width).toBeCloseTo(390, 0)
    await expectNoViolations(page)
  })

  test('the strip shows all photographs by service, leads to each, and ends with the estimate', async () => {
    await open('/our-work?present')
    for (const [service, name] of Object.entries(projectCategories)) {
      const list = projects.filter((one) => one.category === service)
      const group = strip().getByRole('group', { name, exact: true })
      await expect(group.getByRole('button')).toHaveCount(descriptions(list).length)
    }
    const last = byService.at(-1) as Project
    await strip().getByRole('button', { name: last.title }).last().tap()
    await expectShown(descriptions([last]).at(-1))
    await expect(strip().locator('[aria-current]')).toBeInViewport({ ratio: 1 })
    await strip().getByRole('button', { name: 'Estimate' }).tap()
    await expect(shown().getByRole('link', { name: business.phone })).toBeInViewport({ ratio: 1 })
    await expect(shown().getByRole('link', { name: 'Free Estimate' })).toBeInViewport({ ratio: 1 })
  })
})

test.describe('the presentation on a phone on its side', { tag: '@phone' }, () => {
  const [width, height] = [844, 390]
  const whole = { x: 0, y: 0, width, height }
  test.beforeEach(() => page.setViewportSize({ width, height }))
  test.afterEach(() => page.setViewportSize({ width: 390, height: 844 }))

  test('photographs fill the screen, and words and buttons over them fade until a touch', async () => {
    await showDetailed()
    expect(await boxOf(shown().getByRole('slider').locator('xpath=../..'))).toEqual(whole)
    const caption = shown().getByText(detailed.details)
    await expect(caption).toBeInViewport({ ratio: 1 })
    const opacities = () =>
      Promise.all(
        [caption.locator('..'), button('Close').locator('..'), strip(), button('Before')].map((part) =>
          part.evaluate((element) => getComputedStyle(element).opacity),
        ),
      )
    await expect.poll(opacities).toEqual(['0', '0', '0', '0'])
    // The touch that brings them back presses none of them.
    await page.touchscreen.tap(width - 30, 30)
    await expect.poll(opacities).toEqual(['1', '1', '1', '1'])
    await expect(presentation()).toBeVisible()

    await swipe(page, { from: 600, to: 60, y: 90 })
    await button('Next photograph').tap()
    const detail = shown().getByRole('img', { name: descriptions([detailed])[1] })
    await expect.poll(() => boxOf(detail)).toEqual(whole)
  })

  test('a comparison follows one finger and zooms with two', async () => {
    await showDetailed()
    const comparison = shown().getByRole('slider')
    await button('Before').tap()
    await expect(comparison).toHaveAttribute('aria-valuetext', '100% before, 0% after')
    const size = async () => (await comparison.boundingBox())?.width ?? 0
    const fit = await size()
    await pinch(page, { x: 422, y: 200, from: 40, to: 120 })
    await expect.poll(size).toBeGreaterThan(1.5 * fit)
    await expect(comparison).toHaveAttribute('aria-valuetext', '100% before, 0% after')
    await pinch(page, { x: 422, y: 200, from: 160, to: 30 })
    await expect.poll(size).toBeCloseTo(fit, 0)
    await swipe(page, { from: 700, to: 422, y: 200 })
    await expect(comparison).toHaveAttribute('aria-valuetext', '50% before, 50% after')
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
  const [first, second] = descriptions(byService)
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

/** In whole pixels. */
async function boxOf(locator: Locator) {
  const { x = -1, y = -1, width = 0, height = 0 } = (await locator.boundingBox()) ?? {}
  return { x: Math.round(x) + 0, y: Math.round(y) + 0, width: Math.round(width), height: Math.round(height) }
}

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
