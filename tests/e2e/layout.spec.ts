import { expect, type Locator, type Page } from '@playwright/test'
import { dialog, fillIn, jane, openDialog, panel, submit } from './estimate.ts'
import { button, choose, open as openTool, photographs, type Upload } from './local-tool.ts'
import { test } from './shared-page.ts'
import { expectLargeTextFits, floatingButtons, open, reachFloatingButtons } from './site.ts'

// What lies where: on narrow phones, on desks, on paper and in forced colors.

const background = (locator: Locator) =>
  locator.evaluate((element) => getComputedStyle(element).backgroundColor)

/** What is not in view when a page opens, and how to show it. */
const opened: Record<string, (page: Page) => Promise<void>> = {
  'the bar with the buttons': async (page) => {
    await open(page, '/about')
    await reachFloatingButtons(page)
  },
  'the menu': async (page) => {
    await open(page, '/about')
    await page.getByRole('button', { name: 'Open menu' }).tap()
  },
  'the estimate dialog': async (page) => {
    await open(page, '/about')
    await openDialog(page)
    await submit(dialog(page)).click()
  },
  'the words after sending': async (page) => {
    await open(page, '/contact')
    await fillIn(page, jane)
    await submit(page).click()
    await panel(page).getByText('Nothing opened?').click()
  },
  'a project': async (page) => {
    await open(page, '/our-work?project=1')
    await expect(page.getByRole('dialog').getByRole('slider')).toBeVisible()
  },
  'a finished batch': async (page) => {
    const [long, other] = (await photographs(2)) as [Upload, Upload]
    const damaged = { name: 'damaged.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('none') }
    await openTool(page)
    await choose(page, [{ ...long, name: 'IMG_20260518_093112_kitchen_before.jpg' }, other, damaged])
    await button(page, 'Enhance All').click()
    await expect(page.getByText('Enhanced 2 of 3 images')).toBeVisible()
  },
}

for (const [name, show] of Object.entries(opened)) {
  test(`text twice as large fits ${name} @phone`, async ({ page }) => {
    await show(page)
    await expectLargeTextFits(page)
  })
}

test('the bar on a phone is there only where the page has no such buttons in view @phone', async ({
  page,
}) => {
  await open(page, '/')
  await expect(floatingButtons(page)).toBeHidden()
  for (const name of [/Get Free Estimate/, /^Call Now/])
    await expect(page.getByRole('main').getByRole('link', { name }).first()).toBeInViewport({ ratio: 0.9 })

  await open(page, '/about')
  const hero = page.getByRole('main').getByRole('link', { name: 'Get Free Estimate' })
  await hero.evaluate((element) => window.scrollBy(0, element.getBoundingClientRect().bottom))
  await expect(floatingButtons(page)).toBeVisible()
  await page.getByRole('form').scrollIntoViewIfNeeded()
  await expect(floatingButtons(page)).toBeHidden()

  await openTool(page)
  await page.getByRole('heading', { name: 'How it works' }).scrollIntoViewIfNeeded()
  await expect(floatingButtons(page)).toBeHidden()
})

for (const [width, height, share] of [
  [844, 390, 1 / 2],
  [992, 800, 1 / 3],
  [1280, 800, 1 / 3],
] as const) {
  test(`the buttons are in the corner at ${width} x ${height} @desk`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await open(page, '/about')
    await page.getByRole('heading', { name: 'Our Story' }).scrollIntoViewIfNeeded()
    await expect(floatingButtons(page)).toBeVisible()
    expect((await floatingButtons(page).boundingBox())?.width).toBeLessThan(width * share)
  })
}

test('three messages cover neither the header nor a dialog', async ({ page, isMobile }) => {
  await page.setViewportSize(isMobile ? { width: 320, height: 568 } : { width: 1280, height: 640 })
  await openTool(page)
  await choose(page, await photographs(1))
  await button(page, 'Enhance All').click()
  await expect(page.getByText('Enhanced 1 of 1 images')).toBeVisible()
  await button(page, 'Download floor-1.jpg').click()
  for (const role of ['banner', 'dialog'] as const) {
    if (role === 'dialog') await button(page, 'Compare floor-1.jpg before and after').press('Enter')
    await expect(page.getByRole('alert')).toHaveCount(3)
    const part = page.getByRole(role).first()
    await expect
      .poll(() =>
        part.evaluate((element) => {
          const box = element.getBoundingClientRect()
          const messages = [...document.querySelectorAll('[role=alert]')].map((one) =>
            one.getBoundingClientRect(),
          )
          return messages.filter(
            ({ left, right, top, bottom }) =>
              left < box.right && right > box.left && top < box.bottom && bottom > box.top,
          )
        }),
      )
      .toEqual([])
  }
})

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

test('paper has dark text on white, opened answers and the address, and nothing to press @desk', async ({
  page,
}) => {
  for (const path of ['/about', '/our-work', '/service-areas/mentor-oh']) {
    await open(page, path)
    await page.emulateMedia({ media: 'print' })
    for (const hidden of [page.getByRole('banner'), floatingButtons(page), page.getByRole('form')])
      await expect(hidden.filter({ visible: true })).toHaveCount(0)
    for (const answer of await page.locator('details p').all())
      expect(await answer.evaluate((it) => it.checkVisibility({ contentVisibilityAuto: true }))).toBe(true)
    for (const ground of await page.locator('body, main section, main [data-kind], footer').all())
      expect.soft(await background(ground), path).toMatch(/^rgba?\((255, 255, 255|0, 0, 0, 0)\)$/)
    const light = await page.locator('main :is(h2, h3, p, a)').evaluateAll((all) =>
      all
        .filter((one) => one.checkVisibility())
        .filter((one) => Number(/\d+/.exec(getComputedStyle(one).color)) > 140)
        .map((one) => one.textContent),
    )
    expect.soft(light, path).toEqual([])
    await expect(page.getByRole('contentinfo').locator('address')).toContainText(/\(\d{3}\)[^@]+@/)
    await page.emulateMedia({ media: null })
  }
})
