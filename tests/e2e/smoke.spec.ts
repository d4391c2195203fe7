import { expect, test } from '@playwright/test'

// As on a real visit: the service worker must not break the policy either.
test.use({ serviceWorkers: 'allow' })

test('Home opens under the content security policy without console messages', async ({ page }) => {
  const messages: string[] = []
  page.on('console', (message) => messages.push(`${message.type()}: ${message.text()}`))
  page.on('pageerror', (error) => messages.push(`uncaught: ${error.message}`))

  const response = await page.goto('/')
  await page.waitForLoadState('networkidle')

  expect(response?.status()).toBe(200)
  expect(response?.headers()['content-security-policy']).toContain("script-src 'self' 'wasm-unsafe-eval';")
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(messages).toEqual([])
})
