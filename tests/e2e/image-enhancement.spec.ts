import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { first, last, siteImages } from './content.ts'
import { enhancerScript, expect } from './local-tool.ts'
import { test } from './shared-page.ts'
import { open } from './site.ts'

const photo = (name: string) => join(import.meta.dirname, '../fixtures/photographs', name)

const tool = (page: Page, heading: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { level: 2, name: heading, exact: true }) })

/** Width, height and color type from a PNG's header. Type 2 has no transparency; the browser's own encoder never writes it. */
async function pngHeader(path: string) {
  const file = await readFile(path)
  expect(file.subarray(1, 4).toString()).toBe('PNG')
  return { width: file.readUInt32BE(16), height: file.readUInt32BE(20), kind: file.readUInt8(25) }
}

test.beforeEach(({ page }) => open(page, '/image-enhancement'))

test.describe('the local tool', () => {
  const local = (page: Page) => tool(page, 'Local Image Enhancement')
  const enhanceAll = (page: Page) => local(page).getByRole('button', { name: 'Enhance All' })

  async function choose(page: Page, files: Parameters<Locator['setInputFiles']>[0]) {
    const chooser = page.waitForEvent('filechooser')
    await local(page).getByRole('button', { name: 'Select Images' }).click()
    await (await chooser).setFiles(files as string[])
  }

  test('enhances photographs one after the other, and one bad file stops nothing', async ({ page }) => {
    await choose(page, [
      photo('stairs-detail.jpg'),
      join(import.meta.dirname, '../fixtures/not-a-picture.jpg'),
      photo('pattern-parquet.jpg'),
    ])
    await expect(page.getByText('3 images loaded and ready for enhancement')).toBeVisible()
    await expect(local(page).getByText('3 image(s) ready')).toBeVisible()

    await enhanceAll(page).click()
    await expect(page.getByText('Enhanced 2 of 3 images')).toBeVisible()
    await expect(local(page).getByText('100% complete')).toBeVisible()
    await expect(local(page).getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100')
    await expect(enhanceAll(page)).toBeEnabled()

    const rows = local(page).getByRole('region', { name: 'Chosen images' }).getByRole('listitem')
    await expect(rows).toContainText([
      // Failures come first.
      /not-a-picture\.jpg.*0\.00 MB.*Failed.*Failed to load image/,
      /stairs-detail\.jpg.*0\.19 MB.*Completed/,
      /pattern-parquet\.jpg.*0\.19 MB.*Completed/,
    ])

    const download = page.waitForEvent('download')
    await rows.nth(1).getByRole('button', { name: 'Download' }).click()
    const file = await download
    expect(file.suggestedFilename()).toBe('enhanced-stairs-detail.png')
    expect(await pngHeader(await file.path())).toEqual({ width: 2700, height: 1800, kind: 2 })
    await expect(page.getByText('Enhanced image downloaded!')).toBeVisible()
  })

  test('caches results: the same photograph needs no worker again, even on a later visit', async ({
    page,
  }) => {
    const kept = local(page).getByText('MB of results kept on this device')
    await choose(page, [photo('pattern-parquet.jpg')])
    await enhanceAll(page).click()
    await expect(page.getByText('Enhanced 1 of 1 images')).toBeVisible()
    await expect(kept).toBeVisible()

    await page.reload()
    await expect(kept).toBeVisible()
    let workers = 0
    page.on('worker', () => workers++)
    await choose(page, [photo('pattern-parquet.jpg')])
    await enhanceAll(page).click()
    await expect(page.getByText('Enhanced 1 of 1 images')).toBeVisible()
    expect(workers).toBe(0)
    const download = page.waitForEvent('download')
    await local(page).getByRole('button', { name: 'Download pattern-parquet.jpg' }).click()
    expect(await pngHeader(await (await download).path())).toEqual({ width: 1800, height: 1200, kind: 2 })

    // Results in the list are not cleared.
    const clear = local(page).getByRole('button', { name: 'Clear', exact: true })
    await expect(clear).toBeHidden()
    await local(page).getByRole('button', { name: 'Clear List' }).click()
    await clear.click()
    await expect(local(page).getByText(/Clear [\d.]+ MB of earlier results\?/)).toBeVisible()
    await clear.click()
    await expect(page.getByText('Saved results cleared')).toBeVisible()
    await expect(kept).toBeHidden()
  })

  test('stops at once when cancelled, and can continue', async ({ page }) => {
    // The worker's script does not arrive until this route is removed.
    await page.route(enhancerScript(), () => {})
    await choose(page, [photo('pattern-parquet.jpg'), photo('living-room-finished.jpg')])
    await enhanceAll(page).click()
    await expect(enhanceAll(page)).toBeDisabled()
    await expect(local(page).getByText('Processing', { exact: true })).toBeVisible()
    await local(page).getByRole('button', { name: 'Cancel' }).click()
    await expect(page.getByText('Canceled. 0 of 2 images are enhanced')).toBeVisible()
    await expect(local(page).getByText('Pending', { exact: true })).toHaveCount(2)

    await page.unroute(enhancerScript())
    await enhanceAll(page).click()
    await expect(page.getByText('Enhanced 2 of 2 images')).toBeVisible()
  })

  test('says what is missing when nothing is chosen', async ({ page }) => {
    await expect(enhanceAll(page)).toHaveAttribute('aria-disabled', 'true')
    await enhanceAll(page).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByText('Please select images first')).toBeVisible()
  })

  test('accepts images only', async ({ page }) => {
    const invoice = { name: 'invoice.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') }
    await choose(page, [invoice])
    await expect(page.getByText('Please select image files (jpg, png, webp)')).toBeVisible()
    await expect(enhanceAll(page)).toHaveAttribute('aria-disabled', 'true')
  })
})

test.describe('the server tool', () => {
  const server = (page: Page) => tool(page, 'AI Image Enhancement')

  test('sends all site images one at a time and shows every kind of answer', async ({ page, baseURL }) => {
    const sent: unknown[] = []
    let underWay = 0
    await page.route('**/functions/v1/enhance-image', async (route) => {
      expect(underWay++).toBe(0)
      const answer = sent.push(route.request().postDataJSON())
      if (answer === 2) {
        await route.fulfill({ status: 429, json: { success: false, error: 'Too many images at once' } })
      } else if (answer === 3) {
        await route.fulfill({ json: { success: false } })
      } else if (answer === 4) {
        await route.abort()
      } else {
        await route.fulfill({ json: { success: true, enhancedImageUrl: last.path } })
      }
      underWay--
    })

    await server(page).getByRole('button', { name: 'Enhance All Images' }).click()
    await expect(
      page.getByText(`Enhanced ${siteImages.length - 3} of ${siteImages.length} images`),
    ).toBeVisible()
    await expect(server(page).getByText('100% complete')).toBeVisible()
    expect(sent).toHaveLength(siteImages.length)
    expect(sent[0]).toEqual({ imageUrl: baseURL + first.path, scale: 2 })

    const results = server(page).getByRole('list').first().getByRole('listitem')
    await expect(results).toHaveCount(siteImages.length)
    await expect(results.nth(0)).toContainText(
      new RegExp(`${first.description}.*${basename(first.path)}.*Completed`),
    )
    await expect(results.nth(1)).toContainText('Too many images at once')
    await expect(results.nth(2)).toContainText('Enhancement failed')
    await expect(results.nth(3)).toContainText('Enhancement failed')

    const download = page.waitForEvent('download')
    await results.nth(0).getByRole('button', { name: 'Download' }).click()
    expect((await download).suggestedFilename()).toBe(`enhanced-${basename(first.path)}`)
    await expect(page.getByText('Image downloaded successfully!')).toBeVisible()

    await page.route(`**${last.path}`, (route) => route.fulfill({ status: 410 }))
    await results.nth(4).getByRole('button', { name: 'Download' }).click()
    await expect(page.getByText('Failed to download image')).toBeVisible()
  })
})
