import { expect, type Page } from '@playwright/test'
import { expectNoViolations } from './axe.ts'
import { routePaths } from './content.ts'
import { expectFrame } from './frame.ts'
import { test } from './opened-page.ts'
import { expectParts } from './parts.ts'
import { notFoundPath, screens } from './screens.ts'
import { expectLargeTextFits } from './site.ts'

// What is true of every page as it lies there.

const [, ...otherCities] = screens
  .map(({ path }) => path)
  .filter((path) => path.startsWith('/service-areas/'))

/** No page is longer on a phone, in screens of 390 x 844 px. */
const longestPage = 12.5

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const path of [...screens.map((screen) => screen.path), notFoundPath]) {
  test.describe(path, () => {
    // In one worker, where they share the opened page.
    test.describe.configure({ mode: 'default' })
    test.use({ path })

    const screen = screens.find((screen) => screen.path === path)
    if (screen) {
      test('has its heading, its frame and its parts, and no errors', async ({ opened, page, isMobile }) => {
        expect(opened.status).toBe(200)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(screen.heading)
        await expectFrame(page, isMobile)
        await expectParts(page, screen)
        expect(await page.evaluate(mainAsSent), 'the HTML').toBe(await page.locator('main').textContent())
        expect(opened.messages, 'errors and warnings').toEqual([])
      })
    }

    test('is no wider than a desk at 200 % @desk', async ({ page }) => {
      await page.setViewportSize({ width: 720, height: 450 })
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(720)
    })

    test('fits a narrow phone with text twice as large @phone', async ({ page }) => {
      await expectLargeTextFits(page)
    })

    // All city pages have the same structure, so one of them is enough here.
    if (otherCities.includes(path)) return

    test('passes axe', async ({ page }) => {
      await expectNoViolations(page)
    })

    test('is short enough on a phone @phone', async ({ page }) => {
      expect(await page.evaluate(() => document.documentElement.scrollHeight / 844)).toBeLessThan(longestPage)
    })

    // The same left edge for header, hero and content, and nothing beyond either side of it.
    test('lies on one grid @desk', async ({ page }) => {
      for (const width of [1440, 1920]) {
        await page.setViewportSize({ width, height: 1000 })
        const { left, right, heading, texts } = await edges(page)
        expect.soft(heading, `the title at ${width} px`).toBeCloseTo(left, 0)
        const stranded = texts.filter((text) => text.left < left - 1 || text.right > right + 1)
        expect.soft(stranded, `at ${width} px`).toEqual([])
      }
    })
  })
}

test('every page of the site is in the table', () => {
  expect(screens.map(({ path }) => path).toSorted()).toEqual(routePaths.toSorted())
})

/** Runs in the page. The text of its main part in the HTML, as it is without scripts. */
function mainAsSent(): Promise<string | null | undefined> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('GET', location.href)
    request.responseType = 'document'
    request.onload = () => resolve(request.responseXML?.querySelector('main')?.textContent)
    request.onerror = reject
    request.send()
  })
}

/** The outer edges of the header, the left edge of the page's title, and those of all texts of the page. */
function edges(page: Page) {
  return page.evaluate(() => {
    const box = (element: Element | null | undefined) => {
      const { left = 0, right = 0 } = element?.getBoundingClientRect() ?? {}
      return { left, right }
    }
    const logo = document.querySelector('header a')
    const last = [...document.querySelectorAll('header a')].filter((link) => link.checkVisibility()).at(-1)
    const texts = [...document.querySelectorAll('main :is(h1, h2, h3, p, dd, dt, li)')]
      .filter((element) => element.checkVisibility() && element.getBoundingClientRect().width > 1)
      .map((element) => ({ ...box(element), text: element.textContent?.slice(0, 30) }))
    return {
      left: box(logo).left,
      right: box(last).right,
      heading: box(document.querySelector('h1')).left,
      texts,
    }
  })
}
