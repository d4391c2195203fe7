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

test.describe('the bar on a phone', { tag: '@phone' }, () => {
  test('appears when the hero’s buttons have scrolled away, and hides beside a form', async ({ page }) => {
    await open(page, '/about')
    const hero = page.getByRole('main').getByRole('link', { name: 'Get Free Estimate' })
    await hero.scrollIntoViewIfNeeded()
    await expect(floatingButtons(page)).toBeHidden()
    await hero.evaluate((element) => window.scrollBy(0, element.getBoundingClientRect().bottom))
    await expect(floatingButtons(page)).toBeVisible()
    await page.getByRole('form').scrollIntoViewIfNeeded()
    await expect(floatingButtons(page)).toBeHidden()
  })

  test('covers no control of the photo tool', async ({ page }) => {
    await openTool(page)
    await expect(floatingButtons(page)).toBeHidden()
    await page.getByRole('heading', { name: 'How it works' }).scrollIntoViewIfNeeded()
    await expect(floatingButtons(page)).toBeHidden()
  })

  test('leaves room to read in landscape', async ({ page }) => {
    await page.setViewportSize({ width: 844, height: 390 })
    await open(page, '/')
    await reachFloatingButtons(page)
    expect((await page.getByRole('banner').boundingBox())?.height).toBeLessThanOrEqual(52)
    expect((await floatingButtons(page).boundingBox())?.width).toBeLessThan(844 / 2)
  })

  test('is not needed at the top of Home, which shows the hero’s buttons in full', async ({ page }) => {
    await open(page, '/')
    await expect(floatingButtons(page)).toBeHidden()
    for (const name of [/Get Free Estimate/, /^Call Now/])
      await expect(page.getByRole('main').getByRole('link', { name }).first()).toBeInViewport({ ratio: 0.9 })
  })
})

test('the buttons on a desk are in the corner, or beside the content if there is room @desk', async ({
  page,
}) => {
  for (const width of [992, 1280, 1408]) {
    await page.setViewportSize({ width, height: 800 })
    await open(page, '/about')
    await page.getByRole('heading', { name: 'Our Story' }).scrollIntoViewIfNeeded()
    await expect(floatingButtons(page)).toBeVisible()
    const pair = await floatingButtons(page).boundingBox()
    expect.soft(pair?.width, `${width} px`).toBeLessThan(width / 3)
    const footer = await page.getByRole('contentinfo').getByRole('link', { name: /^Call/ }).boundingBox()
    if (width === 1408) expect(pair?.x).toBeGreaterThan((footer?.x ?? 0) + (footer?.width ?? 0))
  }
})

for (const within of ['banner', 'dialog'] as const) {
  test(`three messages don’t cover the ${within}`, async ({ page, isMobile }) => {
    await page.setViewportSize(isMobile ? { width: 320, height: 568 } : { width: 1280, height: 640 })
    await openTool(page)
    await choose(page, await photographs(1))
    await button(page, 'Enhance All').click()
    await expect(page.getByText('Enhanced 1 of 1 images')).toBeVisible()
    await button(page, 'Download floor-1.jpg').click()
    if (within === 'dialog') await button(page, 'Compare floor-1.jpg before and after').press('Enter')
    await expect(page.getByRole('alert')).toHaveCount(3)
    await expect
      .poll(async () => {
        const box = await page.getByRole(within).first().boundingBox()
        const messages = await Promise.all(
          (await page.getByRole('alert').all()).map((message) => message.boundingBox()),
        )
        return messages.filter((message) => !box || !message || overlap(box, message))
      })
      .toEqual([])
  })
}

interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

const overlap = (one: Box, other: Box) =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height

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
