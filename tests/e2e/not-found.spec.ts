import { expect, type Page } from '@playwright/test'
import { business } from './content.ts'
import { expectFrame } from './frame.ts'
import { notFoundPath } from './screens.ts'
import { test } from './shared-page.ts'
import { hydrated, open, troubles } from './site.ts'

const unknownCity = '/service-areas/nowhere-oh'

const sorry = (page: Page) => page.getByRole('main').getByText('Oops! Page not found')

for (const path of [notFoundPath, unknownCity]) {
  test(`${path} is answered with the 404 page, which logs the path and leads home`, async ({
    page,
    isMobile,
  }) => {
    const messages = troubles(page)
    const response = await page.goto(path)
    await hydrated(page)
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('main')).toContainText('404')
    await expect(sorry(page)).toBeVisible()
    await expectFrame(page, isMobile)
    expect(messages.filter((message) => message.includes(path))).toHaveLength(1)
    expect(messages.filter((message) => !/404/.test(message))).toEqual([])

    await page.getByRole('link', { name: 'Return to Home' }).click()
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('main')).toContainText(`since ${business.founded.hero}`)
  })
}

test('a link to an unknown city leads to the 404 page @desk', async ({ page }) => {
  await open(page, '/service-areas')
  const messages = troubles(page)
  await page.evaluate((path) => history.pushState(null, '', path), unknownCity)
  await expect(sorry(page)).toBeVisible()
  expect(messages).toEqual([expect.stringContaining(unknownCity)])
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the 404 page has the same text @phone', async ({ page }) => {
    await page.goto(notFoundPath)
    await expect(sorry(page)).toBeVisible()
    await page.getByRole('link', { name: 'Return to Home' }).click()
    await expect(page).toHaveURL('/')
  })
})
