import { expect } from '@playwright/test'
import { dialog, expectValues, fillIn, floatingButton, jane, openDialog } from './estimate.ts'
import { test } from './shared-page.ts'
import { open } from './site.ts'

test.describe('the dialog', () => {
  test('is fetched on demand, traps the focus and restores it', async ({ page }) => {
    const fetched: string[] = []
    page.on('request', (request) => fetched.push(request.url()))
    await open(page, '/')
    await page.waitForLoadState('networkidle')
    expect(fetched.filter((url) => /Estimate(Dialog|Form)|ToastList/.test(url))).toEqual([])

    await openDialog(page)
    await expect(dialog(page).getByLabel('Timeline')).toBeVisible()
    for (let press = 0; press < 12; press += 1) {
      await page.keyboard.press('Tab')
      await expect(dialog(page).locator(':focus')).toHaveCount(1)
    }
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toHaveCount(0)
    await expect(floatingButton(page)).toBeFocused()
  })

  test('is in the middle of the window', { tag: '@desk' }, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 1200 })
    await open(page, '/')
    await openDialog(page)
    await expect(dialog(page).getByLabel('Message')).toBeVisible()
    const { x = 0, y = 0, width = 0, height = 0 } = (await dialog(page).boundingBox()) ?? {}
    expect(y).toBeGreaterThan(48)
    expect(Math.abs(y + height / 2 - 600)).toBeLessThanOrEqual(1)
    expect(Math.abs(x + width / 2 - 720)).toBeLessThanOrEqual(8)
  })

  test('keeps what was typed when it is closed or left by the back button', async ({ page }) => {
    await open(page, '/service-areas')
    await page.getByRole('banner').getByRole('link').first().click()
    await expect(page).toHaveURL('/')
    await openDialog(page)
    await fillIn(dialog(page), jane)
    await dialog(page).getByRole('button', { name: 'Close' }).click()
    await expect(dialog(page)).toHaveCount(0)

    await openDialog(page)
    await expectValues(dialog(page), jane)
    await page.evaluate(() => history.back())
    await expect(page).toHaveURL('/service-areas')
    await expect(dialog(page)).toHaveCount(0)

    await openDialog(page)
    await expectValues(dialog(page), jane)
  })

  test('shows the focused field between its title and the on-screen keyboard', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 420 })
    await open(page, '/')
    await page.waitForLoadState('networkidle')
    await openDialog(page)
    await expect(dialog(page).getByLabel('Name')).toBeVisible()
    const title = dialog(page).getByRole('heading', { level: 2 }).locator('..')
    for (const keys of [Array(9).fill('Tab'), Array(7).fill('Shift+Tab')] as string[][]) {
      for (const key of keys) {
        await page.keyboard.press(key)
        const control = dialog(page).locator('form :focus')
        if ((await control.count()) === 0) continue
        // The whole field if it has one line, the current line of a longer one.
        await expect(control).toBeInViewport({ ratio: (await control.getAttribute('rows')) ? 0.25 : 0.98 })
        const [above, below] = [await title.boundingBox(), await control.boundingBox()]
        expect(below?.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0))
      }
    }
  })
})
