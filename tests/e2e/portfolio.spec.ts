import { expect, type Locator, type Page, test } from '@playwright/test'
import { encode } from 'uqr'
import { business, content, filter, filterLabel, projects } from './content.ts'
import { form } from './estimate.ts'
import { expectNoViolations, sheetsOf, troubles } from './page-checks.ts'
import {
  button,
  categoryPath,
  descriptions,
  detailed,
  motionEnded,
  type Project,
  presentation,
  press,
  project,
  sameCategory,
  slides,
  someDesks,
} from './portfolio.ts'
import { open, swipe } from './visit.ts'

// The projects of "Our Work". That they open offline is in offline.spec.ts; full screen, in presentation.spec.ts.

/** The next project, after the last one the first. */
const nextTo = (one: Project, list = projects) => list[(list.indexOf(one) + 1) % list.length] as Project

const card = (page: Page, title: string) => page.getByRole('article').getByRole('link', { name: title })

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
  await open(page, categoryPath)
  await press(card(page, detailed.title))
  await expect(page).toHaveURL(`${categoryPath}&project=${detailed.id}`)
  await expect(project(page, detailed.title).getByText(detailed.location)).toBeVisible()
  for (const description of descriptions(detailed))
    await expect(project(page, detailed.title).getByRole('img', { name: description })).toHaveCount(1)

  await motionEnded(page)
  let shown = detailed
  for (const _ of sameCategory) {
    await turn(1)
    shown = nextTo(shown, sameCategory)
    await expect(project(page, shown.title)).toBeVisible()
    await expect(page).toHaveURL(`${categoryPath}&project=${shown.id}`)
  }
  // Right after a swipe.
  await turn(1)
  await press(button(page, 'Previous'))
  await expect(project(page, detailed.title)).toBeVisible()

  await page.goBack()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page).toHaveURL(categoryPath)
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

test('a second photograph of a job follows the first one on a small desk, and ends where it does on a large one @desk @full', async ({
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

test('a job with one photograph fills its dialog: it has no empty half, beside the words or below them @desk @full', async ({
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
