import { expect, type Page } from '@playwright/test'
import { notFoundPath, screens } from './screens.ts'
import { test } from './shared-page.ts'
import { open } from './site.ts'

// Header, hero and content share one grid on every screen: the same left edge, and nothing beyond either side of it.

const [firstCity, ...otherCities] = screens
  .map(({ path }) => path)
  .filter((path) => path.startsWith('/service-areas/'))
const paths = [...screens.map(({ path }) => path), notFoundPath].filter((path) => !otherCities.includes(path))

test.describe('on a desk', { tag: '@desk' }, () => {
  for (const path of paths) {
    test(`one grid holds ${path === firstCity ? 'a city page' : path}`, async ({ page }) => {
      for (const width of [1440, 1920]) {
        await page.setViewportSize({ width, height: 1000 })
        await open(page, path)
        const { left, right, heading, texts } = await edges(page)
        expect.soft(heading, `the title at ${width} px`).toBeCloseTo(left, 0)
        const stranded = texts.filter((text) => text.left < left - 1 || text.right > right + 1)
        expect.soft(stranded, `at ${width} px`).toEqual([])
      }
    })
  }
})

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
