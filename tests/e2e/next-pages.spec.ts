import { expect, test } from '@playwright/test'
import { OwnSite } from './own-site.ts'
import { hydrated } from './site.ts'

// A page is there when it is pressed: before scripts run by the browser's own prefetch, then by the router's.

const pageScripts = /\/assets\/(?!start-).+\.js$/

test.describe('the next page @desk', () => {
  const site = new OwnSite()
  let asked: string[]

  test.beforeEach(async () => {
    asked = []
    await site.start(undefined, [
      ({ url = '', headers }) => {
        if (headers['sec-purpose']?.includes('prefetch')) asked.push(url)
        return false
      },
    ])
  })
  test.afterEach(() => site.stop())

  test('is fetched by the browser when its link is pressed before the scripts run', async ({ page }) => {
    await page.route(pageScripts, () => {})
    const rulesRead = page.waitForResponse('**/speculation-rules.json')
    await page.goto(site.url)
    await rulesRead
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Floor Repair' })
    await link.hover()
    expect(asked).toEqual([])
    await expect
      .poll(async () => {
        await page.mouse.down()
        return asked
      })
      .toContain('/sanding-and-refinishing')
  })

  test('is left to the router afterwards', async ({ page }) => {
    const rulesRead = page.waitForResponse('**/speculation-rules.json')
    await page.goto(site.url)
    await rulesRead
    await hydrated(page)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Floor Repair' }).click()
    await expect(page).toHaveURL(/\/sanding-and-refinishing/)
    expect(asked).toEqual([])
  })
})

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
