import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { expect } from '@playwright/test'
import { inspectJpeg } from '../../supabase/functions/enhance-image/photo/jpeg.ts'
import { expectNoViolations } from './axe.ts'
import { first, last, siteImages } from './content.ts'
import { button, choose, enhancerScript, open, rows, tool } from './local-tool.ts'
import { test } from './shared-page.ts'

const photo = (name: string) => join(import.meta.dirname, '../fixtures/photographs', name)

/**
 * Width, height and color type from a PNG's header. Type 2 has no transparency; the browser's own encoder
 * never writes it.
 */
async function pngHeader(path: string) {
  const file = await readFile(path)
  expect(file.subarray(1, 4).toString()).toBe('PNG')
  return { width: file.readUInt32BE(16), height: file.readUInt32BE(20), kind: file.readUInt8(25) }
}

test.beforeEach(({ page }) => open(page))

test.describe('the local tool', () => {
  test('enhances photographs one after the other, and one bad file stops nothing', async ({ page }) => {
    const bad = join(import.meta.dirname, '../fixtures/not-a-picture.jpg')
    await choose(page, [photo('stairs-detail.jpg'), bad, photo('pattern-parquet.jpg')])
    await expect(page.getByText('3 images loaded and ready for enhancement')).toBeVisible()
    await expect(tool(page).getByText('3 image(s) ready')).toBeVisible()

    await button(page, 'Enhance All').click()
    await expect(page.getByText('Enhanced 2 of 3 images')).toBeVisible()
    await expect(tool(page).getByText('100% complete')).toBeVisible()
    await expect(tool(page).getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100')
    // Nothing else is left to do.
    await expect(button(page, 'Enhance All')).toBeHidden()
    await expect(button(page, 'Retry All Failed (1)')).toBeEnabled()
    await expect(rows(page)).toContainText([
      // Failures come first.
      /not-a-picture\.jpg.*Failed.*0\.00 MB.*Failed to load image/,
      /stairs-detail\.jpg.*Completed.*0\.19 MB/,
      /pattern-parquet\.jpg.*Completed.*0\.19 MB/,
    ])

    const download = page.waitForEvent('download')
    await button(page, 'Download stairs-detail.jpg').click()
    const file = await download
    expect(file.suggestedFilename()).toBe('enhanced-stairs-detail.png')
    expect(await pngHeader(await file.path())).toEqual({ width: 2700, height: 1800, kind: 2 })
    await expect(page.getByText('Enhanced image downloaded!')).toBeVisible()
  })

  test('keeps results as long as their list: a photo is enhanced once, even over a later visit', async ({
    page,
  }) => {
    let workers = 0
    page.on('worker', () => workers++)
    const enhance = async () => {
      await choose(page, [photo('pattern-parquet.jpg')])
      await button(page, 'Enhance All').click()
      await expect(page.getByText('Enhanced 1 of 1 images')).toBeVisible()
    }
    await enhance()
    const atFirst = workers

    await page.reload()
    await button(page, 'Show').click()
    await expect(tool(page).getByText('1 of 1 enhanced')).toBeVisible()
    expect(workers).toBe(atFirst)
    const download = page.waitForEvent('download')
    await button(page, 'Download pattern-parquet.jpg').click()
    expect(await pngHeader(await (await download).path())).toEqual({ width: 1800, height: 1200, kind: 2 })

    await button(page, 'Start Over').click()
    await enhance()
    expect(workers).toBeGreaterThan(atFirst)
  })

  test('stops at once when paused, and can continue', async ({ page }) => {
    // The worker's script does not arrive until this route is removed.
    await page.route(enhancerScript(), () => {})
    await choose(page, [photo('pattern-parquet.jpg'), photo('living-room-finished.jpg')])
    await button(page, 'Enhance All').click()
    await expect(button(page, 'Enhance All')).toBeDisabled()
    await expect(tool(page).getByText('Processing', { exact: true })).toBeVisible()
    await button(page, 'Pause').click()
    await expect(tool(page).getByText('Pending', { exact: true })).toHaveCount(2)

    await page.unroute(enhancerScript())
    await button(page, 'Resume').click()
    await expect(page.getByText('Enhanced 2 of 2 images')).toBeVisible()
  })
})

test('the server tool enhances all images of the site by the function that comes along', async ({ page }) => {
  test.setTimeout(300_000)
  const all = siteImages.length
  const heading = page.getByRole('heading', { level: 2, name: 'AI Image Enhancement', exact: true })
  const server = page.locator('section').filter({ has: heading })
  const press = (name: string) => server.getByRole('button', { name }).click()
  await press('Enhance All Images')
  const end = page.getByText(`Enhanced ${all} of ${all} images`)
  await expect(end).toBeVisible({ timeout: 280_000 })
  await expect(server.getByText('Completed')).toHaveCount(all)

  const download = page.waitForEvent('download')
  await press(`Download ${first.description}`)
  const file = await download
  expect(file.suggestedFilename()).toBe(`enhanced-${basename(first.path)}`)
  expect(inspectJpeg(await readFile(await file.path()))).toEqual({ width: 4800, height: 2700 })
  await expect(page.getByText('Image downloaded successfully!')).toBeVisible()

  await press(`Compare ${last.description} before and after`)
  const dialog = page.getByRole('dialog', { name: last.description })
  const slider = dialog.getByRole('slider', { name: 'Line between before and after' })
  await expect(dialog.getByRole('img', { name: new RegExp(`^${last.description}, `) })).toHaveCount(2)
  await slider.press('ArrowRight')
  await expect(slider).toHaveAttribute('aria-valuetext', '55% before, 45% after')
  await dialog.getByRole('button', { name: 'After' }).click()
  await expect(slider).toHaveValue('0')
  await dialog.getByRole('button', { name: 'Zoom' }).click()
  await expect(dialog.getByRole('button', { name: 'Zoom' })).toBeInViewport({ ratio: 1 })
  await expectNoViolations(page, '[role=dialog]')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expectNoViolations(page, 'main')
})
