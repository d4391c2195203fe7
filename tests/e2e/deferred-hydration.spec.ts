import { expect, type Page, type Route } from '@playwright/test'
import { projects } from './content.ts'
import { test } from './shared-page.ts'
import { holdRequests, hydrated, reachFloatingButtons, troubles } from './site.ts'

// A page is plain HTML at first. Its scripts start when it is loaded, or when somebody wants something of it.

const isStart = (url: string) => /\/start-[^/]*\.js$/.test(url)

const pageScripts = /\/assets\/(?!start-).+\.js$/

const filter = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const projectLink = (page: Page, title = projects[0]?.title ?? '') =>
  page.getByRole('article').getByRole('link', { name: title })

for (const [sign, give] of [
  ['the pointer', (page: Page) => page.mouse.move(100, 100)],
  ['a key', (page: Page) => page.keyboard.press('Shift')],
  ['scrolling', (page: Page) => page.evaluate(() => window.scrollBy(0, 10))],
] as const) {
  test(`scripts leave the network to the page until it is loaded, or ${sign} shows intent @phone`, async ({
    page,
  }) => {
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'script') asked.push(request.url())
    })
    const release = await holdRequests(page, /\.avif$/)
    const started = page.waitForResponse((response) => isStart(response.url()))
    await page.goto('/our-work', { waitUntil: 'domcontentloaded' })
    await started
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(asked.filter((url) => !isStart(url))).toEqual([])

    await give(page)
    await hydrated(page)
    release()
  })
}

test.describe('a press before the scripts run', () => {
  let release: () => void
  let openings: number

  test.beforeEach(async ({ page }) => {
    openings = 0
    page.on('domcontentloaded', () => openings++)
    release = await holdRequests(page, pageScripts)
    const started = page.waitForResponse((response) => isStart(response.url()))
    await page.goto('/our-work')
    await started
  })

  test.afterEach(() => expect(openings).toBe(1))

  test('on a filter shows that it counts, and is done then @phone', async ({ page }) => {
    await filter(page, 'Stairs').click()
    // Longer than it would take the browser's own way.
    await page.waitForTimeout(5_500)
    await expect(filter(page, 'Stairs')).toHaveAttribute('aria-busy', 'true')
    release()
    await expect(filter(page, 'Stairs')).toHaveAttribute('aria-pressed', 'true')
    await expect(filter(page, 'Stairs')).not.toHaveAttribute('aria-busy')
    await expect(page).toHaveURL('/our-work?category=stairs')
  })

  test('by a key counts as well, and the last press of two @desk', async ({ page }) => {
    await filter(page, 'Stairs').click()
    await filter(page, 'Sanding').focus()
    await page.keyboard.press('Enter')
    release()
    await expect(page).toHaveURL('/our-work?category=sanding')
    await expect(filter(page, 'Stairs')).toHaveAttribute('aria-pressed', 'false')
  })

  test('on a project opens its dialog then', async ({ page }) => {
    await projectLink(page).click()
    await expect(projectLink(page)).toHaveAttribute('aria-busy', 'true')
    release()
    await expect(page.getByRole('dialog', { name: projects[0]?.title })).toBeVisible()
    await expect(page).toHaveURL(`/our-work?project=${projects[0]?.id}`)
  })
})

test('files that are dropped before the scripts run are taken then @desk', async ({ page }) => {
  const release = await holdRequests(page, pageScripts)
  const started = page.waitForResponse((response) => isStart(response.url()))
  await page.goto('/image-enhancement')
  await started
  const isLeftToBrowser = await page.evaluate(() => {
    const dataTransfer = new DataTransfer()
    dataTransfer.items.add(new File(['floor'], 'floor.jpg', { type: 'image/jpeg' }))
    const options = { bubbles: true, cancelable: true, dataTransfer }
    return ['dragover', 'drop'].map((type) => document.body.dispatchEvent(new DragEvent(type, options)))
  })
  expect(isLeftToBrowser).toEqual([false, false])
  release()
  await expect(page.getByText('1 image(s) ready')).toBeVisible()
})

test('what works without scripts is not held up by them', async ({ page, isMobile }) => {
  await holdRequests(page, pageScripts)
  await page.goto('/sanding-and-refinishing', { waitUntil: 'domcontentloaded' })
  const question = page.locator('summary').first()
  await question.click()
  await expect(page.locator('details').first()).toHaveAttribute('open')
  await page.getByRole('button', { name: isMobile ? 'Open menu' : 'Services' }).click()
  await page.locator(':popover-open').getByRole('link', { name: 'Hardwood Installation' }).click()
  await expect(page).toHaveURL('/flooring-installation/hardwood')
})

const answer404 = (route: Route) => route.fulfill({ status: 404, body: '' })

for (const [missing, pattern] of [
  ['the start script', /\/start-[^/]*\.js$/],
  ['a shared script', /\/assets\/framework-.+\.js$/],
] as const) {
  test(`without ${missing}, links and buttons lead to pages`, async ({ page, isMobile }) => {
    await page.route(pattern, answer404)
    await page.goto('/our-work')
    await projectLink(page).click()
    await expect(page).toHaveURL(`/our-work?project=${projects[0]?.id}#project-${projects[0]?.id}`)
    // On a phone the button comes with the scripts.
    if (isMobile) return
    await reachFloatingButtons(page)
    await page.getByRole('complementary').getByRole('button', { name: 'Free Estimate' }).click()
    await expect(page).toHaveURL(/\/contact\??$/)
  })
}

test('a script that is missing for a moment is asked for again, and the press is done @phone', async ({
  page,
}) => {
  const pressed = Promise.withResolvers<void>()
  let answers = 0
  await page.route(/\/assets\/framework-.+\.js$/, async (route) => {
    await pressed.promise
    answers++
    // The preload and the first attempt.
    return answers <= 2 ? answer404(route) : route.continue()
  })
  const found = troubles(page)
  await page.goto('/our-work')
  await filter(page, 'Stairs').click()
  pressed.resolve()
  await expect(page).toHaveURL('/our-work?category=stairs')
  expect(found.filter((text) => text.startsWith('uncaught'))).toEqual([])
})

test('scripts that could not be had without a network start when it is back @phone', async ({ page }) => {
  await page.route(pageScripts, (route) => route.abort())
  await page.goto('/our-work')
  // Both attempts.
  await expect(filter(page, 'Stairs')).not.toHaveAttribute('aria-busy')
  await filter(page, 'Stairs').click()
  await expect(filter(page, 'Stairs')).not.toHaveAttribute('aria-busy')
  await page.unroute(pageScripts)
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await hydrated(page)
})
