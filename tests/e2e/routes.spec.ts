import { expect } from '@playwright/test'
import { business, city, cityPath, routePaths } from './content.ts'
import { expectFrame } from './frame.ts'
import { expectParts } from './parts.ts'
import { notFoundPath, screens } from './screens.ts'
import { test } from './shared-page.ts'
import { hydrated, troubles } from './site.ts'

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  for (const screen of screens) {
    // The HTML is the same on both screens, and so is the frame of all pages.
    const tag = screen.path === '/' ? [] : '@phone'

    test(screen.path, { tag }, async ({ page, isMobile }) => {
      const messages = troubles(page)

      const response = await page.goto(screen.path, { waitUntil: 'domcontentloaded' })

      expect(response?.status()).toBe(200)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(screen.heading)
      await expectFrame(page, isMobile)
      await expectParts(page, screen)
      expect(messages, 'errors and warnings').toEqual([])
    })
  }
})

test('an address with a slash at its end is that of the page', { tag: '@desk' }, async ({
  page,
  request,
}) => {
  const messages = troubles(page)
  // As hosts do that answer both.
  const body = await (await request.get('/about')).text()
  await page.route('**/about/', (route) => route.fulfill({ contentType: 'text/html', body }))
  await page.goto('/about/')
  await hydrated(page)
  await expect(page).toHaveURL('/about')
  expect(messages, 'errors and warnings').toEqual([])
})

test('every page of the site is in the table', () => {
  expect(screens.map(({ path }) => path).toSorted()).toEqual(routePaths.toSorted())
})

test.describe('a path that is no page', () => {
  test('answers with the 404 page, logs the path and leads home', async ({ page, isMobile }) => {
    const messages = troubles(page)
    const response = await page.goto(notFoundPath)
    await hydrated(page)

    expect(response?.status()).toBe(404)
    await expect(page.getByRole('main')).toContainText('404')
    await expect(page.getByRole('main')).toContainText('Oops! Page not found')
    await expectFrame(page, isMobile)
    expect(messages.filter((message) => message.includes(notFoundPath))).toHaveLength(1)
    expect(messages.filter((message) => !/404/.test(message))).toEqual([])

    await page.getByRole('link', { name: 'Return to Home' }).click()
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('main')).toContainText(`since ${business.founded.hero}`)
  })

  test('an unknown city, by its URL or by a link, is the 404 page', async ({ page }) => {
    const path = '/service-areas/nowhere-oh'
    const messages = troubles(page)
    const response = await page.goto(path)
    await hydrated(page)

    expect(response?.status()).toBe(404)
    await expect(page.getByRole('main')).toContainText('Oops! Page not found')
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    expect(messages.filter((message) => !/404/.test(message))).toEqual([])

    await page.goto('/service-areas')
    await hydrated(page)
    messages.length = 0
    // The router follows a link to a city that does not exist, as content could contain one.
    await page
      .getByRole('main')
      .locator(`a[href="${cityPath(city.slug)}"]`)
      .last()
      .click()
    await expect(page).toHaveURL(cityPath(city.slug))
    await page.evaluate((path) => history.pushState(null, '', path), path)
    await expect(page.getByRole('main')).toContainText('Oops! Page not found')
    expect(messages).toEqual([expect.stringContaining(path)])
  })

  test('has the same text without scripts', async ({ browser, baseURL }) => {
    const page = await browser.newPage({ baseURL, javaScriptEnabled: false })
    await page.goto(notFoundPath)
    await expect(page.getByRole('main')).toContainText('404')
    await expect(page.getByRole('main')).toContainText('Oops! Page not found')
    await page.getByRole('link', { name: 'Return to Home' }).click()
    await expect(page).toHaveURL('/')
    await page.close()
  })
})
