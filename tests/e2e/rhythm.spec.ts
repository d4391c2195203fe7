import { expect, type Page } from '@playwright/test'
import { test } from './shared-page.ts'
import { open } from './site.ts'

const boxes = (page: Page, selector: string) =>
  page
    .locator(selector)
    .evaluateAll((all) => all.map((one) => ({ ...(one.getBoundingClientRect().toJSON() as DOMRect) })))

test('on a phone steps are a timeline, with their numbers beside their words @phone', async ({ page }) => {
  for (const path of ['/', '/sanding-and-refinishing', '/flooring-installation']) {
    await open(page, path)
    const numbers = await boxes(page, 'main ol > li > span:first-child')
    const titles = await boxes(page, 'main ol > li > span:first-child + div h3')
    expect(titles.length).toBeGreaterThanOrEqual(4)
    for (const [index, title] of titles.entries()) {
      expect.soft(numbers[index]?.right, path).toBeLessThanOrEqual(title.left)
      expect.soft(Math.abs((numbers[index]?.top ?? 0) - title.top), path).toBeLessThan(12)
    }
  }
})

test('on a phone finishes are compared side by side @phone', async ({ page }) => {
  await open(page, '/sanding-and-refinishing')
  const finishes = page.getByRole('region', { name: 'Finishes side by side' })
  await expect(finishes.getByRole('heading', { level: 3 })).toHaveCount(3)
  for (const part of ['h3', 'h4:text("Pros")', 'h4:text("Cons")']) {
    const tops = await finishes
      .locator(part)
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top))
    expect(new Set(tops).size, part).toBe(1)
  }
})

test('on a desk steps are in one row, and the address and the telephone number in one line @desk', async ({
  page,
}) => {
  for (const width of [992, 1024, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await open(page, '/')
    const steps = await boxes(page, 'main ol > li:has(h3)')
    expect(steps).toHaveLength(5)
    expect.soft(new Set(steps.map(({ top }) => top)).size, `rows at ${width} px`).toBe(1)
    const footer = page.getByRole('contentinfo')
    for (const words of [footer.getByRole('link', { name: '@' }), footer.getByText(/^Call \(/)]) {
      const lines = await words.evaluate((element) => {
        const range = document.createRange()
        range.selectNodeContents(element)
        return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
      })
      expect.soft(lines, `at ${width} px`).toBe(1)
    }
  }
})
