import { expect } from '@playwright/test'
import { expectNoViolations } from './axe.ts'
import { routePaths } from './content.ts'
import { expectFrame } from './frame.ts'
import { expectParts } from './parts.ts'
import { notFoundPath, screens } from './screens.ts'
import { test } from './shared-page.ts'
import { expectFitsNarrowPhone, hydrated, troubles } from './site.ts'

// Checks that every page passes as it lies there, in one opening of it.

/**
 * All city pages have the same structure, so the others are opened on one screen, and for their words alone.
 */
const [, ...otherCities] = screens
  .map(({ path }) => path)
  .filter((path) => path.startsWith('/service-areas/'))

/** No page is longer on a phone, in screens of 390 x 844 px. */
const longestPage = 13

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const screen of [...screens, { path: notFoundPath, heading: /./, parts: {} }]) {
  const { path } = screen
  const isFound = path !== notFoundPath
  const isOtherCity = otherCities.includes(path)
  const tag = isOtherCity ? '@desk' : []

  test(`${path} has its parts and no errors, passes axe, and fits its screens`, { tag }, async ({
    page,
    isMobile,
  }) => {
    const messages = troubles(page)
    expect((await page.goto(path))?.status()).toBe(isFound ? 200 : 404)
    await hydrated(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(screen.heading)
    await expectFrame(page, isMobile)
    await expectParts(page, screen)
    expect(await page.evaluate(mainAsSent), 'the HTML').toBe(await page.locator('main').textContent())
    expect(await page.locator('html').getAttribute('data-drawn-anew'), 'hydrated as sent').toBeNull()
    if (isFound) expect(messages, 'errors and warnings').toEqual([])
    if (isOtherCity) return

    await expectNoViolations(page)
    if (isMobile) {
      const screensLong = await page.evaluate(() => document.documentElement.scrollHeight / 844)
      expect.soft(screensLong).toBeLessThan(longestPage)
      await expectFitsNarrowPhone(page)
      return
    }
    for (const width of [1440, 1920]) {
      await page.setViewportSize({ width, height: 1000 })
      expect.soft(await page.evaluate(findOffGrid), `off the grid at ${width} px`).toEqual([])
    }
    // A desk at 200 %.
    await page.setViewportSize({ width: 720, height: 450 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(720)
  })
}

test('every page of the site is in the table @desk', () => {
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

/**
 * Runs in the page. Names the title if it does not begin below the logo, and texts beyond the header's edges.
 */
function findOffGrid(): string[] {
  const visible = (selector: string) =>
    [...document.querySelectorAll(selector)].filter(
      (element) => element.checkVisibility() && element.getBoundingClientRect().width > 1,
    )
  const links = visible('header a').map((link) => link.getBoundingClientRect())
  const [left = 0, right = 0] = [links[0]?.left, links.at(-1)?.right]
  return visible('main :is(h1, h2, h3, p, dd, dt, li)')
    .filter((text) => {
      const box = text.getBoundingClientRect()
      const isTitle = text.tagName === 'H1' && Math.abs(box.left - left) > 0.5
      return isTitle || box.left < left - 1 || box.right > right + 1
    })
    .map((text) => text.outerHTML.slice(0, 90))
}
