import { expect, test } from '@playwright/test'
import { button, choose, clearUnsaved, open, photographs, rows } from './local-tool.ts'

test('a batch of sixty photos frees its memory', async ({ page }) => {
  await page.addInitScript(countResources)
  await open(page)
  await choose(page, await photographs(60))
  await expect(page.getByText('60 images loaded and ready for enhancement')).toBeVisible()
  await button(page, 'Enhance All').click()
  await expect(page.getByText('Enhanced 60 of 60 images')).toBeVisible({ timeout: 100_000 })
  const live = () => page.evaluate(() => (window as unknown as { live: Resources }).live)
  // Results are read on demand. Only thumbnails in view have an object URL.
  await rows(page).first().scrollIntoViewIfNeeded()
  await expect.poll(async () => (await live()).addresses).toBeGreaterThan(2)
  await rows(page).last().scrollIntoViewIfNeeded()
  await expect(rows(page).last().getByRole('img', { includeHidden: true }).first()).toBeVisible()
  expect((await live()).addresses).toBeLessThan(30)
  await clearUnsaved(page)
  await expect.poll(live).toEqual({ addresses: 0, bitmaps: 0 })
})

interface Resources {
  /** Object URLs that are not revoked. */
  readonly addresses: number
  /** Decoded pictures that are not closed. */
  readonly bitmaps: number
}

/** Counts the object URLs and decoded pictures that the page has not released. */
function countResources() {
  const live = { addresses: 0, bitmaps: 0 }
  Object.assign(window, { live })
  const { createObjectURL, revokeObjectURL } = URL
  URL.createObjectURL = (file) => {
    live.addresses++
    return createObjectURL(file)
  }
  URL.revokeObjectURL = (url) => {
    live.addresses--
    revokeObjectURL(url)
  }
  const decode = window.createImageBitmap
  Object.assign(window, {
    createImageBitmap: async (...sources: Parameters<typeof decode>) => {
      const bitmap = await decode(...sources)
      live.bitmaps++
      return bitmap
    },
  })
  const { close } = ImageBitmap.prototype
  ImageBitmap.prototype.close = function () {
    live.bitmaps--
    close.call(this)
  }
}
