import { expect, type Page, test } from '@playwright/test'
import { projects, projectsPerPage } from '../e2e/content.ts'
import { clearHttpCache, install, OwnSite } from '../e2e/own-site.ts'
import { hydrated, troubles } from '../e2e/site.ts'

// Five hundred projects, of which Our Work shows a part at a time.

const perPage = projectsPerPage
const total = projects.length

const cards = (page: Page) => page.getByRole('article')
const more = (page: Page) => page.getByRole('link', { name: 'Show More Projects' })
const filter = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const link = (page: Page, title = '') =>
  page.getByRole('article').getByRole('link', { name: title, exact: true })
const of = (category: string) => projects.filter((project) => project.category === category)

test('more projects come in place, by keys as well, and stay when a project was looked at', async ({
  page,
}) => {
  const found = troubles(page)
  await page.goto('/our-work')
  await expect(cards(page)).toHaveCount(perPage)
  await hydrated(page)
  await more(page).focus()
  await page.keyboard.press('Enter')
  await expect(cards(page)).toHaveCount(2 * perPage)
  await expect(page.getByText(`Showing ${2 * perPage} of ${total} projects`)).toBeVisible()
  await expect(link(page, projects[perPage]?.title)).toBeFocused()

  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: projects[perPage]?.title })).toBeVisible()
  await page.goBack()
  await expect(cards(page)).toHaveCount(2 * perPage)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Floor Repair' }).click()
  await expect(page).toHaveURL('/sanding-and-refinishing')
  await page.goBack()
  await expect(cards(page)).toHaveCount(2 * perPage)
  expect(found).toEqual([])
})

test('when all projects are shown, no more are offered', async ({ page }) => {
  await page.goto(`/our-work?page=${Math.ceil(total / perPage)}`)
  await expect(cards(page)).toHaveCount(total)
  await expect(more(page)).toHaveCount(0)
})

test('a press on more before the scripts run is done then', async ({ page }) => {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/\/assets\/(?!start-).+\.js$/, async (route) => {
    await released
    await route.continue()
  })
  await page.goto('/our-work', { waitUntil: 'domcontentloaded' })
  await more(page).click()
  release()
  await expect(cards(page)).toHaveCount(2 * perPage)
})

test('the filter finds projects that the page does not show', async ({ page }) => {
  await page.goto('/our-work')
  await filter(page, 'Stairs').click()
  await expect(cards(page)).toHaveCount(Math.min(perPage, of('stairs').length))
  await more(page).click()
  await expect(cards(page)).toHaveCount(Math.min(2 * perPage, of('stairs').length))
  await expect(page).toHaveURL('/our-work?category=stairs&page=2')
  await page.reload()
  await expect(cards(page)).toHaveCount(Math.min(2 * perPage, of('stairs').length))
  await filter(page, 'All').click()
  await expect(cards(page)).toHaveCount(perPage)
})

test('a shared address opens any project, among all of them', async ({ page }) => {
  const found = troubles(page)
  const last = projects.at(-1)
  await page.goto(`/our-work?project=${last?.id}`)
  await expect(page.getByRole('dialog', { name: last?.title })).toBeVisible()
  await expect(page.getByRole('status', { name: `${last?.title}, ${total} of ${total}` })).toBeVisible()
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByRole('dialog', { name: projects[0]?.title })).toBeVisible()
  expect(found).toEqual([])
})

test('the presentation shows all of a category', async ({ page }) => {
  await page.goto('/our-work?category=stairs')
  await filter(page, 'Show full screen').click()
  const counter = page.getByRole('dialog', { name: 'Presentation' }).getByText(/^1 \/ \d+$/)
  await expect(counter).toBeVisible()
  const [, slides = ''] = (await counter.innerText()).split('/')
  expect(Number(slides)).toBeGreaterThan(of('stairs').length)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('links lead through all projects', async ({ page }) => {
    const seen: string[] = []
    await page.goto('/our-work')
    for (let next = more(page); ; next = page.getByRole('link', { name: 'Next Projects' })) {
      seen.push(...(await page.getByRole('article').getByRole('heading', { level: 3 }).allInnerTexts()))
      if ((await next.count()) === 0) break
      await next.click()
    }
    expect(seen).toEqual(projects.map(({ title }) => title))
    await page.getByRole('link', { name: 'Previous Projects' }).click()
    await expect(page.getByText(/^Projects \d+ to \d+ of/)).toBeVisible()
  })
})

test('a page of projects is taken over without trouble, and opens its projects', async ({ page }) => {
  const found = troubles(page)
  await page.goto('/our-work/2')
  await hydrated(page)
  const project = projects[perPage]
  await link(page, project?.title).click()
  await expect(page.getByRole('dialog', { name: project?.title })).toBeVisible()
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(page).toHaveURL('/our-work/2')
  await page.getByRole('link', { name: 'Next Projects' }).click()
  await expect(page).toHaveURL('/our-work/3')
  await expect(page).toHaveTitle(/Page 3/)
  expect(found).toEqual([])
})

test('a page beyond the last one is not there', async ({ page }) => {
  expect((await page.goto('/our-work/99'))?.status()).toBe(404)
})

test('the page has less than 1,500 elements and 60 kB', async ({ page }) => {
  const response = await page.goto('/our-work')
  await hydrated(page)
  expect(await page.locator('*').count()).toBeLessThan(1500)
  expect(Number((await response?.allHeaders())?.['content-length'])).toBeLessThan(60_000)
})

test('without a network, every project is reached', async ({ browser, viewport }) => {
  test.setTimeout(240_000)
  const site = new OwnSite()
  await site.start()
  const context = await browser.newContext({ viewport, baseURL: site.url, serviceWorkers: 'allow' })
  const page = await context.newPage()
  await install(page, site.url)
  await site.stop()
  await clearHttpCache(page)
  await page.goto('/our-work')
  await more(page).click()
  await expect(cards(page)).toHaveCount(2 * perPage)
  await page.goto(`/our-work?project=${projects.at(-1)?.id}`)
  await expect(page.getByRole('dialog', { name: projects.at(-1)?.title })).toBeVisible()
  await page.goto('/our-work/3')
  await expect(cards(page)).toHaveCount(perPage)
  await context.close()
})
