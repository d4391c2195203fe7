import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium, type Page } from 'playwright'
import { findChromium } from '../browser.ts'
import { screenshotForms, screenshots } from '../build/web-manifest.ts'
import { serveBuild } from '../serve/local-site.ts'

/** `npm run screenshots`: takes the pictures of the installation dialog from the production build. */

const root = join(import.meta.dirname, '../..')
const folder = join(root, 'public/screenshots')

const preparations: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'our-work': async (page) => {
    await scrollTo(page, 'Recent projects')
  },
  enhance: async (page) => {
    const chooser = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: 'Select Images' }).click()
    const photos = ['living-room-before', 'stairs-detail', 'pattern-parquet']
    await (await chooser).setFiles(photos.map((name) => join(root, `src/photos/${name}.jpg`)))
    await page.getByRole('button', { name: 'Enhance All', exact: true }).click()
    await page.getByText('Enhanced 3 of 3 images').waitFor()
    // Toasts disappear by themselves.
    await page.getByRole('button', { name: 'Dismiss' }).first().waitFor({ state: 'detached' })
    await scrollTo(page, 'Select Images')
  },
}

await mkdir(folder, { recursive: true })
const site = await serveBuild(root)
const browser = await chromium.launch(await findChromium())

try {
  for (const [form, { width, height, scale }] of Object.entries(screenshotForms)) {
    const page = await browser.newPage({
      viewport: { width, height },
      deviceScaleFactor: scale,
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
    })
    for (const { name, path } of screenshots) {
      await page.goto(site.address + path)
      await page.waitForLoadState('networkidle')
      await preparations[name]?.(page)
      await page.waitForLoadState('networkidle')
      await page.screenshot({ path: join(folder, `${name}-${form}.jpg`), type: 'jpeg', quality: 78 })
    }
    await page.close()
  }
} finally {
  await browser.close()
  await site.close()
}

/** Scrolls the innermost element with this text to the top of the screen. */
async function scrollTo(page: Page, words: string): Promise<void> {
  await page.evaluate(`
    [...document.querySelectorAll('main *')]
      .findLast((element) => element.textContent === ${JSON.stringify(words)})
      .scrollIntoView()
  `)
}
