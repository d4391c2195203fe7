import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { findBrokenLines } from './broken-lines.ts'
import { dist } from './built-files.ts'
import { content, routePaths } from './content.ts'
import { findEmptyColumns } from './empty-columns.ts'
import { expectFitsNarrowPhone } from './fits-narrow-phone.ts'
import { isOwn, ownRecords } from './own-records.ts'
import { expectNoErrors, expectNoViolations, troubles } from './page-checks.ts'
import { expectScreen, type Screen, screens } from './screens.ts'
import { fontsLoaded, hydrated, open } from './visit.ts'

// Checks that every page passes as it lies there.

/** All city pages have the same structure, so the others are opened for their words alone. */
const [, ...otherCities] = screens.filter(({ path }) => path.startsWith('/service-areas/'))
const notFound: Screen = { path: '/no-such-page', heading: /./ }

/**
 * No page is longer on a phone, in screens of 390 x 844 px: one and a half above the longest, so that a
 * sentence more is no failure, and a section more is. Each of the owner's terms takes some lines.
 */
const longestPage = 14.5 + 0.1 * content.terms.length

/** How far five neighboring columns of twelve may be empty beside others at 1440 px, in pixels. */
const mostEmpty = 240

/** What has fewer words is a name, a figure or a place, which may stand where it's needed. */
const fewestWords = 5

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const opened = screens.filter((screen) => !otherCities.includes(screen))

for (const screen of [...opened, notFound]) {
  const { path } = screen

  test(`${path} says what its screen has to, without errors, and keeps to the grid @desk`, async ({
    page,
  }) => {
    await expectAsSent(page, screen)
    await test.step('titles and texts keep to the edges of the header', async () => {
      await fontsLoaded(page)
      for (const width of [1440, 1920]) {
        await page.setViewportSize({ width, height: 1000 })
        expect.soft(await page.evaluate(findOffGrid), `off the grid at ${width} px`).toEqual([])
      }
    })
    await test.step('no sentence is said twice', async () => {
      const repeated = await page.evaluate(findRepeated, fewestWords)
      expect.soft(repeated.filter((sentence) => !isOwn(sentence))).toEqual([])
    })
    await test.step('no columns stand empty beside others', async () => {
      // A few jobs and reviews don't fill what the site came with.
      if (ownRecords) {
        test.info().annotations.push({ type: 'no columns stand empty: left out', description: ownRecords })
        return
      }
      await page.setViewportSize({ width: 1440, height: 900 })
      expect.soft(await page.evaluate(findEmptyColumns, mostEmpty)).toEqual([])
    })
    await test.step('nothing is wider than a desk at 200 %', async () => {
      await page.setViewportSize({ width: 720, height: 450 })
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(720)
    })
  })

  test(`${path} says it on a phone, too, passes axe, and fits the narrowest @phone @full`, async ({
    page,
  }) => {
    await expectAsSent(page, screen)
    await test.step('axe', () => expectNoViolations(page))
    await test.step('HTML CodeSniffer', () => expectNoErrors(page))
    await test.step('its length', async () => {
      await fontsLoaded(page)
      const screensLong = await page.evaluate(() => document.documentElement.scrollHeight / 844)
      expect.soft(screensLong).toBeLessThan(longestPage)
    })
    await test.step('no line breaks within what is read as one', async () => {
      await page.setViewportSize({ width: 320, height: 640 })
      expect.soft(await page.evaluate(findBrokenLines)).toEqual([])
    })
    await test.step('320 px, and text twice as large', () => expectFitsNarrowPhone(page))
  })
}

test('Home passes axe at a desk, whose header differs from the phone’s @desk', async ({ page }) => {
  await open(page, '/')
  await expectNoViolations(page)
  await expectNoErrors(page)
})

/** Expects the page to have its parts, to be hydrated as it was sent, and to have no errors. */
async function expectAsSent(page: Page, screen: Screen): Promise<void> {
  const isFound = screen !== notFound
  const messages = troubles(page)
  await test.step('its parts', async () => {
    expect((await page.goto(screen.path))?.status()).toBe(isFound ? 200 : 404)
    await hydrated(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(screen.heading)
    await expectScreen(page, screen)
  })
  await test.step('hydrated as sent, without errors', async () => {
    const { sent, shown } = await page.evaluate(readMain, content.contactPage.details.specialHours)
    expect(shown, 'the HTML').toBe(sent)
    expect(await page.locator('html').getAttribute('data-drawn-anew'), 'drawn anew').toBeNull()
    if (isFound) expect(messages, 'errors and warnings').toEqual([])
  })
}

test('the other cities’ pages have their parts and no errors @desk', async ({ page }) => {
  const messages = troubles(page)
  for (const screen of otherCities) {
    await test.step(screen.path, async () => {
      await open(page, screen.path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(screen.heading)
      await expectScreen(page, screen)
      await expect(page.locator('html[data-drawn-anew]'), 'hydrated as sent').toHaveCount(0)
    })
  }
  expect(messages).toEqual([])
})

test('every page of the site is in the table @desk', () => {
  expect(screens.map(({ path }) => path).toSorted()).toEqual(routePaths.toSorted())
})

test('a photograph is once on a page, and on two pages at most besides the portfolio and towns @desk', () => {
  test.info().skip(ownRecords !== undefined, ownRecords)
  const pages = globSync('**/*.html', {
    cwd: dist,
    exclude: ['our-work{,/*}.html', 'service-areas{,/*}.html'],
  })
  const shown = pages.flatMap((page) => {
    const main = readFileSync(join(dist, page), 'utf8').split('<main')[1] ?? ''
    const namesOf = (picture: RegExp) => [...main.matchAll(picture)].map(([, name]) => name ?? '')
    // One that illustrates something has no words of its own, and may be repeated.
    const told = namesOf(/<img src="\/photos\/([\w-]+)\.jpg" alt="[^"]/g)
    expect.soft(told, page).toEqual([...new Set(told)])
    const names = new Set(namesOf(/<img src="\/photos\/([\w-]+)\.jpg"/g))
    return [...names].map((name) => ({ name, page }))
  })
  expect(shown.length).toBeGreaterThan(5)
  const often = [...Map.groupBy(shown, ({ name }) => name)].filter(([, places]) => places.length > 2)
  expect(often.map(([name, places]) => `${name}: ${places.map(({ page }) => page)}`)).toEqual([])
})

/**
 * Runs in the page. The text of its main part, as it is and as it was sent, without what it says of its state:
 * the photo tool at once looks for an earlier batch, and Contact for special days ahead.
 */
function readMain(specialHours: string): Promise<{ readonly sent: string; readonly shown: string }> {
  const textOf = (page?: Document | null) => {
    const main = page?.querySelector('main')?.cloneNode(true) as HTMLElement
    for (const status of main.querySelectorAll('[role="status"]')) status.remove()
    for (const term of main.querySelectorAll('dt'))
      if (term.textContent === specialHours) term.parentElement?.remove()
    return main.textContent
  }
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('GET', location.href)
    request.responseType = 'document'
    request.onload = () => resolve({ sent: textOf(request.responseXML), shown: textOf(document) })
    request.onerror = reject
    request.send()
  })
}

/**
 * Runs in the page. Names the sentences that are read twice. What is pressed may be offered wherever somebody needs
 * it, and so may its words in a form; an answer repeats what the page says, for those who ask.
 */
function findRepeated(fewest: number): string[] {
  const sentences = [
    ...document.querySelectorAll<HTMLElement>('main :is(h1, h2, h3, h4, p, li, dd, td, figcaption)'),
  ]
    .filter((one) => one.checkVisibility() && !one.closest('form, details'))
    .filter((one) => !one.querySelector('p, li, dd, h3'))
    .flatMap((one) => {
      const words = one.cloneNode(true) as HTMLElement
      for (const pressed of words.querySelectorAll('a, button')) pressed.remove()
      return words.textContent.split(/(?<=[.!?])\s+/)
    })
    .map((sentence) => sentence.trim().replaceAll(/\s+/g, ' '))
    // Two jobs may have taken as long.
    .filter((sentence) => sentence.split(' ').length >= fewest && !/^\d/.test(sentence))
  return [...new Set(sentences.filter((one, index) => sentences.indexOf(one) !== index))]
}

/**
 * Runs in the page. Names the title if it does not begin below the logo, and texts beyond the header's edges.
 */
function findOffGrid(): string[] {
  const visible = (selector: string) =>
    [...document.querySelectorAll(selector)].filter(
      (element) => element.checkVisibility() && element.getBoundingClientRect().width > 1,
    )
  const links = visible('header:not(main *) a').map((link) => link.getBoundingClientRect())
  const [left = 0, right = 0] = [links[0]?.left, links.at(-1)?.right]
  return visible('main :is(h1, h2, h3, p, dd, dt, li)')
    .filter((text) => {
      const box = text.getBoundingClientRect()
      const isTitle = text.tagName === 'H1' && Math.abs(box.left - left) > 0.5
      return isTitle || box.left < left - 1 || box.right > right + 1
    })
    .map((text) => text.outerHTML.slice(0, 90))
}
