import { chromium, type Page } from 'playwright'
import { findChromium } from '../../tools/browser.ts'
import { copies, enhanceInPage, type PageBatch } from './compare-through-page.ts'

const labels = { png: 'PNG, full size', jpeg: 'JPEG, full size', web: 'JPEG for the web, up to 1920 px' }
type FileType = keyof typeof labels

/**
 * Measures how long saving takes beside the enhancing of the same photographs: as each type, chosen before the
 * batch begins, and then once more.
 */
export async function measureExport(batch: Omit<PageBatch, 'naive'>): Promise<void> {
  const { photos, megapixels, folder, site } = batch
  const context = await chromium.launchPersistentContext('', await findChromium())
  try {
    const page = await context.newPage()
    // Zips go to the downloads: a picker would wait for somebody.
    await page.addInitScript('delete window.showSaveFilePicker')
    await page.goto(`${site}/image-enhancement`, { waitUntil: 'networkidle' })
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
    await enhanceInPage(page, await copies(folder, 1, 1))
    const rows: Record<string, unknown>[] = []
    for (const type of ['png', 'jpeg', 'web'] as const) {
      await choose(page, type)
      const enhancing = await enhanceInPage(page, await copies(folder, megapixels, photos))
      const saving = await save(page)
      const again = await save(page)
      rows.push({
        type,
        'enhance, ms': Math.round(enhancing),
        'save, ms': saving,
        'of enhancing': (saving / enhancing).toFixed(2),
        'save again, ms': again,
      })
    }
    // One that is decided afterwards.
    for (const type of ['jpeg', 'web'] as const) {
      await choose(page, 'png')
      const enhancing = await enhanceInPage(page, await copies(folder, megapixels, photos))
      await choose(page, type)
      const saving = await save(page)
      rows.push({
        type: `${type}, chosen afterwards`,
        'enhance, ms': Math.round(enhancing),
        'save, ms': saving,
        'of enhancing': (saving / enhancing).toFixed(2),
      })
    }
    console.log(`\nSaving ${photos} photograph(s) of ${megapixels} megapixels`)
    console.table(rows)
  } finally {
    await context.close()
  }
}

async function choose(page: Page, type: FileType): Promise<void> {
  await page.getByRole('radio', { name: labels[type] }).check()
}

/** How many milliseconds it takes from the press to the zip. */
async function save(page: Page): Promise<number> {
  const start = performance.now()
  const downloaded = page.waitForEvent('download', { timeout: 0 })
  await page.getByRole('button', { name: /^Save/ }).first().click()
  await downloaded
  return Math.round(performance.now() - start)
}
