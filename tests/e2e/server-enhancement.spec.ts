import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { inspectJpeg } from '../../supabase/functions/enhance-image/photo/jpeg.ts'
import { expectNoViolations } from './axe.ts'
import { city, first, inState, last, second, siteImages } from './content.ts'

/** The server tool with the backend function that `npm start` brings along. */

const all = siteImages.length
const endpoint = '**/functions/v1/enhance-image'

const tool = (page: Page) =>
  page
    .locator('section')
    .filter({ has: page.getByRole('heading', { level: 2, name: 'AI Image Enhancement', exact: true }) })

const enhanceAll = (page: Page) => tool(page).getByRole('button', { name: 'Enhance All Images' }).click()

const unreachable = /We can't reach the server/

test.beforeEach(async ({ page }) => {
  await page.goto('/image-enhancement')
})

test('enhances all images of the site, for real', async ({ page }) => {
  test.setTimeout(300_000)
  await enhanceAll(page)
  await expect(page.getByText(`Enhanced ${all} of ${all} images`)).toBeVisible({
    timeout: 280_000,
  })
  await expect(tool(page).getByText('Completed')).toHaveCount(all)

  const download = page.waitForEvent('download')
  await tool(page).getByRole('button', { name: 'Download Hero section image' }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe(`enhanced-${basename(first.path)}`)
  expect(inspectJpeg(await readFile(await file.path()))).toEqual({ width: 4800, height: 2700 })

  await tool(page)
    .getByRole('button', { name: `Compare ${last.description} before and after` })
    .click()
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

test('says that the server cannot be reached, and retries one image', async ({ page }) => {
  await page.route(endpoint, (route) => route.abort('internetdisconnected'))
  await enhanceAll(page)
  await expect(page.getByText(`Enhanced 0 of ${siteImages.length} images`)).toBeVisible()
  await expect(page.getByText(unreachable)).toHaveCount(1)
  await expect(tool(page).getByText('Enhancement failed')).toHaveCount(all)

  await page.unroute(endpoint)
  await page.route(endpoint, (route) =>
    route.fulfill({ json: { success: true, enhancedImageUrl: last.path, error: null } }),
  )
  await tool(page)
    .getByRole('button', { name: `Retry ${last.description}` })
    .click()
  await expect(tool(page).getByRole('button', { name: `Download ${last.description}` })).toBeVisible()
  await expect(tool(page).getByText('Enhancement failed')).toHaveCount(siteImages.length - 1)
  await expect(page.getByText(unreachable)).toBeHidden()
})

test('goes on while another page is shown, and its results are there on return', async ({ page }) => {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(endpoint, async (route) => {
    await released
    await route.fulfill({ json: { success: true, enhancedImageUrl: last.path } })
  })
  await enhanceAll(page)
  await expect(tool(page).getByText('Processing')).toBeVisible()
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: inState(city.name) })
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(city.name)
  release()
  await expect(page.getByText(`Enhanced ${all} of ${all} images`)).toBeVisible()
  await page.goBack()
  await expect(tool(page).getByText('Completed')).toHaveCount(all)
})

test('what is done stays done when it begins again after a failure', async ({ page }) => {
  const asked: string[] = []
  await page.route(endpoint, (route) => {
    asked.push(route.request().postDataJSON().imageUrl)
    return route.fulfill({
      json: asked.length === 2 ? { success: false } : { success: 1, enhancedImageUrl: last.path },
    })
  })
  await enhanceAll(page)
  await expect(page.getByText(`Enhanced ${all - 1} of ${all} images`)).toBeVisible()
  await enhanceAll(page)
  await expect(page.getByText(`Enhanced ${all} of ${all} images`)).toBeVisible()
  expect(asked).toHaveLength(all + 1)
  expect(asked.at(-1)).toBe(asked[1])
})

test('can be paused, resumed and cancelled, and saves its results in one zip', async ({ page }) => {
  let release = () => {}
  const asked: string[] = []
  await page.addInitScript(() => Object.assign(window, { showSaveFilePicker: undefined }))
  await page.reload()
  await page.route(endpoint, async (route) => {
    asked.push(route.request().postDataJSON().imageUrl)
    await new Promise<void>((resolve) => {
      release = resolve
    })
    const json = { success: true, enhancedImageUrl: last.path, error: '' }
    await route.fulfill({ json }).catch(() => {})
  })
  const press = (name: string) => tool(page).getByRole('button', { name, exact: true }).click()
  const count = (words: string) => expect(tool(page).getByText(words)).toBeVisible()
  await enhanceAll(page)
  await expect.poll(() => asked.length).toBe(1)
  await press('Pause')
  await expect(tool(page).getByRole('button', { name: 'Enhancing Images...' })).toBeDisabled()
  await count(`Pausing after this image · 0 of ${all} enhanced · ${all} left`)
  release()
  await count(`Paused · 1 of ${all} enhanced · ${all - 1} left`)
  expect(asked).toHaveLength(1)
  await press('Resume')
  await expect.poll(() => asked.length).toBe(2)
  release()
  await expect.poll(() => asked.length).toBe(3)
  await press('Cancel')
  await count(`Canceled · 2 of ${all} enhanced · ${all - 2} left`)
  const download = page.waitForEvent('download')
  await press('Save 2 photos')
  const zip = await readFile(await (await download).path())
  expect(zip.includes(`enhanced-${basename(first.path)}`)).toBe(true)
  expect(zip.includes(`enhanced-${basename(second.path)}`)).toBe(true)
  // It continues where it was.
  await enhanceAll(page)
  await expect.poll(() => asked.length).toBe(4)
  expect(asked[3]).toBe(asked[2])
})

test('waits as long as a busy server asks, and continues', async ({ page }) => {
  let asked = 0
  await page.route(endpoint, (route) =>
    ++asked === 1
      ? route.fulfill({
          status: 429,
          headers: { 'Retry-After': '2' },
          json: { success: false, error: 'Busy' },
        })
      : route.fulfill({
          json: { success: true, enhancedImageUrl: last.path, error: null },
        }),
  )
  await enhanceAll(page)
  await expect(tool(page).getByText(/The server is busy\. We’ll try again at \d+:\d\d/)).toBeVisible()
  await expect(page.getByText(`Enhanced ${all} of ${all} images`)).toBeVisible()
  await expect(tool(page).getByText('The server is busy')).toBeHidden()
  expect(asked).toBe(14)
})
