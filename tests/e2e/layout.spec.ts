import { expect, type Locator } from '@playwright/test'
import { city, cityPath, filterLabel, routePaths } from './content.ts'
import { button, choose, holdEnhancer, open as openTool, photographs, rows } from './local-tool.ts'
import { test } from './shared-page.ts'
import { floatingButtons, open } from './site.ts'

// The layout on narrow phones, on desks, on paper and in forced colors.

const background = (locator: Locator) =>
  locator.evaluate((element) => getComputedStyle(element).backgroundColor)

test('the bar on a phone is there only where the page has no such buttons in view @phone', async ({
  page,
}) => {
  await open(page, '/')
  await expect(floatingButtons(page)).toBeHidden()
  for (const name of [/Get Free Estimate/, /^Call Now/])
    await expect(page.getByRole('main').getByRole('link', { name }).first()).toBeInViewport({ ratio: 1 })

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

test('the buttons are in the corner of a wide screen @desk', async ({ page }) => {
  await open(page, '/about')
  for (const [width, height, share] of [
    [844, 390, 1 / 2],
    [992, 800, 1 / 3],
    [1280, 800, 1 / 3],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.getByRole('heading', { name: 'Credentials' }).scrollIntoViewIfNeeded()
    await expect(floatingButtons(page)).toBeVisible()
    expect((await floatingButtons(page).boundingBox())?.width).toBeLessThan(width * share)
  }
})

test('messages cover neither the header nor a dialog @phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 })
  await openTool(page)
  await choose(page, await photographs(1))
  await button(page, 'Enhance All').click()
  await expect(page.getByText('Enhanced 1 of 1 images')).toBeVisible()
  await choose(page, [{ name: 'floor.txt', mimeType: 'text/plain', buffer: Buffer.from('oak') }])
  await expect(page.getByText('Please select image files')).toBeVisible()
  await button(page, 'Download floor-1.jpg').click()
  for (const role of ['banner', 'dialog'] as const) {
    if (role === 'dialog') await button(page, 'Compare floor-1.jpg before and after').press('Enter')
    await expect(page.getByRole('alert')).toHaveCount(2)
    const end = (element: Element) => element.getBoundingClientRect().bottom
    const startsOfMessages = () =>
      page.getByRole('alert').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top))
    await expect
      .poll(async () => Math.min(...(await startsOfMessages())))
      .toBeGreaterThanOrEqual(await page.getByRole(role).first().evaluate(end))
  }
})

test('rows of photos are in view and stand still all through a batch', async ({ page, isMobile }) => {
  await page.setViewportSize(isMobile ? { width: 390, height: 844 } : { width: 1366, height: 768 })
  await openTool(page)
  const letGo = await holdEnhancer(page)
  await choose(page, await photographs(6))
  const places: number[] = []
  const note = async () => {
    await expect(rows(page).nth(2)).toBeInViewport({ ratio: 1 })
    places.push(
      await rows(page)
        .first()
        .evaluate((row) => row.getBoundingClientRect().top + scrollY),
    )
  }
  await note()
  await button(page, 'Enhance All').click()
  await expect(button(page, 'Pause')).toBeVisible()
  await note()
  await letGo()
  await expect(page.getByText('Enhanced 6 of 6 images')).toBeVisible()
  await note()
  expect(new Set(places).size).toBe(1)
})

test.describe('with forced colors', { tag: '@desk' }, () => {
  test.use({ contextOptions: { forcedColors: 'active' } })

  test('the chosen filter and the wear layers are visible', async ({ page }) => {
    await open(page, '/our-work')
    const chosen = page.getByRole('button', { name: 'All', exact: true })
    expect(await background(chosen)).not.toBe(
      await background(page.getByRole('button', { name: filterLabel })),
    )

    const layers = '/flooring-installation/lvp-lvt'
    if (!routePaths.includes(layers)) return
    await open(page, layers)
    const bar = page.locator('dd[aria-hidden=true]').first()
    const words = await page.locator('body').evaluate((element) => getComputedStyle(element).color)
    expect(await background(bar)).toBe(words)
  })
})

test('paper has dark text on white, opened answers, the number and the address, and nothing to press @desk', async ({
  page,
}) => {
  const skipLink = page.getByRole('link', { name: 'Skip to content' })
  for (const path of ['/about', '/our-work', cityPath(city)]) {
    await open(page, path)
    await page.emulateMedia({ media: 'print' })
    const banner = page.getByRole('banner')
    for (const hidden of [
      skipLink,
      banner.getByRole('button'),
      floatingButtons(page),
      page.getByRole('form'),
    ])
      await expect(hidden.filter({ visible: true })).toHaveCount(0)
    await expect(banner.getByText(/^\(\d{3}\)/).filter({ visible: true })).toHaveCount(1)
    for (const answer of await page.locator('details p').all())
      expect(await answer.evaluate((it) => it.checkVisibility({ contentVisibilityAuto: true }))).toBe(true)
    for (const ground of await page.locator('body, main section, main [data-kind], footer').all())
      expect.soft(await background(ground), path).toMatch(/^rgba?\((255, 255, 255|0, 0, 0, 0)\)$/)
    const light = await page.locator('main :is(h2, h3, p, a)').evaluateAll((all) =>
      all
        .filter((one) => one.checkVisibility())
        .filter((one) => Math.min(...(getComputedStyle(one).color.match(/\d+/g) ?? []).map(Number)) > 140)
        .map((one) => one.textContent),
    )
    expect.soft(light, path).toEqual([])
    await expect(page.getByRole('contentinfo').locator('address')).toContainText(/\(\d{3}\)[^@]+@/)
    await page.emulateMedia({ media: null })
  }
})

test('nothing is wider than a sheet of paper @desk', async ({ page }) => {
  const letter = 720
  await page.setViewportSize({ width: letter, height: 960 })
  const cutOff = () =>
    page
      .locator('main :is(h2, h3, p, li, td)')
      .evaluateAll(
        (all, letter) =>
          all
            .filter((one) => one.checkVisibility() && one.getBoundingClientRect().right > letter)
            .map((one) => one.textContent),
        letter,
      )
  for (const path of routePaths.filter((path) => !path.startsWith('/service-areas/'))) {
    await page.goto(path)
    // A page of a new process may draw itself for the screen once more.
    await page.emulateMedia({ media: 'print' })
    await expect.poll(cutOff, path).toEqual([])
    await page.emulateMedia({ media: null })
  }
})
