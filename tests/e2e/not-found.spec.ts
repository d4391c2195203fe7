import { expect } from '@playwright/test'
import { business } from './content.ts'
import { test } from './shared-page.ts'
import { hydrated, open, troubles } from './site.ts'

const unknownCity = '/service-areas/nowhere-oh'

test('an unknown city is answered with the 404 page, which logs the path and leads home @phone', async ({
  page,
}) => {
  const messages = troubles(page)
  expect((await page.goto(unknownCity))?.status()).toBe(404)
  await hydrated(page)
  await expect(page.getByRole('main')).toContainText(/404.*Oops! Page not found/s)
  expect(messages.filter((message) => message.includes(unknownCity))).toHaveLength(1)
  expect(messages.filter((message) => !/404/.test(message))).toEqual([])
  await page.getByRole('link', { name: 'Return to Home' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('main')).toContainText(`since ${business.founded.hero}`)
})

for (const path of ['/about%', '/%E0%A4%A']) {
  test(`the wrongly encoded ${path} is answered with the 404 page as well @desk`, async ({ page }) => {
    const messages = troubles(page)
    expect((await page.goto(path))?.status()).toBe(404)
    await hydrated(page)
    await expect(page.getByRole('main')).toContainText('Oops! Page not found')
    expect(messages.filter((message) => !/404/.test(message))).toEqual([])
  })
}

test('a link to an unknown city leads to the 404 page @desk', async ({ page }) => {
  await open(page, '/service-areas')
  const messages = troubles(page)
  await page.evaluate((path) => history.pushState(null, '', path), unknownCity)
  await expect(page.getByRole('main')).toContainText('Oops! Page not found')
  expect(messages).toEqual([expect.stringContaining(unknownCity)])
})
