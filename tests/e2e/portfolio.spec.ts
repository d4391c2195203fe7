import { expect, type Locator, type Page, test } from '@playwright/test'
import { expectNoViolations } from './axe.ts'
import {
  beforePhotos,
  categoryServices,
  detailPhotos,
  filter,
  filterLabel,
  ourWork,
  photos,
  projects,
} from './content.ts'
import { clearHttpCache, install, OwnSite } from './own-site.ts'
import { hydrated, troubles } from './site.ts'
import { swipe } from './touch.ts'

// The crew opens the site where there is a network, and shows its projects in a house without one.

const site = new OwnSite()
let page: Page

test.use({ serviceWorkers: 'allow' })
test.describe.configure({ mode: 'default' })

test.beforeAll(async ({ browser, viewport, isMobile, hasTouch }) => {
  await site.start()
  const context = await browser.newContext({ viewport, isMobile, hasTouch, baseURL: site.url })
  page = await context.newPage()
  await install(page, site.url)
  await site.stop()
  await clearHttpCache(page)
})

test.afterAll(() => page?.context().close())

type Project = (typeof projects)[number]

/** The descriptions of a project's photographs in their order, with the one from before in front. */
const descriptions = ({ image, beforeAfter }: Project) =>
  [(beforeAfter && beforePhotos[image]) || [], image, detailPhotos[image] ?? []]
    .flat()
    .map((name) => photos[name].alt)

/** The same for the presentation, which shows both views of a pair at once. */
const slides = ({ image }: Project) => [image, ...(detailPhotos[image] ?? [])].map((name) => photos[name].alt)

/** The project with the most photographs: a comparison and close-ups, if there are any. */
const detailed = projects.toSorted(
  (one, other) => descriptions(other).length - descriptions(one).length,
)[0] as Project
const category = `/our-work?category=${detailed.category}`
const sameCategory = projects.filter((one) => one.category === detailed.category)

/** The next project, after the last one the first. */
const nextTo = (one: Project, list = projects) => list[(list.indexOf(one) + 1) % list.length] as Project

/** With a finger where there is one. */
const press = (target: Locator) => (test.info().project.name === 'phone' ? target.tap() : target.click())

const card = (title: string) => page.getByRole('article').getByRole('link', { name: title })
const project = (title: string) => page.getByRole('dialog', { name: title })
const button = (name: string) => page.getByRole('button', { name, exact: true })

async function open(path: string): Promise<void> {
  await page.goto(path)
  await hydrated(page)
}

test('a filter keeps the scroll position, and the back button leaves it @phone', async () => {
  await open('/our-work')
  await button(filterLabel).scrollIntoViewIfNeeded()
  await page.evaluate(() => window.scrollBy(0, 60))
  const top = await page.evaluate(() => window.scrollY)
  expect(top).toBeGreaterThan(0)
  await press(button(filterLabel))
  await expect(page).toHaveURL(`/our-work?category=${filter}`)
  await expect(page.getByRole('button', { pressed: true })).toHaveText([filterLabel])
  await expect(button(filterLabel)).toBeFocused()
  const shown = projects.filter((one) => one.category === filter)
  await expect(page.getByRole('article')).toHaveCount(shown.length)
  await expect(page.getByText(`Showing ${shown.length} of ${projects.length} projects`)).toBeVisible()
  expect(await page.evaluate(() => window.scrollY)).toBe(top)
  await page.goBack()
  await expect(button('All')).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('article')).toHaveCount(projects.length)
})

test('a project opens by a tap or click, changes by a swipe or key, and closes by the back button', async ({
  isMobile,
}) => {
  const turn = (by: 1 | -1) =>
    isMobile
      ? swipe(page, { from: 200 + by * 120, to: 200 - by * 120, y: 700 })
      : page.keyboard.press(by > 0 ? 'ArrowRight' : 'ArrowLeft')
  await open(category)
  await press(card(detailed.title))
  await expect(page).toHaveURL(`${category}&project=${detailed.id}`)
  await expect(project(detailed.title).getByText(detailed.location)).toBeVisible()
  for (const description of descriptions(detailed))
    await expect(project(detailed.title).getByRole('img', { name: description })).toHaveCount(1)

  // A dialog that still grows takes no touches.
  await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)))
  let shown = detailed
  for (const _ of sameCategory) {
    await turn(1)
    shown = nextTo(shown, sameCategory)
    await expect(project(shown.title)).toBeVisible()
    await expect(page).toHaveURL(`${category}&project=${shown.id}`)
  }
  expect(shown).toBe(detailed)
  // Right after a swipe.
  await turn(1)
  await press(button('Previous'))
  await expect(project(detailed.title)).toBeVisible()

  await page.goBack()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page).toHaveURL(category)
  await expect(card(detailed.title)).toBeFocused()
})

test('a project opens from its URL without errors, is compared by keys, and closes to the page @desk', async () => {
  const found = troubles(page)
  await page.goto(`/our-work?project=${detailed.id}`)
  if (detailed.beforeAfter) {
    const slider = project(detailed.title).getByRole('slider')
    await slider.focus()
    await page.keyboard.press('ArrowRight')
    await expect(slider).toHaveAttribute('aria-valuetext', '55% before, 45% after')
  }
  await expectNoViolations(page)
  await button('Next').click()
  const { title } = nextTo(detailed)
  const position = `${projects.indexOf(nextTo(detailed)) + 1} of ${projects.length}`
  await expect(page.getByRole('status', { name: `${title}, ${position}` })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL('/our-work')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(card(title)).toBeFocused()
  expect(found).toEqual([])
})

test('a project leads to an estimate for its kind of work, whatever was chosen before @desk', async () => {
  const service = categoryServices[filter]
  await open('/contact')
  await page.getByLabel('Service', { exact: true }).selectOption({ index: 3 })
  await expect(page.getByLabel('Service', { exact: true })).not.toHaveValue(service)
  await page.getByRole('banner').getByRole('link', { name: 'Our Work' }).click()
  await press(card(projects[0]?.title ?? ''))
  await page.getByRole('dialog').getByRole('link', { name: 'An estimate for a floor like this' }).click()
  await expect(page).toHaveURL(new RegExp(`/contact\\?service=${service}&message=Like`))
  await expect(page.getByLabel('Service', { exact: true })).toHaveValue(service)
  await expect(page.getByLabel('Message')).toHaveValue(/^Like: \S/)
})

const presentation = () => page.getByRole('dialog', { name: 'Presentation' })
/** The photograph in view. Its neighbors are in the page as well. */
const shown = () => presentation().locator('[aria-roledescription=Slide]:not([inert])')
const expectShown = (description = '') =>
  expect(shown().getByRole('img', { name: description })).toBeVisible()

test('the presentation is swiped or led by keys while the screen stays on, and keeps the scroll position', async ({
  isMobile,
}) => {
  const all = sameCategory.flatMap(slides)
  const [first, second] = all
  await open(category)
  const wakeLocks = await countWakeLocks()
  await button('View full screen').scrollIntoViewIfNeeded()
  const top = await page.evaluate(() => window.scrollY)
  await press(button('View full screen'))
  await expectShown(first)
  // A pair is seen together.
  for (const view of descriptions(sameCategory[0] ?? detailed).slice(0, detailed.beforeAfter ? 2 : 1))
    await expect(shown().getByRole('img', { name: view })).toBeInViewport({ ratio: 1 })
  expect(await wakeLocks()).toBe(1)
  if (isMobile) await swipe(page, { from: 320, to: 60, y: 300 })
  else await page.keyboard.press('ArrowRight')
  await expectShown(second)
  await press(button(`${all.length} of ${all.length}`).last())
  await expectShown(all.at(-1))

  // While the photographs may still move.
  await press(button('Close'))
  await expect(presentation()).toBeHidden()
  await expect(page).toHaveURL(category)
  await expect(button('View full screen')).toBeFocused()
  expect(await page.evaluate(() => window.scrollY)).toBe(top)
  await expect.poll(wakeLocks).toBe(0)
})

test('the presentation has a URL for each slide, and plays by itself until it is paused @phone', async () => {
  const [first, second] = projects.flatMap(slides)
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
  await expect(page).toHaveURL('/our-work?present=2')
  await page.reload()
  await expectShown(second)
})

test('a project is shared by the device, or its link is copied, and a code takes it to another phone @desk', async () => {
  const url = `${site.url}/our-work?project=${detailed.id}`
  await open(`/our-work?project=${detailed.id}`)
  const given = await page.evaluateHandle(() => {
    const given: unknown[] = []
    Object.defineProperty(navigator, 'share', {
      value: async (data: ShareData) => given.push(data),
      configurable: true,
    })
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: async (text: string) => given.push(text) },
    })
    return given
  })
  await button('Share').click()
  await expect.poll(() => given.jsonValue()).toEqual([{ title: detailed.title, url }])
  await page.evaluate(() => Object.defineProperty(navigator, 'share', { value: undefined }))
  await button('Share').click()
  await expect(page.getByText('Link copied.')).toBeVisible()
  expect((await given.jsonValue()).at(-1)).toBe(url)

  await button(ourWork.projects.takeHome(detailed)).click()
  await expect(page.getByRole('img', { name: url })).toBeVisible()
  await expectNoViolations(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('img', { name: url })).toBeHidden()
  await expect(project(detailed.title)).toBeVisible()
})

test('what is open prints once and whole: a project with its words, the slide in view @desk', async () => {
  await open(`/our-work?project=${detailed.id}`)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('main')).toBeHidden()
  const dialog = project(detailed.title)
  await expect(dialog).toHaveCSS('overflow', 'visible')
  await expect(dialog.getByText(detailed.details)).toBeVisible()
  expect(await fixed()).toEqual([])
  await page.emulateMedia({ media: null })

  await open('/our-work?present')
  await expectShown(slides(projects[0] as Project)[0])
  await page.evaluate(() => document.fullscreenElement && document.exitFullscreen())
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('main')).toBeHidden()
  await expect(presentation().getByRole('img').filter({ visible: true })).toHaveCount(
    projects[0]?.beforeAfter ? 2 : 1,
  )
  expect(await fixed()).toEqual([])
  await page.emulateMedia({ media: null })
})

/** What would be on every sheet. */
const fixed = () =>
  page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((one) => one.checkVisibility() && getComputedStyle(one).position === 'fixed')
      .map(({ className }) => className),
  )

/** Starts to count the wake locks that are held. */
async function countWakeLocks(): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const held = document.documentElement.dataset
    held.wakeLocks = '0'
    const add = (count: number) => {
      held.wakeLocks = `${Number(held.wakeLocks) + count}`
    }
    const request = async () => {
      add(1)
      return { release: async () => add(-1) }
    }
    Object.defineProperty(navigator, 'wakeLock', { value: { request } })
  })
  return () => page.evaluate(() => Number(document.documentElement.dataset.wakeLocks))
}
