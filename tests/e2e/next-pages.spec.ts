import { expect, test } from '@playwright/test'
import { hydrated } from './site.ts'

test('visitors who save data fetch no page ahead @desk', async ({ page }) => {
  await page.addInitScript("Object.defineProperty(navigator.connection, 'saveData', { value: true })")
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto('/')
  await hydrated(page)
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' })
  await link.hover()
  await link.focus()
  await page.waitForLoadState('networkidle')
  expect(asked.filter((path) => /\/about-[^/]+\.js$/.test(path))).toEqual([])
  await link.click()
  await expect(page).toHaveURL('/about')
})
