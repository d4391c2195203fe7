import { expect, test } from '@playwright/test'
import { button, choose, damaged, open, photographs, rows, tool, type Upload } from './local-tool.ts'
import { swipe } from './site.ts'

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })

  test('a row’s words open the comparison; buttons, keys and swipes show the other results', async ({
    page,
  }) => {
    await open(page)
    const [one, ...others] = (await photographs(3)) as [Upload, Upload, Upload]
    await choose(page, [one, damaged, ...others])
    await button(page, 'Enhance All').tap()
    await expect(page.getByText('Enhanced 3 of 4 images')).toBeVisible()
    await rows(page).getByText('floor-2.jpg', { exact: true }).tap()
    const shows = async (number: number) => {
      const dialog = page.getByRole('dialog', { name: `floor-${number}.jpg` })
      await expect(dialog.getByRole('img', { name: `floor-${number}.jpg, enhanced` })).toBeVisible()
      await expect(dialog.getByText(`${number} of 3`)).toBeVisible()
    }
    await shows(2)
    await page.getByRole('button', { name: 'Next' }).tap()
    await shows(3)
    await page.keyboard.press('ArrowRight')
    await shows(1)
    await swipe(page, { from: 80, to: 320, y: 140 })
    await shows(3)
    await swipe(page, { from: 320, to: 80, y: 140 })
    await shows(1)
    // On the pictures, above their buttons, a finger moves the line.
    const line = page.getByRole('slider')
    const pictures = page.locator('[data-comparison]')
    const { x = 0, y = 0, width = 0 } = (await pictures.boundingBox()) ?? {}
    await swipe(page, { from: x + width - 5, to: x + 5, y: y + 5 })
    await expect(line).not.toHaveAttribute('aria-valuetext', /^50%/)
    await page.getByRole('button', { name: 'Previous' }).tap()
    await shows(3)
  })
})

/** In bytes. The photograph's result takes about three million. */
const quota = 12 * 1024 ** 2

test('when the storage is full, rows say what is not kept, and the others are back after a reload', async ({
  launchOptions,
  playwright,
  baseURL,
  viewport,
}) => {
  // A private window holds its files in memory, whatever the limit. This is a regular one.
  const context = await playwright.chromium.launchPersistentContext('', {
    ...launchOptions,
    viewport,
    baseURL,
    serviceWorkers: 'block',
  })
  const page = await context.newPage()
  // A file in this browser’s storage would find no room, either.
  await page.addInitScript(() => Object.assign(window, { showSaveFilePicker: undefined }))
  // The browser's own estimate ignores this limit, and IndexedDB remembers for a while what it has found.
  const devtools = await page.context().newCDPSession(page)
  const { origin } = new URL(baseURL ?? '')
  await devtools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: quota })
  await open(page)
  await choose(page, await photographs(6, 'photographs/stairs-detail.jpg'))
  await button(page, 'Enhance All').click()
  await expect(page.getByText('Enhanced 6 of 6 images')).toBeVisible()
  await expect(rows(page).filter({ hasText: 'Completed' })).toHaveCount(6)
  const lost = await rows(page).filter({ hasText: 'Not kept on this device' }).count()
  expect(lost).toBeGreaterThan(0)
  expect(lost).toBeLessThan(6)
  await expect(tool(page).getByText(`${6 - lost} of 6 are kept`)).toBeVisible()
  const asked = page.waitForEvent('dialog').then((dialog) => dialog.accept())
  await page.reload()
  await asked
  await expect(tool(page).getByText(`${lost} of 6 left`)).toBeVisible()
  await button(page, 'Continue').click()
  await expect(tool(page).getByText('6 of 6 enhanced')).toBeVisible()

  // A saved one isn't missed, wherever it was.
  await button(page, 'Save 6 photos').click()
  await expect(rows(page).getByText('Saved')).toHaveCount(6)
  await expect(tool(page).getByText(/kept/)).toBeHidden()
  await page.reload()
  await expect(tool(page).getByText('6 photos saved')).toBeVisible()
  await context.close()
})
