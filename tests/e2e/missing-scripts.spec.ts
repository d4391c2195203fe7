import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { FaultGate } from './fault-gate.ts'
import { OwnSite } from './own-site.ts'
import { hydrated } from './site.ts'

// Scripts that cannot be loaded, on a device without the service worker.

const site = new OwnSite()
const gate = new FaultGate()

test.beforeAll(() => site.start(undefined, [gate.handler]))
test.afterAll(() => site.stop())
test.beforeEach(() => gate.set())

const notice = (page: Page) => page.getByRole('alert').filter({ hasText: 'could not be loaded' })

test('a dialog that cannot be loaded leaves the page as it is, and opens at the next attempt', async ({
  page,
}) => {
  await page.goto(site.url)
  await hydrated(page)
  gate.set({ fault: 404, paths: /\/EstimateDialog-/ })
  const button = page.getByRole('complementary').getByRole('button', { name: 'Free Estimate' })
  await button.click()
  await expect(notice(page)).toBeVisible()
  await expect(page).toHaveURL(`${site.url}/`)
  await notice(page).getByRole('button', { name: 'Close' }).click()
  await expect(notice(page)).toBeHidden()
  await button.click()
  await expect(notice(page)).toBeVisible()
  gate.set()
  await notice(page).getByRole('button', { name: 'Try Again' }).click()
  await expect(page.getByRole('dialog').getByLabel('Phone', { exact: true })).toBeVisible()
})

test('a dialog opens although a foreign page is in the browser’s cache under its name', async ({ page }) => {
  await page.goto(site.url)
  await hydrated(page)
  gate.set({ fault: 'foreign page', paths: /\/EstimateDialog-/ })
  await page.getByRole('complementary').getByRole('button', { name: 'Free Estimate' }).click()
  await expect(notice(page)).toBeVisible()
  gate.set()
  await notice(page).getByRole('button', { name: 'Try Again' }).click()
  await expect(page.getByRole('dialog').getByLabel('Phone', { exact: true })).toBeVisible()
})

test('a toast whose code is missing still shows its text', async ({ page }) => {
  gate.set({ fault: 404, paths: /\/ToastList-/ })
  await page.goto(`${site.url}/image-enhancement`)
  await choose(page)
  await expect(page.getByText('1 images loaded and ready for enhancement')).toBeVisible()
})

test('a comparison that cannot be loaded leaves the photo tool as it is', async ({ page }) => {
  await page.goto(`${site.url}/image-enhancement`)
  await choose(page)
  await page.getByRole('button', { name: 'Enhance All', exact: true }).click()
  await page.getByText('Enhanced 1 of 1 images').waitFor()
  gate.set({ fault: 404, paths: /\/CompareDialog-/ })
  await page.getByRole('button', { name: /^Compare/ }).click()
  await expect(notice(page)).toBeVisible()
  await expect(page.getByText('1 image(s) ready')).toBeVisible()
})

for (const [what, paths] of [
  ['its library', /\/comlink-/],
  ['its worker', /\/worker-/],
] as const) {
  test(`the photo tool without ${what} says what to do, and keeps the list`, async ({ page }) => {
    await page.goto(`${site.url}/image-enhancement`)
    gate.set({ fault: 404, paths })
    await choose(page)
    await page.getByRole('button', { name: 'Enhance All', exact: true }).click()
    await expect(page.getByText('A part of this page could not be loaded.').first()).toBeVisible()
    await expect(page.getByText('Failed to fetch')).toHaveCount(0)
    const toast = page.getByRole('alert').filter({ hasText: 'Enhanced 0 of 1 images' })
    await expect(toast).toBeVisible()
    await expect(toast).toHaveAttribute('data-kind', 'error')
    gate.set()
    await page.getByRole('button', { name: /^Retry stairs/ }).click()
    await expect(page.getByText('Enhanced 1 of 1 images')).toBeVisible()
  })
}

test('saving without its worker says what to do, and works later', async ({ page }) => {
  await page.goto(`${site.url}/image-enhancement`)
  await choose(page)
  await page.getByRole('button', { name: 'Enhance All', exact: true }).click()
  await page.getByText('Enhanced 1 of 1 images').waitFor()
  gate.set({ fault: 404, paths: /\/export-worker-/ })
  await page.getByLabel('Save as').selectOption({ label: 'JPEG, smaller, for the web' })
  await page.evaluate(() => Object.assign(window, { showSaveFilePicker: undefined }))
  const save = page.getByRole('button', { name: 'Save 1 photo' })
  const single = page.getByRole('button', { name: /^Download stairs/ })
  for (const button of [single, save]) {
    await button.click()
    await expect(notice(page)).toBeVisible()
    await notice(page).getByRole('button', { name: 'Dismiss' }).click()
    await expect(notice(page)).toBeHidden()
  }
  gate.set()
  for (const button of [single, save]) {
    const download = page.waitForEvent('download')
    await button.click()
    await download
  }
})

test('the server answers a share, and the tool says what to do', async ({ page }) => {
  await page.goto(site.url)
  await page.evaluate(() => {
    const form = document.createElement('form')
    form.method = 'post'
    form.enctype = 'multipart/form-data'
    form.action = '/share-target'
    document.body.append(form)
    form.submit()
  })
  await expect(page).toHaveURL(/\/image-enhancement\?/)
  await expect(page.getByText('No photos arrived with that share. Please select them here.')).toBeVisible()
})

async function choose(page: Page): Promise<void> {
  await hydrated(page)
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Select Images' }).click()
  await (await chooser).setFiles(join(import.meta.dirname, '../../src/photos/stairs-detail.jpg'))
}
