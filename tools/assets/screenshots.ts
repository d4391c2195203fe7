import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium, type Page } from 'playwright'
import { findChromium } from '../browser.ts'
import { loadContent } from '../load-content.ts'
import { serveBuild } from '../local-site.ts'
import { root } from '../root.ts'
import type { SiteFacts } from '../vite/site-file-types.ts'
import { screenshotFacts, screenshotFolder, screenshotForms } from '../vite/web-manifest.ts'

/** `npm run screenshots`: takes the pictures of the installation dialog from the production build. */

const folder = join(root, screenshotFolder)

const { app } = await loadContent<Pick<SiteFacts, 'app'>>('src/content/pages/installed-app.ts')
const { business } = await loadContent<Pick<SiteFacts, 'business'>>('src/content/business/business.ts')
const { siteImages } = await loadContent<{ siteImages: readonly { path: string }[] }>(
  'src/content/work/site-images.ts',
)

const preparations: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'our-work': async (page) => {
    const projects = page.getByRole('heading', { name: 'Recent projects' })
    await projects.evaluate((heading) => heading.scrollIntoView())
  },
  enhance: async (page) => {
    const chooser = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: 'Select Images' }).click()
    const photos = siteImages.slice(0, 8)
    await (await chooser).setFiles(photos.map(({ path }) => join(root, 'dist', path)))
    await page.getByRole('button', { name: 'Enhance All', exact: true }).click()
    await page.getByText(`Enhanced ${photos.length} of ${photos.length} images`).waitFor()
    // Toasts disappear by themselves.
    await page.getByRole('button', { name: 'Dismiss' }).first().waitFor({ state: 'detached' })
    await page.getByRole('region', { name: 'Chosen images' }).locator('img').nth(3).waitFor()
    await page.evaluate('scrollTo(0, 0)')
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
    for (const { name, path } of app.screenshots) {
      await page.goto(site.address + path)
      await page.waitForLoadState('networkidle')
      await preparations[name]?.(page)
      await page.waitForLoadState('networkidle')
      await page.screenshot({ path: join(folder, `${name}-${form}.jpg`), type: 'jpeg', quality: 78 })
    }
    await page.close()
  }
  await writeFile(join(folder, 'business.txt'), screenshotFacts(business))
} finally {
  await browser.close()
  await site.close()
}
