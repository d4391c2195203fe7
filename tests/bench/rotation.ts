import { type Browser, chromium, type Locator, type Page } from 'playwright'
import { findChromium } from '../../tools/browser.ts'
import { median } from '../../tools/measure/medians.ts'
import { copies, enhanceInPage, type PageBatch } from './compare-through-page.ts'
import { addedMemory } from './memory.ts'

const presses = 5

/** Of a device whose processor has a quarter of this one's speed. */
const slowdown = 4

/**
 * Measures Rotate: how soon a press is seen, in a row and in Compare, on a slow device; and how long the file takes, and
 * how much memory beside what enhancing the same photograph took.
 */
export async function measureRotation({ folder, site }: Pick<PageBatch, 'folder' | 'site'>): Promise<void> {
  const rows: Record<string, unknown>[] = []
  for (const megapixels of [12, 48] as const) {
    const context = await chromium.launchPersistentContext('', await findChromium())
    try {
      const browser = context.browser() as Browser
      const page = await context.newPage()
      await page.goto(`${site}/image-enhancement`, { waitUntil: 'networkidle' })
      await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
      await enhanceInPage(page, await copies(folder, 1, 1))
      const files = await copies(folder, megapixels, 1)
      const enhancing = await addedMemory(browser, () => enhanceInPage(page, files))
      const rotate = page.getByRole('button', { name: 'Rotate photo-1.jpg by 90°' })
      await thumbnailOf(page).waitFor()

      const start = performance.now()
      const rotating = await addedMemory(browser, async () => {
        await rotate.click()
        await written(page)
      })
      const file = performance.now() - start

      const devices = await context.newCDPSession(page)
      await devices.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
      const inRow = await pressesUntilSeen(rotate, thumbnailOf(page))
      await page.getByRole('button', { name: 'Compare photo-1.jpg before and after' }).click()
      const dialog = page.getByRole('dialog')
      const picture = dialog.getByRole('img', { name: 'photo-1.jpg, enhanced' })
      await picture.evaluate((image: HTMLImageElement) => image.decode())
      const inCompare = await pressesUntilSeen(
        dialog.getByRole('button', { name: 'Rotate by 90°' }),
        picture.locator('..'),
      )
      rows.push({
        megapixels,
        'seen in a row, ms': Math.round(inRow),
        'seen in Compare, ms': Math.round(inCompare),
        'file, ms': Math.round(file),
        'enhancing added MB': enhancing,
        'rotating added MB': rotating,
      })
    } finally {
      await context.close()
    }
  }
  console.log(`\nRotating one photograph. Presses on a processor slowed down ${slowdown} times`)
  console.table(rows)
}

const thumbnailOf = (page: Page) =>
  page.getByRole('region', { name: 'Chosen images' }).getByRole('listitem').locator('img')

/** Waits until the page has written the file as it's wanted: its photo's record says so. */
async function written(page: Page): Promise<void> {
  while (!(await page.evaluate(isWritten))) await page.waitForTimeout(50)
}

/** Runs in the page. */
function isWritten(): Promise<boolean> {
  return new Promise((resolve) => {
    const opening = indexedDB.open('enhancement-batch')
    opening.onsuccess = () => {
      const database = opening.result
      const reading = database.transaction('photographs').objectStore('photographs').getAll()
      reading.onsuccess = () => {
        database.close()
        resolve(reading.result.some(({ rotation }) => rotation?.inFile === 1))
      }
    }
  })
}

/** How many milliseconds pass from a press to the frame that shows what it did. The median of some presses. */
async function pressesUntilSeen(button: Locator, changed: Locator): Promise<number> {
  const times: number[] = []
  for (let press = 0; press < presses; press++) {
    const pressed = await button.elementHandle()
    times.push(
      await changed.evaluate(
        (element, target) =>
          new Promise<number>((resolve) => {
            const before = element.getAttribute('style')
            const start = performance.now()
            const look = () => {
              if (element.getAttribute('style') === before) requestAnimationFrame(look)
              // The frame with it has been drawn when the next one begins.
              else requestAnimationFrame(() => resolve(performance.now() - start))
            }
            ;(target as HTMLElement | null)?.click()
            requestAnimationFrame(look)
          }),
        pressed,
      ),
    )
  }
  return median(times)
}
