import { expect, type Page } from '@playwright/test'
import { expectNoViolations } from './axe.ts'
import { cities, city, cityPath, cityWork, cityWorkWords } from './content.ts'
import { test } from './shared-page.ts'
import { open } from './site.ts'

/** The links on the map. */
const townsOf = (page: Page) =>
  page.locator('div:has(> img[src*="service-area"])').locator('a[href^="/service-areas/"]')

test('the map on Home shows every town, each with a touch target of its own, and leads to all areas @desk', async ({
  page,
}) => {
  await open(page, '/')
  await expect(townsOf(page)).toHaveCount(cities.length)
  const boxes = await townsOf(page).evaluateAll((all) =>
    all.map((link) => link.getBoundingClientRect().toJSON()),
  )
  for (const [index, one] of boxes.entries()) {
    expect.soft(one.height).toBeGreaterThanOrEqual(48)
    expect.soft(one.left).toBeGreaterThanOrEqual(0)
    expect.soft(one.right).toBeLessThanOrEqual(1440)
    const met = boxes
      .filter((other) => other !== one && one.left < other.right && other.left < one.right)
      .filter((other) => one.top < other.bottom - 8 && other.top < one.bottom - 8)
    expect.soft(met, `what town ${index + 1} meets`).toEqual([])
  }
  await page.getByRole('main').getByRole('link', { name: 'All service areas' }).click()
  await expect(page).toHaveURL('/service-areas')
})

test('a narrow map has every name, none over another, and holds them with any size of text @phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 740 })
  await open(page, cityPath(city))
  for (const size of ['100%', '200%']) {
    await page.evaluate((size) => document.documentElement.style.setProperty('font-size', size), size)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    const boxes = await townsOf(page).evaluateAll((all) =>
      all.map((link) => {
        const range = document.createRange()
        range.selectNodeContents(link)
        return { name: link.textContent, ...range.getBoundingClientRect().toJSON() }
      }),
    )
    for (const one of boxes) {
      const met = boxes
        .filter((other) => other !== one && one.left < other.right && other.left < one.right)
        .filter((other) => one.top < other.bottom - 3 && other.top < one.bottom - 3)
      expect.soft(met, `what ${one.name} meets at ${size}`).toEqual([])
    }
  }
})

test('a finger hits each name on the map of a narrow phone @phone', async ({ page }) => {
  for (const path of ['/', '/service-areas', cityPath(city)]) {
    await page.goto(path)
    for (const width of [320, 360, 390]) {
      await page.setViewportSize({ width, height: 740 })
      await expectNoViolations(page, 'div:has(> img[src*="service-area"])', 'target-size')
    }
  }
})

test('a town on the map is reachable by keyboard and leads to its page, which highlights it @desk', async ({
  page,
}) => {
  await open(page, '/service-areas')
  const town = townsOf(page).filter({ hasText: city.name })
  await town.focus()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Tab')
  await expect(town).toBeFocused()
  await expect(town).not.toHaveCSS('outline-style', 'none')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(cityPath(city))
  await expect(townsOf(page).and(page.locator('[aria-current=page]'))).toHaveText(city.name)
})

const ownProjects = (one: (typeof cities)[number]) =>
  cityWork(one).projects.filter(({ location }) => location.startsWith(`${one.name},`))

for (const [what, one] of [
  ['its own project', cities.find((one) => ownProjects(one).length > 0 && cityWork(one).reviews.length > 0)],
  ['the nearest project of another town', cities.find((one) => ownProjects(one).length === 0)],
] as const) {
  if (!one) continue
  test(`a city page shows ${what}, and the reviews from that city @phone`, async ({ page }) => {
    const { projects, reviews } = cityWork(one)
    await open(page, cityPath(one))
    const section = page.getByRole('region', { name: cityWorkWords(one.name, cityWork(one)).title })
    await section.scrollIntoViewIfNeeded()
    await expect(section.getByRole('heading', { level: 2 })).toContainText(
      projects[0]?.location.split(',')[0] ?? '',
    )
    await expect(section.getByRole('slider')).toHaveCount(projects.filter((one) => one.beforeAfter).length)
    await expect(section.getByRole('blockquote')).toHaveCount(reviews.length)
    const links = section.getByRole('link')
    await expect(links).toHaveCount(projects.length)
    for (const [index, { id }] of projects.entries())
      await expect(links.nth(index)).toHaveAttribute('href', `/our-work?project=${id}`)
  })
}

/** Every five words in a row of a page's main part, as the server sends it. */
function fiveWordSequences(html: string): string[] {
  const main = /<main.*<\/main>/s.exec(html)?.[0] ?? ''
  const text = main.replaceAll(/<(script|style|select|svg).*?<\/\1>/gs, ' ').replaceAll(/<[^>]+>/g, ' ')
  const words = text.toLowerCase().match(/[\p{L}\d'’-]+/gu) ?? []
  return words.slice(4).map((_, index) => words.slice(index, index + 5).join(' '))
}

test('no two city pages share more than 65 % of their five-word sequences @desk', async ({ request }) => {
  const pages = await Promise.all(
    cities.map(async (city) => {
      const response = await request.get(cityPath(city))
      return { name: city.name, sequences: fiveWordSequences(await response.text()) }
    }),
  )
  for (const page of pages) {
    for (const other of pages.filter((one) => one !== page)) {
      const known = new Set(other.sequences)
      const shared = page.sequences.filter((sequence) => known.has(sequence)).length
      expect.soft(shared / page.sequences.length, `${page.name} and ${other.name}`).toBeLessThanOrEqual(0.65)
    }
  }
})
