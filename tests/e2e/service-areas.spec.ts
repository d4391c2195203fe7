import { expect, type Locator, type Page } from '@playwright/test'
import { cities, city, cityPath, cityWork, cityWorkWords, nextCity } from './content.ts'
import { test } from './shared-page.ts'
import { open } from './site.ts'

/** The links on the map. A narrow map has them in its list. */
const townsOf = (page: Page) => page.getByRole('main').locator('ol a[href^="/service-areas/"]')

const boxes = (links: Locator) =>
  links.evaluateAll((all) =>
    all.map((link) => {
      const { left, right, top, bottom } = link.getBoundingClientRect()
      return { name: link.textContent, left, right, top, bottom }
    }),
  )

for (const path of ['/', '/service-areas', cityPath(city.slug)]) {
  test(`${path} shows every town, each with a touch target of its own @desk`, async ({ page }) => {
    await open(page, path)
    const towns = townsOf(page)
    await expect(towns).toHaveCount(cities.length)
    const all = await boxes(towns)
    for (const one of all) {
      expect.soft(one.bottom - one.top, `height of ${one.name}`).toBeGreaterThanOrEqual(48)
      const met = all.filter(
        (other) =>
          other !== one &&
          one.left < other.right &&
          other.left < one.right &&
          one.top < other.bottom - 8 &&
          other.top < one.bottom - 8,
      )
      expect.soft(met, `what ${one.name} meets`).toEqual([])
    }
  })
}

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
  await expect(page).toHaveURL(cityPath(city.slug))
  await expect(page.locator('ol a[aria-current="page"]')).toHaveText(city.name)
})

test('a narrow map numbers its towns, and the list below it names them @phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await open(page, cityPath(city.slug))
  const towns = townsOf(page)
  await expect(towns).toHaveCount(cities.length)
  for (const { name, top, bottom, left, right } of await boxes(towns)) {
    expect.soft(bottom - top, name ?? '').toBeGreaterThanOrEqual(48)
    expect.soft(left, name ?? '').toBeGreaterThanOrEqual(0)
    expect.soft(right, name ?? '').toBeLessThanOrEqual(320)
  }
  await towns.filter({ hasText: nextCity.name }).click()
  await expect(page).toHaveURL(cityPath(nextCity.slug))
})

const ownProjects = (one: (typeof cities)[number]) =>
  cityWork(one).projects.filter(({ location }) => location.startsWith(`${one.name},`))

test('a city page shows the projects and reviews from that city', async ({ page }) => {
  const withBoth = cities.find((one) => ownProjects(one).length > 0 && cityWork(one).reviews.length > 0)
  if (!withBoth) throw new Error('No city has a project and a review')
  const work = cityWork(withBoth)
  await open(page, cityPath(withBoth.slug))
  const section = page.getByRole('region', { name: cityWorkWords(withBoth.name, work).title })
  await section.scrollIntoViewIfNeeded()
  await expect(section.getByRole('slider')).toHaveCount(work.projects.filter((one) => one.beforeAfter).length)
  await expect(section.getByRole('blockquote')).toHaveCount(work.reviews.length)
  const targets = await section
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(targets).toEqual(work.projects.map(({ id }) => `/our-work?project=${id}`))
})

test('a city without a project shows the nearest one, and names its town', async ({ page }) => {
  const withNone = cities.find((one) => ownProjects(one).length === 0)
  if (!withNone) return
  const work = cityWork(withNone)
  const [project] = work.projects
  await open(page, cityPath(withNone.slug))
  const section = page.getByRole('region', { name: cityWorkWords(withNone.name, work).title })
  await expect(section.getByRole('heading', { name: project?.title })).toBeVisible()
  await expect(section.getByRole('heading', { level: 2 })).toContainText(
    project?.location.split(',')[0] ?? '',
  )
  await expect(section.getByRole('blockquote')).toHaveCount(work.reviews.length)
})

/** Every five words in a row of a page's main part, as the server sends it. */
function fiveWordSequences(html: string): string[] {
  const main = /<main.*<\/main>/s.exec(html)?.[0] ?? ''
  const text = main.replaceAll(/<(script|style|select|svg).*?<\/\1>/gs, ' ').replaceAll(/<[^>]+>/g, ' ')
  const words = text.toLowerCase().match(/[\p{L}\d'’-]+/gu) ?? []
  return words.slice(4).map((_, index) => words.slice(index, index + 5).join(' '))
}

test('no two city pages share more than 65 % of their five-word sequences @desk', async ({ request }) => {
  const pages = await Promise.all(
    cities.map(async ({ name, slug }) => {
      const response = await request.get(cityPath(slug))
      return { name, sequences: fiveWordSequences(await response.text()) }
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
