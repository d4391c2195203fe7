import { readFile } from 'node:fs/promises'
import { expect, type Page, test } from '@playwright/test'
import { button, choose, open, photographs, rows } from './local-tool.ts'
import { expectNoViolations } from './page-checks.ts'

// What is done with single results before they are exported: rotated, joined, shown to a customer.

const photo = 'photographs/stairs-detail.jpg'

async function enhanceTwo(page: Page): Promise<void> {
  await open(page)
  await choose(page, await photographs(2, photo))
  await button(page, 'Enhance All').click()
  await expect(page.getByText('Enhanced 2 of 2 images')).toBeVisible()
}

/** Width and height in a PNG's header. */
async function sizeOf(path: string): Promise<readonly [number, number]> {
  const file = await readFile(path)
  return [file.readUInt32BE(16), file.readUInt32BE(20)]
}

test('a rotated result is the file that is downloaded, also after a reload @desk', async ({ page }) => {
  await enhanceTwo(page)
  const download = async () => {
    const downloaded = page.waitForEvent('download')
    await button(page, 'Download floor-1.jpg').click()
    return sizeOf(await (await downloaded).path())
  }
  const [width, height] = await download()
  await expect(rows(page).first().getByText('Saved')).toBeVisible()
  await button(page, 'Compare floor-1.jpg before and after').click()
  const dialog = page.getByRole('dialog', { name: 'floor-1.jpg' })
  await dialog.getByRole('button', { name: 'Rotate by 90°' }).click()
  // It's seen at once, and what was before lies under it in the same way.
  const ratioOf = async (name: string) => {
    const box = await dialog.getByRole('img', { name }).boundingBox()
    return (box?.width ?? 0) / (box?.height ?? 1)
  }
  // Its proportions are known once it has come.
  for (const name of ['floor-1.jpg, enhanced', 'floor-1.jpg, before'])
    await expect.poll(() => ratioOf(name)).toBeCloseTo(height / width, 1)
  await page.keyboard.press('Escape')
  // It's another file, which nobody has.
  await expect(rows(page).first().getByText('Completed')).toBeVisible()
  await expect(button(page, 'Save 2 photos')).toBeVisible()
  await page.reload()
  expect(await download()).toEqual([height, width])
  await button(page, 'Compare floor-1.jpg before and after').click()
  await expect.poll(() => ratioOf('floor-1.jpg, before')).toBeCloseTo(height / width, 1)
})

test('two photos become one picture with both names, in the order that is chosen @desk', async ({ page }) => {
  await enhanceTwo(page)
  await button(page, 'Join').click()
  await button(page, 'Before: floor-2.jpg').click()
  await button(page, 'After: floor-1.jpg').click()
  const dialog = page.getByRole('dialog', { name: 'Before and after in one picture' })
  await expect(dialog.getByRole('img', { name: 'floor-2.jpg before, floor-1.jpg after' })).toBeVisible()
  await expectNoViolations(page, '[role="dialog"]')
  await dialog.getByRole('button', { name: 'Swap' }).click()
  await expect(dialog.getByRole('img', { name: 'floor-1.jpg before, floor-2.jpg after' })).toBeVisible()
  const downloaded = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Download' }).click()
  expect((await downloaded).suggestedFilename()).toBe('floor-1 and floor-2.jpg')
  await expect(dialog.getByRole('button', { name: 'Downloaded' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).click()
  // The rows have their own buttons again.
  await expect(button(page, 'Download floor-1.jpg')).toBeVisible()
})

test('a before and its after may lie in two batches, also with a reload between, and Escape gives it up @desk', async ({
  page,
}) => {
  await enhanceTwo(page)
  const chip = page.getByText(/floor-2\.jpg · Choose the after/)
  await button(page, 'Join').click()
  await expect(page.getByText('Choose the before')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(button(page, 'Download floor-1.jpg')).toBeVisible()
  await button(page, 'Join').click()
  await button(page, 'Before: floor-2.jpg').click()
  await expect(chip).toBeInViewport()
  await button(page, 'New Batch').click()
  await page.reload()
  await expect(chip).toBeInViewport()
  await choose(page, (await photographs(3, photo)).slice(2))
  await button(page, 'Enhance All').click()
  await expect(page.getByText('Enhanced 1 of 1 image')).toBeVisible()
  await expectNoViolations(page, 'main')
  await button(page, 'After: floor-3.jpg').click()
  const dialog = page.getByRole('dialog', { name: 'Before and after in one picture' })
  await expect(dialog.getByRole('img', { name: 'floor-2.jpg before, floor-3.jpg after' })).toBeVisible()
  // The focus stays on what was pressed while the picture is made anew.
  const swap = dialog.getByRole('button', { name: 'Swap' })
  await swap.click()
  await expect(dialog.getByRole('img', { name: 'floor-3.jpg before, floor-2.jpg after' })).toBeVisible()
  await expect(swap).toBeFocused()
})

for (const [what, prepare] of Object.entries({
  'the browser’s own close watchers': '',
  'no close watchers': 'delete globalThis.CloseWatcher',
}))
  test(`a customer sees the pictures alone, and Escape brings the buttons back, with ${what} @desk`, async ({
    page,
  }) => {
    await page.addInitScript(prepare)
    await enhanceTwo(page)
    await button(page, 'Compare floor-1.jpg before and after').click()
    const dialog = page.getByRole('dialog', { name: 'floor-1.jpg' })
    await expect(dialog.getByRole('slider')).toBeVisible()
    await dialog.getByRole('button', { name: 'Show without buttons' }).click()
    await expect(dialog.getByRole('button', { name: 'Download floor-1.jpg' })).toBeHidden()
    const pictures = await dialog.locator('[data-comparison]').boundingBox()
    const screen = page.viewportSize()
    expect(
      Math.max(
        (pictures?.width ?? 0) / (screen?.width ?? 1),
        (pictures?.height ?? 0) / (screen?.height ?? 1),
      ),
    ).toBeGreaterThan(0.99)
    await page.keyboard.press('Escape')
    await expect(dialog.getByRole('button', { name: 'Show without buttons' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

test('a toast covers no picture that a customer is shown, and is there again beside the buttons', async ({
  page,
}) => {
  await enhanceTwo(page)
  await choose(page, { name: 'invoice.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') })
  const toast = page.getByRole('alert').filter({ hasText: 'Please select image files' })
  const isOnTop = () =>
    toast.evaluate((place) => {
      const { left, top, width, height } = place.getBoundingClientRect()
      return place.contains(document.elementFromPoint(left + width / 2, top + height / 2))
    })
  await button(page, 'Compare floor-1.jpg before and after').click()
  const dialog = page.getByRole('dialog', { name: 'floor-1.jpg' })
  await expect(dialog.getByRole('slider')).toBeVisible()
  await expect.poll(isOnTop).toBe(true)
  await dialog.getByRole('button', { name: 'Show without buttons' }).click()
  await expect.poll(isOnTop).toBe(false)
  await dialog.getByRole('button', { name: 'Show buttons' }).click()
  await expect.poll(isOnTop).toBe(true)
})

test.describe('on a phone’s side', () => {
  test.use({ viewport: { width: 844, height: 390 }, isMobile: true, hasTouch: true })

  test('Compare uses the height of the screen', async ({ page }) => {
    await enhanceTwo(page)
    await button(page, 'Compare floor-1.jpg before and after').click()
    const pictures = page.getByRole('dialog').locator('[data-comparison]')
    // Toasts that are still there make dialogs lower.
    await expect.poll(async () => (await pictures.boundingBox())?.height).toBeGreaterThan(370)
    for (const name of [
      'Previous',
      'Zoom',
      'Next',
      'Rotate by 90°',
      'Show without buttons',
      'Download floor-1.jpg',
    ])
      await expect(page.getByRole('dialog').getByRole('button', { name })).toBeInViewport({ ratio: 1 })
  })
})
