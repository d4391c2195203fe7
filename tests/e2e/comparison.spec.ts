import { expect, type Locator, type Page } from '@playwright/test'
import { expectNoViolations } from './axe.ts'
import { test } from './shared-page.ts'
import { swipe } from './touch.ts'

const comparison = (page: Page) => page.locator('main [data-comparison]')
const slider = (page: Page) => page.getByRole('slider', { name: 'Before and after: living room' })
const end = (page: Page, name: 'Before' | 'After') => page.getByRole('button', { name, exact: true })

test('both pictures cover each other exactly, and the slider appears without a layout shift', async ({
  page,
}) => {
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(request.url()))
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  expect(scripts.filter((url) => url.includes('ComparisonControls'))).toEqual([])
  await expect(comparison(page)).toHaveText('BeforeAfter')
  const height = (await boxOf(comparison(page))).height

  await comparison(page).scrollIntoViewIfNeeded()
  await expect(slider(page)).toBeVisible()
  expect((await boxOf(comparison(page))).height).toBe(height)
  const [after, before] = await comparison(page)
    .getByRole('img')
    .evaluateAll((images) =>
      images.map((image) => ({
        alt: image.getAttribute('alt'),
        box: JSON.stringify(image.getBoundingClientRect()),
      })),
    )
  expect(before?.box).toBe(after?.box)
  expect(before?.alt).toMatch(/^The same living room, empty/)
  expect(after?.alt).toMatch(/^Living room with a refinished/)
  await expectNoViolations(page, '[data-comparison]')
})

test.describe('with a keyboard', { tag: '@desk' }, () => {
  test('it works as a slider', async ({ page }) => {
    await page.goto('/')
    await comparison(page).scrollIntoViewIfNeeded()
    await slider(page).focus()
    for (const [key, says] of [
      ['ArrowRight', '55% before, 45% after'],
      ['ArrowDown', '50% before, 50% after'],
      ['ArrowLeft', '45% before, 55% after'],
      ['End', '100% before, 0% after'],
      ['Home', '0% before, 100% after'],
    ] as const) {
      await page.keyboard.press(key)
      await expect(slider(page)).toHaveAttribute('aria-valuetext', says)
    }
  })
})

test('the line follows a finger or a pointer from any point, and two buttons', async ({ page, isMobile }) => {
  await page.goto('/')
  await comparison(page).scrollIntoViewIfNeeded()
  await expect(slider(page)).toBeVisible()
  const box = await boxOf(comparison(page))
  const at = (share: number) => [box.x + box.width * share, box.y + box.height * 0.3] as const
  if (isMobile) {
    await page.touchscreen.tap(...at(0.7))
    await expect.poll(() => lineOf(comparison(page))).toBeCloseTo(0.7, 2)
  } else {
    await page.mouse.move(...at(0.8))
    await page.mouse.down()
    await expect.poll(() => lineOf(comparison(page))).toBeCloseTo(0.8, 2)
    await page.mouse.move(...at(0.25), { steps: 3 })
    await page.mouse.up()
    await expect.poll(() => lineOf(comparison(page))).toBeCloseTo(0.25, 2)
  }

  await end(page, 'Before').click()
  await expect(end(page, 'Before')).toHaveAttribute('aria-pressed', 'true')
  expect(await lineOf(comparison(page))).toBe(1)
  await end(page, 'After').click()
  await expect(end(page, 'Before')).toHaveAttribute('aria-pressed', 'false')
  expect(await lineOf(comparison(page))).toBe(0)
})

test('a finger moves the line even after a mouse button was released elsewhere', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto('/')
  await comparison(page).scrollIntoViewIfNeeded()
  await slider(page).dispatchEvent('pointerdown', { pointerId: 1, pointerType: 'mouse' })
  const box = await boxOf(comparison(page))
  const at = (share: number) => box.x + box.width * share
  await swipe(page, { from: at(0.6), to: at(0.3), y: box.y + box.height * 0.3 })
  await expect.poll(() => lineOf(comparison(page))).toBeCloseTo(0.3, 2)
})

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox()
  if (!box) throw new Error('It is not on the page')
  return box
}

/** The position of the line between the pictures as a share of their width. */
function lineOf(locator: Locator): Promise<number> {
  return locator.evaluate(
    (element) => Number.parseFloat(getComputedStyle(element).getPropertyValue('--line')) / 100,
  )
}
