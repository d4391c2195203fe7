import { expect, type Locator, test } from '@playwright/test'
import { floatingButtons, open } from './site.ts'

const background = (locator: Locator) =>
  locator.evaluate((element) => getComputedStyle(element).backgroundColor)

test.describe('with forced colors', { tag: '@desk' }, () => {
  test.use({ contextOptions: { forcedColors: 'active' } })

  test('the chosen filter and the wear layers are visible', async ({ page }) => {
    await open(page, '/our-work')
    const chosen = page.getByRole('button', { name: 'All', exact: true })
    expect(await background(chosen)).not.toBe(await background(page.getByRole('button', { name: 'Stairs' })))

    await open(page, '/flooring-installation/lvp-lvt')
    const bar = page.locator('[class*=_layer] [class*=_bar]').first()
    expect(await background(bar)).not.toBe(await background(page.locator('body')))
  })
})

test.describe('on paper', { tag: '@desk' }, () => {
  test('the header, buttons and forms are hidden, answers are open, and the address is at the end', async ({
    page,
  }) => {
    await open(page, '/service-areas/mentor-oh')
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('banner')).toBeHidden()
    await expect(floatingButtons(page)).toBeHidden()
    await expect(page.getByRole('form')).toHaveCount(0)
    for (const button of await page.locator('main [class*="_button_"]').all())
      await expect(button).toBeHidden()
    const answers = page.locator('details p')
    expect(await answers.count()).toBe(3)
    for (const answer of await answers.all()) {
      expect(
        await answer.evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true })),
      ).toBe(true)
    }
    const address = page.getByRole('contentinfo').locator('address')
    await expect(address).toContainText(/\(\d{3}\)/)
    await expect(address).toContainText('@')
  })
})
