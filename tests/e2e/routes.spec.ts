import { expect, type Page } from '@playwright/test'
import { business, city, cityPath, routePaths } from './content.ts'
import { forms } from './forms.ts'
import { expectFrame } from './frame.ts'
import { notFoundPath, type Part, type Screen, screens } from './screens.ts'
import { test } from './shared-page.ts'
import { hydrated, type ReadPart, readParts, troubles } from './site.ts'

for (const scripts of [true, false]) {
  test.describe(scripts ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled: scripts })

    for (const screen of screens) {
      test(screen.path, async ({ page, isMobile }) => {
        const messages = troubles(page)

        const response = await page.goto(screen.path, { waitUntil: scripts ? 'load' : 'domcontentloaded' })
        if (scripts) await hydrated(page)

        expect(response?.status()).toBe(200)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(screen.heading)
        await expectFrame(page, isMobile)
        await expectParts(page, screen)
        expect(messages, 'errors and warnings').toEqual([])
      })
    }
  })
}

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

async function expectParts(page: Page, screen: Screen) {
  const selectors = Object.values(screen.parts).flatMap((part) => Object.keys(part.count ?? {}))
  const found = await readParts(page, selectors)
  for (const [name, part] of Object.entries(screen.parts)) {
    const missing = found.map((read) => missingIn(read, part)).toSorted((a, b) => a.length - b.length)
    expect.soft(missing[0], `what ${screen.path} lacks of its ${name}`).toEqual([])
  }
}

/** What a part of the page lacks. */
function missingIn(read: ReadPart, part: Part): string[] {
  const has = (text: string, wanted: string | RegExp) =>
    typeof wanted === 'string' ? text.includes(wanted) : wanted.test(text)
  const fields = part.form && forms[part.form]

  return [
    ...(part.says ?? []).filter((wanted) => !has(read.text, wanted)).map((wanted) => `words ${wanted}`),
    ...(part.answers ?? []).filter((wanted) => !has(read.markup, wanted)).map((wanted) => `answer ${wanted}`),
    ...(part.links ?? []).filter((link) => !read.links.includes(link)).map((link) => `link ${link}`),
    ...Object.entries(part.count ?? {})
      .filter(([selector, count]) => read.counts[selector] !== count)
      .map(([selector, count]) => `${count} of ${selector}, not ${read.counts[selector]}`),
    ...(fields && JSON.stringify(fields) !== JSON.stringify(read.fields)
      ? [`${part.form} form, not ${JSON.stringify(read.fields)}`]
      : []),
  ]
}

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
