import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from 'playwright'
import { findChromium } from '../../tools/browser.ts'
import { median } from '../../tools/measure/medians.ts'
import { addedMemory } from './memory.ts'
import type { Megapixels } from './photographs.ts'

/** Different photographs of the same size, and where both ways are served. */
export interface PageBatch {
  readonly photos: number
  readonly megapixels: Megapixels
  /** The folder with a photograph of each size, which is also the page of the naive way. */
  readonly folder: string
  readonly naive: string
  /** The production build. */
  readonly site: string
}

const rounds = 3

/**
 * Measures how long people wait for a batch: photographs are chosen in the page of the production build,
 * "Enhance All" is pressed, and the clock stops when the page says that all are done. The naive way takes
 * turns in another tab of the same browser. The time includes storing the results. The browser has a regular
 * profile, as people's browsers do: a private one would keep files in another process's memory.
 */
export async function compareThroughPage(batch: PageBatch): Promise<void> {
  const { photos, megapixels, folder } = batch
  const context = await chromium.launchPersistentContext('', await findChromium())
  const browser = context.browser() as Browser
  try {
    const naive = await context.newPage()
    await naive.goto(batch.naive)
    await naive.evaluate(() => window.run('/1.jpg', 1))
    const site = await context.newPage()
    await site.goto(`${batch.site}/image-enhancement`, { waitUntil: 'networkidle' })
    // The first visit installs the whole site for offline use. That is not measured.
    await site.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
    await enhanceInPage(site, await copies(folder, 1, 1))

    const times = { naive: [] as number[], 'the page': [] as number[] }
    const added: number[] = []
    for (let round = 0; round < rounds; round++) {
      await naive.bringToFront()
      const batchOf = [`/${megapixels}.jpg`, photos] as const
      times.naive.push(await naive.evaluate(([photo, count]) => window.run(photo, count), batchOf))
      await site.bringToFront()
      const files = await copies(folder, megapixels, photos)
      const enhance = async () => {
        times['the page'].push(await enhanceInPage(site, files))
      }
      added.push(await addedMemory(browser, enhance))
    }
    console.log(`\nThrough the page: ${photos} photograph(s) of ${megapixels} megapixels, ${rounds} rounds`)
    console.table(
      Object.entries(times).map(([way, all]) => ({
        way,
        'median ms': Math.round(median(all)),
        'ms a photograph': Math.round(median(all) / photos),
        'times as fast': (median(times.naive) / median(all)).toFixed(2),
        'added MB': way === 'naive' ? '' : Math.max(...added),
      })),
    )
  } finally {
    await context.close()
  }
}

/**
 * Different files with the same picture, so that no result is in the cache. Decoders ignore what follows a
 * JPEG's end.
 */
export async function copies(folder: string, megapixels: Megapixels, count: number): Promise<string[]> {
  const photo = await readFile(join(folder, `${megapixels}.jpg`))
  const batch = join(folder, 'batch')
  await rm(batch, { recursive: true, force: true })
  await mkdir(batch)
  const paths = Array.from({ length: count }, (_, index) => join(batch, `photo-${index + 1}.jpg`))
  for (const path of paths)
    await writeFile(path, Buffer.concat([photo, Buffer.from(`${path} ${Date.now()}`)]))
  return paths
}

/** How many milliseconds the page takes for these photographs. */
export async function enhanceInPage(page: Page, files: readonly string[]): Promise<number> {
  const newBatch = page.getByRole('button', { name: 'New Batch', exact: true })
  if (await newBatch.isVisible()) {
    await newBatch.click()
    const earlier = page.getByRole('region', { name: 'Earlier batches' })
    await earlier.getByRole('button', { name: /^Delete / }).click()
    // It asks once if nothing is saved.
    const answer = earlier.getByRole('button', { name: 'Delete', exact: true })
    if (await answer.isVisible()) await answer.click()
    await earlier.waitFor({ state: 'detached' })
  }
  await page.getByLabel('Images to enhance', { exact: true }).setInputFiles([...files])
  await page.getByText(`${files.length} image(s) ready`).first().waitFor()
  const milliseconds = await page.evaluate(
    (message) =>
      new Promise<number>((resolve) => {
        const buttons = [...document.querySelectorAll('button')]
        const start = performance.now()
        const observer = new MutationObserver(() => {
          if (!document.body.textContent?.includes(message)) return
          observer.disconnect()
          resolve(performance.now() - start)
        })
        observer.observe(document.body, { subtree: true, childList: true, characterData: true })
        buttons.find(({ textContent }) => textContent?.trim() === 'Enhance All')?.click()
      }),
    `Enhanced ${files.length} of ${files.length} image`,
  )
  // The message of this batch must disappear before the next batch starts.
  await page
    .getByText(/^Enhanced \d+ of \d+ images?$/)
    .first()
    .waitFor({ state: 'detached' })
  return milliseconds
}
