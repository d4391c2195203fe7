import { expect, type Page, test } from '@playwright/test'
import { content, projects } from './content.ts'
import { expectNoViolations, sheetsOf } from './page-checks.ts'
import {
  button,
  categoryPath,
  descriptions,
  detailed,
  motionEnded,
  type Project,
  presentation,
  press,
  sameCategory,
  slides,
  someDesks,
} from './portfolio.ts'
import { open, swipe } from './visit.ts'

// The presentation of "Our Work": all photographs, full screen.

/** The photograph in view. Its neighbors are in the page as well. */
const shown = (page: Page) => presentation(page).locator('[aria-roledescription=Slide]:not([inert])')
const expectShown = (page: Page, description = '') =>
  expect(shown(page).getByRole('img', { name: description })).toBeVisible()

test('the presentation is swiped or led by keys, and keeps the scroll position', async ({
  page,
  isMobile,
}) => {
  // It leads from one to another, which a category with a single photograph doesn't.
  const isAlone = sameCategory.flatMap(slides).length < 2
  const [shownFirst = detailed, ...others] = isAlone ? projects : sameCategory
  const all = [shownFirst, ...others].flatMap(slides)
  const [first, second = first] = all
  const path = isAlone ? '/our-work' : categoryPath
  await open(page, path)
  await button(page, 'View full screen').scrollIntoViewIfNeeded()
  const top = await page.evaluate(() => window.scrollY)
  await press(button(page, 'View full screen'))
  await expectShown(page, first)
  // A pair is seen together.
  const { before } = shownFirst
  for (const view of descriptions(shownFirst).slice(0, before ? 2 : 1))
    await expect(shown(page).getByRole('img', { name: view })).toBeInViewport({ ratio: 0.45 })
  const turn = (by: 1 | -1) =>
    isMobile
      ? swipe(page, { from: 190 + by * 130, to: 190 - by * 130, y: 640 })
      : page.keyboard.press(by > 0 ? 'ArrowRight' : 'ArrowLeft')
  await turn(1)
  await expectShown(page, second)
  await turn(-1)
  await expectShown(page, first)
  await motionEnded(page)
  if (before) await expectSliderOfScreen(page, isMobile)
  else await expectTouchesTaken(page)
  // An upright screen has room for them from the start.
  if (!isMobile) await press(button(page, 'Show thumbnails'))
  const last = Math.min(all.length, 3)
  await press(button(page, `${last} of ${all.length}`))
  await expectShown(page, all[last - 1])
  // Its thumbnail, which is at the edge of a phone's screen, has moved nothing to the side.
  await expect(presentation(page).getByText(`${last} / ${all.length}`)).toBeInViewport({ ratio: 1 })

  // While the photographs may still move.
  await press(button(page, 'Close'))
  await expect(presentation(page)).toBeHidden()
  await expect(page).toHaveURL(path)
  await expect(button(page, 'View full screen')).toBeFocused()
  expect(await page.evaluate(() => window.scrollY)).toBe(top)
})

/** Right after a swipe over a photograph alone, Chromium may take a touch for the end of its fling: the next counts. */
async function expectTouchesTaken(page: Page): Promise<void> {
  const pause = button(page, 'Pause')
  const play = async () => {
    if (!(await pause.isVisible())) await press(button(page, 'Play'))
    return pause.isVisible()
  }
  await expect.poll(play).toBe(true)
  await press(pause)
}

/** Expects a comparison as large as bar and words leave of the screen, and over neither. A finger on its handle and keys move the line and turn no page. */
async function expectSliderOfScreen(page: Page, isMobile: boolean): Promise<void> {
  const slider = shown(page).getByRole('slider')
  const pictures = await shown(page).locator('[data-comparison]').boundingBox()
  const screen = page.viewportSize()
  if (!pictures || !screen) throw new Error('There is no comparison.')
  expect(Math.max(pictures.width / screen.width, pictures.height / (screen.height - 140))).toBeGreaterThan(
    0.99,
  )
  const words = await shown(page)
    .getByText(sameCategory[0]?.title ?? '', { exact: true })
    .boundingBox()
  expect(words?.y).toBeGreaterThanOrEqual(pictures.y + pictures.height)
  const close = await button(page, 'Close').boundingBox()
  expect(pictures.y).toBeGreaterThanOrEqual((close?.y ?? 0) + (close?.height ?? 0))
  const handle = pictures.x + pictures.width / 2
  if (isMobile) await swipe(page, { from: handle, to: handle - 130, y: pictures.y + 60 })
  else await slider.press('ArrowLeft')
  await expect.poll(() => slider.inputValue().then(Number)).toBeLessThan(50)
  await expect(shown(page).getByRole('button', { name: 'Before' })).toBeVisible()
}

test('in the presentation the words are right below the photograph, and thumbnails keep off the edge @desk @full', async ({
  page,
}) => {
  // A window that fills the screen can't be resized.
  await page.addInitScript("Object.defineProperty(navigator, 'userActivation', { value: undefined })")
  for (const screen of [...someDesks(), { width: 768, height: 1024 }]) {
    await page.setViewportSize(screen)
    await open(page, '/our-work?present')
    const job = projects[0] as Project
    const at = `${screen.width} x ${screen.height}`
    const [photo, title] = await Promise.all([
      shown(page)
        .getByRole('img', { name: content.photoOf(job.image).alt })
        .boundingBox(),
      shown(page).getByText(job.title, { exact: true }).boundingBox(),
    ])
    if (!photo || !title) throw new Error('The presentation lacks a part.')
    const gap = title.y - photo.y - photo.height
    expect(gap, at).toBeGreaterThan(0)
    expect(gap, at).toBeLessThan(48)
    if (screen.width > screen.height) continue
    const last = presentation(page).getByRole('navigation').getByRole('button').last()
    await last.evaluate((thumbnail) => thumbnail.parentElement?.scrollTo({ top: 9999 }))
    const box = await last.boundingBox()
    expect(screen.height - (box?.y ?? 0) - (box?.height ?? 0), at).toBeGreaterThanOrEqual(16)
  }
})

test('on a tablet the handle of a before-and-after drags, and a swipe beside it turns the slide @phone', async ({
  page,
}) => {
  const pair = projects.find(({ before }) => before)
  if (!pair) return
  await page.setViewportSize({ width: 1024, height: 768 })
  const number = projects.flatMap(slides).indexOf(content.photoOf(pair.image).alt) + 1
  await open(page, `/our-work?present=${number}`)
  const slider = shown(page).getByRole('slider')
  await expect(slider).toHaveValue('50')
  await motionEnded(page)
  const pictures = await shown(page).locator('[data-comparison]').boundingBox()
  if (!pictures) throw new Error('There is no comparison.')
  const at = (share: number) => pictures.x + share * pictures.width
  const y = pictures.y + pictures.height / 3
  await swipe(page, { from: at(0.5), to: at(0.2), y })
  await expect.poll(() => slider.inputValue().then(Number)).toBeCloseTo(20, 0)
  await expect(page).toHaveURL(`/our-work?present=${number}`)
  await swipe(page, { from: at(0.9), to: at(0.4), y })
  await expect(page).toHaveURL(`/our-work?present=${number + 1}`)
})

test('the presentation of an unknown category shows all projects', async ({ page }) => {
  await open(page, '/our-work?category=nothing&present=1')
  await expectShown(page, projects.flatMap(slides)[0])
  await expect(presentation(page).getByText(`1 / ${projects.flatMap(slides).length}`)).toBeAttached()
  await press(button(page, 'Close'))
  await expect(page.getByText('No projects found for the selected filter.')).toBeVisible()
})

test('the presentation has a URL for each slide, and plays by itself until it is paused @phone @full', async ({
  page,
}) => {
  const [first, second] = projects.flatMap(slides)
  await page.clock.install()
  await open(page, '/our-work?present')
  await expectShown(page, first)
  await expectNoViolations(page)
  await button(page, 'Play').click()
  await page.clock.runFor(7000)
  await expectShown(page, second)
  await button(page, 'Pause').click()
  await page.clock.runFor(20_000)
  await expectShown(page, second)
  await expect(page).toHaveURL('/our-work?present=2')
  await page.reload()
  await expectShown(page, second)
})

test('each slide of the presentation has the words of its own job @desk @full', async ({ page }) => {
  const [one, next] = projects
  if (!one || !next) return
  const words = ({ title }: Project) => shown(page).getByText(title, { exact: true })
  await open(page, `/our-work?present=${slides(one).length}`)
  await expect(words(one)).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(words(next)).toBeVisible()
  await expect(words(one)).toHaveCount(0)
})

test('an open presentation leaves the page below whole on paper @desk @full', async ({ page }) => {
  await open(page, '/our-work')
  const sheets = await sheetsOf(page)
  await open(page, '/our-work?present')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('dialog')).toBeHidden()
  expect(await sheetsOf(page)).toBe(sheets)
})
