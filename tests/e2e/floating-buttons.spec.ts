import { expect } from '@playwright/test'
import { test } from './shared-page.ts'
import { floatingButtons, open, reachFloatingButtons } from './site.ts'

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
    await reachFloatingButtons(page)
  })

  test('covers no control of the photo tool', async ({ page }) => {
    await open(page, '/image-enhancement')
    await expect(floatingButtons(page)).toBeHidden()
    await page.getByRole('heading', { name: 'How it works' }).scrollIntoViewIfNeeded()
    await expect(floatingButtons(page)).toBeHidden()
  })

  test('is small in landscape on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 844, height: 390 })
    await open(page, '/')
    await reachFloatingButtons(page)
    const header = await page.getByRole('banner').boundingBox()
    const buttons = await floatingButtons(page).boundingBox()
    expect(header?.height).toBeLessThanOrEqual(52)
    expect(buttons?.width).toBeLessThan(844 / 2)
  })

  test('Home shows the hero’s texts in full, and the rating and the badges above the buttons', async ({
    page,
  }) => {
    await open(page, '/')
    const main = page.getByRole('main')
    const top = async (name: string) => (await main.getByRole('link', { name }).first().boundingBox())?.y ?? 0
    expect(await top('5.0, 500+ projects')).toBeLessThan(await top('Get Free Estimate'))
    const badge = await main.getByText('Licensed & Insured').first().boundingBox()
    expect(badge?.y).toBeLessThan(await top('Get Free Estimate'))
    await expect(main.getByRole('link', { name: /^Call Now/ })).toBeInViewport({ ratio: 1 })

    const calls = page.locator(':is(main, aside) :is(a[href^="tel:"], a[href="/contact"], button)')
    const inView = await calls.evaluateAll((all) =>
      all
        .filter((one) => one.checkVisibility({ visibilityProperty: true }))
        .filter((one) => one.getBoundingClientRect().top < window.innerHeight)
        .map((one) => one.textContent),
    )
    expect(inView).toEqual([
      expect.stringContaining('Get Free Estimate'),
      expect.stringContaining('Call Now'),
    ])
  })
})

test.describe('the pair on a desk', { tag: '@desk' }, () => {
  for (const width of [992, 1280, 1407]) {
    test(`is in the corner at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 720 })
      await open(page, '/about')
      await reachFloatingButtons(page)
      expect((await floatingButtons(page).boundingBox())?.width).toBeLessThan(width / 3)
    })
  }

  test('is beside the content if there is room', async ({ page }) => {
    await page.setViewportSize({ width: 1408, height: 800 })
    await open(page, '/about')
    const pair = await floatingButtons(page).boundingBox()
    const footer = await page.getByRole('contentinfo').getByRole('link', { name: /^Call/ }).boundingBox()
    expect(pair?.x).toBeGreaterThan((footer?.x ?? 0) + (footer?.width ?? 0))
  })

  for (const width of [1280, 1440]) {
    test(`has room around its words at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 720 })
      await open(page, '/about')
      await reachFloatingButtons(page)
      const rooms = await floatingButtons(page)
        .locator('a, button')
        .evaluateAll((buttons) =>
          buttons.map((button) => {
            const words = document.createRange()
            words.selectNodeContents(button)
            const [inner, outer] = [words.getBoundingClientRect(), button.getBoundingClientRect()]
            return Math.min(inner.left - outer.left, outer.right - inner.right)
          }),
        )
      expect(rooms).toHaveLength(2)
      for (const room of rooms) expect(room).toBeGreaterThanOrEqual(8)
    })
  }

  test('leads to the form on the contact page instead of opening a second one', async ({ page }) => {
    await open(page, '/contact')
    await floatingButtons(page).getByRole('button', { name: 'Free Estimate' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.getByLabel('Name', { exact: true })).toBeFocused()
  })
})
