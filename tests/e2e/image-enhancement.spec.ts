import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { expect, test } from '@playwright/test'
import { inspectJpeg } from '../../supabase/functions/enhance-image/photo/jpeg.ts'
import { content } from './content.ts'
import { button, choose, open, rows, tool } from './local-tool.ts'
import { expectNoViolations } from './page-checks.ts'

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

test('the local tool enhances photographs one after the other, and one bad file stops nothing', async ({
  page,
}) => {
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
  await expect(button(page, 'Remove 1 Failed')).toBeEnabled()
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

test('no photo leaves the device: while it’s chosen, enhanced and saved, the page only asks for its own files', async ({
  page,
  baseURL,
}) => {
  const others: string[] = []
  page.on('request', (request) => {
    const { origin, pathname, href } = new URL(request.url())
    const isFile = origin === baseURL && href === origin + pathname
    if (request.method() !== 'GET' || !(isFile || /^(?:blob|data):/.test(href)))
      others.push(`${request.method()} ${href}`)
  })
  page.on('websocket', (socket) => others.push(socket.url()))
  await choose(page, photo('stairs-detail.jpg'))
  await button(page, 'Enhance All').click()
  await expect(page.getByText('Enhanced 1 of 1 image')).toBeVisible()
  for (const type of ['PNG', 'JPEG for the web']) {
    await tool(page).getByRole('radio', { name: type }).check()
    const download = page.waitForEvent('download')
    await button(page, 'Save 1 photo').or(button(page, 'Save again')).click()
    await download
  }
  // What was said of it is kept by then, so everything has been asked.
  await page.reload()
  await expect(rows(page).getByText('Saved')).toHaveCount(1)
  expect(others).toEqual([])
})

test('the server tool enhances images of the site by the function that comes along @full', async ({
  page,
}) => {
  const [first, second] = content.siteImages
  if (!first || !second) throw new Error('The site has no two images')
  const heading = page.getByRole('heading', { level: 2, name: 'AI Image Enhancement', exact: true })
  const server = page.locator('section').filter({ has: heading })
  const press = (name: string) => server.getByRole('button', { name }).click()
  // The others get no answer: where their results are stored, all would be there before the press on Pause. That
  // all come is told elsewhere (changed-pages.spec.ts).
  let calls = 0
  await page.route('**/functions/v1/enhance-image', async (route) => {
    calls += 1
    if (calls <= 2) await route.continue()
  })
  await press('Enhance All Images')
  await expect.poll(() => server.getByText('Completed').count()).toBeGreaterThanOrEqual(2)
  await press('Pause')

  const download = page.waitForEvent('download')
  await press(`Download ${first.description}`)
  const file = await download
  expect(file.suggestedFilename()).toBe(`enhanced-${basename(first.path)}`)
  expect(inspectJpeg(await readFile(await file.path()))).toEqual({ width: 4800, height: 2700 })
  await expect(page.getByText('Image downloaded successfully!')).toBeVisible()

  await press(`Compare ${second.description} before and after`)
  const dialog = page.getByRole('dialog', { name: second.description })
  const slider = dialog.getByRole('slider', { name: 'Line between before and after' })
  await expect(dialog.getByRole('img', { name: new RegExp(`^${second.description}, `) })).toHaveCount(2)
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
