import { expect, type Locator, type Page, test } from '@playwright/test'
import { encode } from 'uqr'
import { business, content, filter, filterLabel, projects } from './content.ts'
import { form } from './estimate.ts'
import { expectNoViolations, sheetsOf, troubles } from './page-checks.ts'
import { someScreens } from './random-screens.ts'
import { open, swipe } from './visit.ts'

// The projects of "Our Work". That they open offline is in offline.spec.ts.

type Project = (typeof projects)[number]

/** The descriptions of a project's photographs in their order, with the one from before in front. */
const descriptions = ({ image, before, closeUps = [] }: Project) =>
  [...(before ? [before] : []), image, ...closeUps].map((name) => content.photoOf(name).alt)

/** The same for the presentation, which shows both views of a pair at once. */
const slides = ({ image, closeUps = [] }: Project) =>
  [image, ...closeUps].map((name) => content.photoOf(name).alt)

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

const card = (page: Page, title: string) => page.getByRole('article').getByRole('link', { name: title })
const project = (page: Page, title: string) => page.getByRole('dialog', { name: title })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test('a filter keeps the scroll position, and the back button leaves it @phone', async ({ page }) => {
  await open(page, '/our-work')
  await button(page, filterLabel).scrollIntoViewIfNeeded()
  await page.evaluate(() => window.scrollBy(0, 60))
  const top = await page.evaluate(() => window.scrollY)
  expect(top).toBeGreaterThan(0)
  await press(button(page, filterLabel))
  await expect(page).toHaveURL(`/our-work?category=${filter}`)
  await expect(page.getByRole('button', { pressed: true })).toHaveText([filterLabel])
  await expect(button(page, filterLabel)).toBeFocused()
  const shown = projects.filter((one) => one.category === filter)
  await expect(page.getByRole('article')).toHaveCount(shown.length)
  await expect(page.getByText(`Showing ${shown.length} of ${projects.length} projects`)).toBeVisible()
  expect(await page.evaluate(() => window.scrollY)).toBe(top)
  await page.goBack()
  await expect(button(page, 'All')).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('article')).toHaveCount(projects.length)
})

test('a project opens by a tap or click, changes by a swipe or key, and closes by the back button', async ({
  page,
  isMobile,
}) => {
  const turn = (by: 1 | -1) =>
    isMobile
      ? swipe(page, { from: 200 + by * 120, to: 200 - by * 120, y: 700 })
      : page.keyboard.press(by > 0 ? 'ArrowRight' : 'ArrowLeft')
  await open(page, category)
  await press(card(page, detailed.title))
  await expect(page).toHaveURL(`${category}&project=${detailed.id}`)
  await expect(project(page, detailed.title).getByText(detailed.location)).toBeVisible()
  for (const description of descriptions(detailed))
    await expect(project(page, detailed.title).getByRole('img', { name: description })).toHaveCount(1)

  await motionEnded(page)
  let shown = detailed
  for (const _ of sameCategory) {
    await turn(1)
    shown = nextTo(shown, sameCategory)
    await expect(project(page, shown.title)).toBeVisible()
    await expect(page).toHaveURL(`${category}&project=${shown.id}`)
  }
  // Right after a swipe.
  await turn(1)
  await press(button(page, 'Previous'))
  await expect(project(page, detailed.title)).toBeVisible()

  await page.goBack()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page).toHaveURL(category)
  await expect(card(page, detailed.title)).toBeFocused()
})

test('a project leads to an estimate for its kind of work, whatever was chosen before @desk', async ({
  page,
}) => {
  const service = content.categoryServices[filter]
  const chosen = projects[0] as Project
  const { title, location } = chosen
  await open(page, '/contact')
  await page.getByLabel('Service', { exact: true }).selectOption({ index: 3 })
  await expect(page.getByLabel('Service', { exact: true })).not.toHaveValue(service)
  await page.getByRole('banner').getByRole('link', { name: 'Our Work' }).click()
  await press(card(page, title))
  await page
    .getByRole('dialog')
    .getByRole('link', { name: `An estimate for a ${content.subjectOf(chosen)} like this` })
    .click()
  await expect(form(page)).toHaveAttribute('action', /%2Four-work$/)
  // The form's code is there, and then it isn't.
  for (const _ of [1, 2]) {
    await expect(page.getByLabel('Service', { exact: true })).toHaveValue(service)
    await expect(page.getByLabel('Message')).toHaveValue(`Like: ${title}, ${location.split(',')[0]}`)
    await page.reload()
  }
})

const presentation = (page: Page) => page.getByRole('dialog', { name: 'Presentation' })
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
  const path = isAlone ? '/our-work' : category
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

/**
 * Waits until nothing moves: a dialog that still grows, or a slide that still turns, takes no touches. What follows
 * the scroll position never ends.
 */
const motionEnded = (page: Page) =>
  page.evaluate(() => {
    const moving = document.getAnimations().filter(({ timeline }) => timeline === document.timeline)
    return Promise.allSettled(moving.map(({ finished }) => finished))
  })

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

test('a second photograph of a job follows the first one on a small desk, and ends where it does on a large one @desk', async ({
  page,
}) => {
  for (const job of projects.filter(({ closeUps = [] }) => closeUps.length === 1)) {
    await page.setViewportSize({ width: 1024, height: 768 })
    await open(page, `/our-work?project=${job.id}`)
    const boxOf = async (photo: (typeof job)['image'] | undefined) => {
      const picture = project(page, job.title).getByRole('img', {
        name: content.photoOf(photo ?? job.image).alt,
      })
      const box = await picture.boundingBox()
      if (!box) throw new Error('There is no photograph.')
      return { left: box.x, top: box.y, end: box.y + box.height }
    }
    const boxes = async () => [await boxOf(job.image), await boxOf(job.closeUps?.[0])] as const
    const [above, below] = await boxes()
    expect(below.left).toBe(above.left)
    expect(below.top - above.end).toBeLessThan(40)

    await page.setViewportSize({ width: 1440, height: 900 })
    const [first, second] = await boxes()
    expect(second.left).toBeGreaterThan(first.left)
    expect(Math.abs(second.end - first.end), `photographs of ${job.title}`).toBeLessThan(1)
  }
})

/** Screens at random on their sides, and two that are about as high as wide. */
const someDesks = () => [...someScreens(1024), { width: 1024, height: 900 }, { width: 1280, height: 1024 }]

test('a job with one photograph fills its dialog: it has no empty half, beside the words or below them @desk', async ({
  page,
}) => {
  const alone = projects.filter((job) => slides(job).length === 1)
  for (const screen of someDesks())
    for (const job of alone.slice(0, 3)) {
      await page.setViewportSize(screen)
      await open(page, `/our-work?project=${job.id}`)
      const dialog = project(page, job.title)
      const boxOf = async (one: Locator) => {
        const box = await one.boundingBox()
        if (!box) throw new Error(`${job.title} lacks a part.`)
        return { ...box, end: box.y + box.height }
      }
      const [photo, words, share] = await Promise.all(
        [
          dialog.getByRole('img', { name: content.photoOf(job.image).alt }),
          dialog.getByText(job.location),
          button(page, 'Share'),
        ].map(boxOf),
      )
      const header = await boxOf(button(page, 'Close'))
      const bar = await boxOf(button(page, 'Previous'))
      if (!photo || !words || !share) return
      const [above, below] = [photo.y - header.end, bar.y - Math.max(photo.end, share.end)]
      const at = `${job.title} at ${screen.width} x ${screen.height}`
      expect(below - above, at).toBeLessThan(screen.height * 0.18)
      // Beside each other, both have one middle, unless the words are higher than the photograph.
      const isBeside = words.y < photo.end && share.end - words.y < photo.height
      const off = words.y + share.end - photo.y - photo.end
      if (isBeside) expect(Math.abs(off) / 2, at).toBeLessThan(16)
      // What's read first is its title.
      await expect(dialog.getByRole('heading')).toBeFocused()
    }
})

test('in the presentation the words are right below the photograph, and thumbnails keep off the edge @desk', async ({
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

test('a project is shared by the device, or its link is copied, and a code takes it to another phone @desk @full', async ({
  page,
  baseURL,
}) => {
  const url = `${baseURL}/our-work?project=${detailed.id}#project-${detailed.id}`
  const shared = `${baseURL}/our-work/${detailed.id}`
  const found = troubles(page)
  await open(page, `/our-work?project=${detailed.id}`)
  await expectNoViolations(page)
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
  await button(page, 'Share').click()
  await expect.poll(() => given.jsonValue()).toEqual([{ title: detailed.title, url: shared }])
  await page.evaluate(() => Object.defineProperty(navigator, 'share', { value: undefined }))
  await button(page, 'Share').click()
  await expect(page.getByText('Link copied.')).toBeVisible()
  expect((await given.jsonValue()).at(-1)).toBe(shared)

  await button(page, 'QR code').click()
  await expect(page.getByRole('img', { name: url })).toBeVisible()
  const drawn = await page.getByRole('img', { name: url }).locator('path').getAttribute('d')
  const dark = encode(url).data.flat().filter(Boolean)
  expect(drawn?.match(/M/g), 'dark modules of its code').toHaveLength(dark.length)
  await expectNoViolations(page)
  expect(found).toEqual([])
})

test('one Escape closes one thing, also where the browser has no close watchers @desk @full', async ({
  page,
}) => {
  const first = projects[0] as Project
  const code = page.getByRole('img', { name: `/our-work?project=${first.id}#project-${first.id}` })
  await page.addInitScript('delete globalThis.CloseWatcher')
  for (const path of [`/our-work?project=${first.id}`, '/our-work?present']) {
    await open(page, path)
    await button(page, 'QR code').click()
    await expect(code).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(code).toBeHidden()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
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

test('an open project is what goes onto paper, with its pictures and words, on two sheets at most @desk @full', async ({
  page,
}) => {
  await open(page, `/our-work?project=${detailed.id}`)
  const job = page.getByRole('dialog')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden()
  await expect(job.getByText(detailed.description)).toBeVisible()
  await expect(job.getByText(detailed.details)).toBeVisible()
  await expect(job.getByRole('img').first()).toBeVisible()
  await expect(job.getByText(business.phone)).toBeVisible()
  await expect(
    job.getByRole('button', { name: /Previous|Next|Share|QR|Close/ }).filter({ visible: true }),
  ).toHaveCount(0)
  expect(await sheetsOf(page)).toBeLessThanOrEqual(2)
})

test('each project, category and the presentation has a title of its own in the history @desk', async ({
  page,
}) => {
  await open(page, '/our-work')
  const ofPage = await page.title()
  const category = content.projectCategories[detailed.category]
  const seen = new Set([ofPage])
  for (const [address, words] of [
    [`/our-work?project=${detailed.id}`, detailed.title],
    [`/our-work?category=${detailed.category}`, category],
    ['/our-work?present', 'Full screen'],
  ] as const) {
    await open(page, address)
    await expect(page).toHaveTitle(new RegExp(`^${words}.* \\| ${business.shortName}$`))
    seen.add(await page.title())
  }
  expect(seen.size).toBe(4)
  // Its title is there first.
  await expect(presentation(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page).toHaveTitle(ofPage)
  await press(card(page, detailed.title))
  await expect(page).toHaveTitle(new RegExp(`^${detailed.title}`))
  await page.goBack()
  await expect(page).toHaveTitle(ofPage)
})

test('a shared project has its own preview, and leads on to the project @desk @full', async ({ page }) => {
  const response = await page.request.get(`/our-work/${detailed.id}`)
  const html = await response.text()
  expect(html).toContain(`<meta property="og:title" content="${detailed.title}`)
  expect(html).toContain(`/social/${detailed.image}.jpg"`)
  await page.goto(`/our-work/${detailed.id}`)
  await expect(project(page, detailed.title)).toBeVisible()
})
