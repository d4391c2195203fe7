import { expect, type Page } from '@playwright/test'
import { projects, projectsPerPage } from './content.ts'
import { test } from './shared-page.ts'
import { isOfTheTest, open } from './site.ts'

const cards = (page: Page) => page.getByRole('article')
const filter = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

const count = (category: string) => projects.filter((project) => project.category === category).length

function collectMessages(page: Page): string[] {
  const messages: string[] = []
  page.on('console', (message) => {
    if (!isOfTheTest(message)) messages.push(`${message.type()}: ${message.text()}`)
  })
  page.on('pageerror', (error) => messages.push(`uncaught: ${error.message}`))
  return messages
}

test('a filter has its own URL, and the back button leaves it', async ({ page }) => {
  await page.goto('/our-work')
  await expect(cards(page)).toHaveCount(Math.min(projects.length, projectsPerPage))
  await expect(filter(page, 'All')).toHaveAttribute('aria-pressed', 'true')

  await filter(page, 'Stairs').click()
  await expect(page).toHaveURL('/our-work?category=stairs')
  await expect(cards(page)).toHaveCount(count('stairs'))
  await expect(page.getByText(`Showing ${count('stairs')} of ${projects.length} projects`)).toBeVisible()

  await filter(page, 'LVP/LVT').click()
  await expect(page).toHaveURL('/our-work?category=lvp-lvt')
  await expect(cards(page)).toHaveCount(count('lvp-lvt'))

  await page.goBack()
  await expect(filter(page, 'Stairs')).toHaveAttribute('aria-pressed', 'true')
  await expect(cards(page)).toHaveCount(count('stairs'))

  await filter(page, 'All').click()
  await expect(page).toHaveURL('/our-work')
  await expect(cards(page)).toHaveCount(Math.min(projects.length, projectsPerPage))
})

test('choosing a filter keeps the scroll position and the focus', async ({ page }) => {
  await page.goto('/our-work')
  await filter(page, 'Sanding').scrollIntoViewIfNeeded()
  await page.evaluate(() => window.scrollBy(0, 60))
  const before = await page.evaluate(() => window.scrollY)
  expect(before).toBeGreaterThan(0)

  await filter(page, 'Sanding').click()
  await expect(cards(page)).toHaveCount(count('sanding'))
  await expect(filter(page, 'Sanding')).toBeFocused()
  expect(await page.evaluate(() => window.scrollY)).toBe(before)
})

test('the URL of a filter opens without console messages', async ({ page }) => {
  const messages = collectMessages(page)
  await page.goto('/our-work?category=stairs')
  await expect(cards(page)).toHaveCount(count('stairs'))
  await expect(filter(page, 'Stairs')).toHaveAttribute('aria-pressed', 'true')
  expect(messages).toEqual([])
})

test('an address that names no category shows all projects', async ({ page }) => {
  const messages = collectMessages(page)
  await page.goto('/our-work?category=tile')
  await expect(page).toHaveURL('/our-work')
  await expect(cards(page)).toHaveCount(Math.min(projects.length, projectsPerPage))
  await expect(filter(page, 'All')).toHaveAttribute('aria-pressed', 'true')
  expect(messages).toEqual([])
})

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false })

  test('all projects are shown, and buttons that need scripts are hidden', async ({ page }) => {
    await page.goto('/our-work?category=stairs')
    await expect(cards(page)).toHaveCount(Math.min(projects.length, projectsPerPage))
    await expect(filter(page, 'All')).toBeHidden()
    await expect(filter(page, 'Show full screen')).toBeHidden()
  })
})

test('the page starts with a comparison as wide as the screen, and the first projects are in view @desk', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 })
  await page.goto('/our-work')
  const comparison = await page.locator('[data-comparison]').first().boundingBox()
  expect(comparison?.width).toBe(await page.evaluate(() => document.documentElement.clientWidth))
  const first = await cards(page).first().boundingBox()
  expect(first?.y).toBeLessThan(600)
})

test('on a phone the filters are one scrolling row, and descriptions have two lines @phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/our-work')
  const tops = await page
    .getByRole('button', { pressed: false })
    .or(filter(page, 'All'))
    .evaluateAll((buttons) =>
      buttons
        .filter((button) => button.closest('fieldset'))
        .map((button) => button.getBoundingClientRect().top),
    )
  expect(tops).toHaveLength(6)
  expect(new Set(tops).size).toBe(1)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)

  await filter(page, 'Stairs').click()
  await expect(cards(page)).toHaveCount(count('stairs'))

  const words = projects.find(({ category }) => category === 'stairs')?.description
  const description = cards(page)
    .first()
    .getByText(words ?? '', { exact: true })
  const lines = await description.evaluate(
    (element) => element.clientHeight / Number.parseFloat(getComputedStyle(element).lineHeight),
  )
  expect(Math.round(lines)).toBe(2)
})

test('a project grows from its card, except with reduced motion', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(window, { grown: [] })
    const own = document.startViewTransition.bind(document)
    document.startViewTransition = (...given: Parameters<typeof own>) => {
      const transition = own(...given)
      void transition.ready.then(() => {
        const names = document
          .getAnimations()
          .map(({ effect }) => (effect instanceof KeyframeEffect ? effect.pseudoElement : null))
        Reflect.get(window, 'grown').push(...names)
      })
      return transition
    }
  })
  const grown = () => page.evaluate((): string[] => Reflect.get(window, 'grown'))
  const link = cards(page).first().getByRole('link')
  await open(page, '/our-work')
  const loaded = page.waitForResponse(/ProjectDialog.*\.js/)
  await link.focus()
  await loaded
  await link.press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect.poll(grown).toContain('::view-transition-group(project)')

  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, '/our-work')
  await link.click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await grown()).toEqual([])
  await page.emulateMedia({ reducedMotion: null })
})

test('a project leads to an estimate for its kind of work', async ({ page }) => {
  const stairs = projects.find(({ category }) => category === 'stairs')
  await page.goto(`/our-work?project=${stairs?.id}`)
  await page.getByRole('dialog').getByRole('link', { name: 'An estimate for a floor like this' }).click()
  await expect(page).toHaveURL('/contact?service=stairs')
  await expect(page.getByLabel('Service', { exact: true })).toHaveValue('stairs')

  // Coming back does not undo the visitor's own choice.
  await page.getByLabel('Service', { exact: true }).selectOption('repair')
  await page.goto('/contact')
  await expect(page.getByLabel('Service', { exact: true })).toHaveValue('repair')
})
