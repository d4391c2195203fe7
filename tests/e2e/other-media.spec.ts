import { expect, type Locator, test } from '@playwright/test'
import { button, choose, open as openTool, photographs } from './local-tool.ts'
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

  /** Expects what is done to differ from what is left, and what is left to differ from the page. */
  async function expectVisible(done: Locator) {
    await expect(done).toBeVisible()
    const bar = done.locator('..')
    expect(await background(done)).not.toBe(await background(bar))
    await expect(bar).toHaveCSS('border-top-style', 'solid')
    await expect(bar).not.toHaveCSS('border-top-color', await background(bar))
  }

  test('the progress of a batch is visible', async ({ page }) => {
    await openTool(page)
    await choose(page, await photographs(1))
    await button(page, 'Enhance All').click()
    await expect(page.getByText('Enhanced 1 of 1 images')).toBeVisible()
    await expectVisible(page.getByRole('progressbar', { name: /enhanc/i }))
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
    await expect(page.getByRole('contentinfo')).toHaveCSS('color', 'rgb(36, 25, 16)')
    const address = page.getByRole('contentinfo').locator('address')
    await expect(address).toContainText(/\(\d{3}\)/)
    await expect(address).toContainText('@')
  })

  test('everything is dark on white, and the filter is hidden', async ({ page }) => {
    for (const path of ['/about', '/our-work', '/sanding-and-refinishing']) {
      await open(page, path)
      await page.emulateMedia({ media: 'print' })
      const grounds = page.locator('body, main section, main [data-kind], footer')
      expect(await grounds.count()).toBeGreaterThan(4)
      for (const ground of await grounds.all())
        expect.soft(await background(ground), path).toMatch(/^rgba?\((255, 255, 255|0, 0, 0, 0)\)$/)
      const light = await page.locator('main :is(h2, h3, p, a)').evaluateAll((all) =>
        all
          .filter((one) => one.checkVisibility())
          .filter((one) => Number(/\d+/.exec(getComputedStyle(one).color)) > 140)
          .map((one) => one.textContent),
      )
      expect.soft(light, path).toEqual([])
    }
    await open(page, '/our-work')
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByText('Hardwood Install', { exact: true }).first()).toBeHidden()
    await page.emulateMedia({ media: null })
  })
})
