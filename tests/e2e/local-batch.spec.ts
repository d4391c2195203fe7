import { readFile } from 'node:fs/promises'
import { expect, type Locator, type Page, test } from '@playwright/test'
import {
  button,
  choose,
  holdEnhancer,
  open,
  photographs,
  pictures,
  rows,
  tool,
  type Upload,
} from './local-tool.ts'

/** Answers the browser's question whether to leave the page, and counts how often it was asked. */
function leaveWhenAsked(page: Page) {
  const asked = { count: 0 }
  page.on('dialog', async (dialog) => {
    if (dialog.type() === 'beforeunload') asked.count++
    await dialog.accept()
  })
  return asked
}

const states = (list: Locator) =>
  list.evaluateAll((items) =>
    items.map((item) => /Pending|Processing|Completed|Failed/.exec(item.textContent ?? '')?.[0]),
  )

test.describe('a batch', () => {
  test('pauses after the photo under way, survives a reload and does nothing twice', async ({ page }) => {
    const asked = leaveWhenAsked(page)
    await open(page)
    const letGo = await holdEnhancer(page)
    await choose(page, await photographs(4))
    await button(page, 'Enhance All').click()
    await button(page, 'Pause').click()
    await expect(tool(page).getByText('Pausing after this image')).toBeVisible()
    await letGo()
    await expect(tool(page).getByText('Paused · 1 of 4 enhanced · 3 left')).toBeVisible()
    await expect(page).toHaveTitle(/^\(25%\) /)
    expect(await states(rows(page))).toEqual(['Completed', 'Pending', 'Pending', 'Pending'])
    const held = await page.evaluate(async () =>
      (await navigator.locks.query()).held?.map(({ name }) => name),
    )
    expect(held, 'a new version waits').toContain('unfinished-work')

    await page.reload()
    expect(asked.count).toBe(1)
    await expect(tool(page).getByText('3 of 4 left')).toBeVisible()
    const letGoAgain = await holdEnhancer(page)
    await button(page, 'Continue').click()
    await expect.poll(() => states(rows(page))).toEqual(['Completed', 'Processing', 'Pending', 'Pending'])
    await letGoAgain()
    await expect(page.getByText('Enhanced 4 of 4 images')).toBeVisible()
    await expect(page).not.toHaveTitle(/%/)

    // All is done and kept: nothing is asked, and nothing is left but to show it.
    await page.reload()
    expect(asked.count).toBe(1)
    await expect(tool(page).getByText('All 4 done')).toBeVisible()
    await button(page, 'Show').click()
    await expect.poll(() => states(rows(page))).toEqual(Array(4).fill('Completed'))
    await button(page, 'Clear List').click()
    await page.reload()
    await expect(button(page, 'Select Images')).toBeVisible()
    await expect(tool(page).getByText('All 4 done')).toBeHidden()
  })

  test('discarded, does not come back', async ({ page }) => {
    leaveWhenAsked(page)
    await open(page)
    await choose(page, await photographs(2))
    await expect(tool(page).getByText('2 image(s) ready')).toBeVisible()
    await expect.poll(() => savedCount(page)).toBe(2)
    await page.reload()
    await expect(tool(page).getByText('2 of 2 left')).toBeVisible()
    await button(page, 'Discard').click()
    await expect.poll(() => savedCount(page)).toBe(0)
    await page.reload()
    await expect(button(page, 'Select Images')).toBeVisible()
    await expect(button(page, 'Discard')).toBeHidden()
  })

  test('is kept by one tab at a time', async ({ page, context }) => {
    await open(page)
    await choose(page, await photographs(1))
    await expect(tool(page).getByText('1 image(s) ready')).toBeVisible()
    const second = await context.newPage()
    await open(second)
    await choose(second, await photographs(2))
    const note = tool(second).getByText('Another tab is at its own batch')
    await expect(note).toBeVisible()
    await expect(button(second, 'Continue')).toBeHidden()
    await page.close()
    await expect(note).toBeHidden()
  })

  test('goes on while another page is shown', async ({ page }) => {
    await open(page)
    const letGo = await holdEnhancer(page)
    await choose(page, await photographs(2))
    await button(page, 'Enhance All').click()
    await expect(button(page, 'Pause')).toBeVisible()
    await page.getByRole('banner').getByRole('link', { name: 'About', exact: true }).press('Enter')
    await expect(page.getByRole('heading', { level: 2, name: 'Our Story' })).toBeVisible()
    await letGo()
    await expect(page.getByText('Enhanced 2 of 2 images')).toBeVisible()
    await page.goBack()
    await expect.poll(() => states(rows(page))).toEqual(['Completed', 'Completed'])
  })

  test('takes more while it runs, and goes on without what is removed', async ({ page }) => {
    await open(page)
    const letGo = await holdEnhancer(page)
    const [first, second, third] = await photographs(3)
    await choose(page, [first, second] as Upload[])
    await button(page, 'Enhance All').click()
    await expect(button(page, 'Pause')).toBeVisible()
    await choose(page, [third] as Upload[])
    await expect(tool(page).getByText('3 image(s) ready')).toBeVisible()
    await button(page, 'Remove floor-1.jpg from the list').click()
    await letGo()
    await expect(page.getByText('Enhanced 2 of 2 images')).toBeVisible()
    await expect(rows(page)).toContainText(['floor-2.jpg', 'floor-3.jpg'])
  })

  test('says of every bad file what is wrong with it, and enhances the good ones', async ({ page }) => {
    await open(page)
    const [good, broken] = (await photographs(2)) as [Upload, Upload]
    const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0')
    await choose(page, [
      { ...broken, name: 'damaged.jpg', buffer: broken.buffer.subarray(0, 30) },
      { name: 'phone.heic', mimeType: 'image/heic', buffer: heic },
      { name: 'empty.png', mimeType: 'image/png', buffer: Buffer.alloc(0) },
      { name: 'huge.png', mimeType: 'image/png', buffer: pngHeader(20_000, 20_000) },
      good,
    ])
    await button(page, 'Enhance All').click()
    await expect(page.getByText('Enhanced 1 of 5 images')).toBeVisible()
    await expect(rows(page)).toContainText([
      /damaged\.jpg.*Failed to load image\. The file is damaged/,
      /phone\.heic.*Failed to load image\. This browser cannot read HEIC files/,
      /empty\.png.*Failed to load image\. The file is empty/,
      /huge\.png.*Failed to create enhanced image\. Image too large: 20000 x 20000 pixels/,
      /floor-1\.jpg.*Completed/,
    ])
  })

  test('tries again what failed, one or all', async ({ page }) => {
    await open(page)
    await page.route('**/assets/worker-*.js', (route) => route.abort())
    await choose(page, await photographs(3))
    await button(page, 'Enhance All').click()
    await expect(page.getByText('Enhanced 0 of 3 images')).toBeVisible()
    await expect(rows(page).first()).toContainText('Failed to create enhanced image. The enhancer stopped')
    await page.unroute('**/assets/worker-*.js')
    await button(page, 'Retry floor-2.jpg').press('Enter')
    await expect(tool(page).getByText('1 of 3 enhanced · 2 failed')).toBeVisible()
    expect(await states(rows(page))).toEqual(['Failed', 'Completed', 'Failed'])
    await button(page, 'Retry All Failed (2)').press('Enter')
    await expect(tool(page).getByText('3 of 3 enhanced')).toBeVisible()
  })

  test('goes on when the storage is full, and says what is not kept', async ({ page }) => {
    const asked = leaveWhenAsked(page)
    await page.addInitScript(() => {
      const put = IDBObjectStore.prototype.put
      IDBObjectStore.prototype.put = function (value, key) {
        if (value instanceof Blob) throw new DOMException('Full', 'QuotaExceededError')
        return put.call(this, value, key)
      }
    })
    await open(page)
    await choose(page, await photographs(2))
    await expect(tool(page).getByText('Storage is full: 2 of these images')).toBeVisible()
    await button(page, 'Enhance All').click()
    await expect(page.getByText('Enhanced 2 of 2 images')).toBeVisible()
    await expect(rows(page)).toContainText(Array(2).fill('Not kept on this device: download it'))
    await page.reload()
    expect(asked.count).toBe(1)
  })

  test('shows how far it is on the tab and the icon, keeps the screen on, and tells of its end if asked', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const told: string[] = []
      const tell = (words: string) => Promise.resolve(told.push(words))
      class Notification {
        static readonly permission = 'default'
        static requestPermission = async () => 'granted'
        constructor(message: string) {
          tell(message)
        }
      }
      Object.assign(window, { told, Notification })
      Object.assign(navigator, {
        setAppBadge: (count: number) => tell(`badge ${count}`),
        clearAppBadge: () => tell('no badge'),
      })
      const release = () => tell('screen may go dark')
      const wakeLock = { request: () => tell('screen stays on').then(() => ({ release })) }
      Object.defineProperty(navigator, 'wakeLock', { value: wakeLock })
    })
    await open(page)
    const letGo = await holdEnhancer(page)
    await choose(page, await photographs(2))
    await button(page, 'Enhance All').click()
    await expect(page).toHaveTitle(/^\(0%\) AI Image Enhancement/)
    await tool(page).getByRole('switch', { name: 'Notify me when it is done' }).press('Space')
    await expect(tool(page).getByRole('switch')).toBeChecked()
    await page.evaluate(() => Object.defineProperty(document, 'visibilityState', { value: 'hidden' }))
    await letGo()
    await expect(page.getByText('Enhanced 2 of 2 images')).toBeVisible()
    await expect(page).toHaveTitle(/^AI Image Enhancement/)
    const told = await page.evaluate(() => (window as unknown as { told: string[] }).told)
    expect(told).toEqual(
      expect.arrayContaining([
        'screen stays on',
        'badge 2',
        'badge 1',
        'no badge',
        'screen may go dark',
        'Enhanced 2 of 2 images',
      ]),
    )
  })

  test('of two hundred photos leaves nothing behind in memory', async ({ page }) => {
    test.setTimeout(300_000)
    await page.addInitScript(countResources)
    await open(page)
    await choose(page, await photographs(200))
    await expect(page.getByText('200 images loaded and ready for enhancement')).toBeVisible()
    await button(page, 'Enhance All').click()
    await expect(page.getByText('Enhanced 200 of 200 images')).toBeVisible({ timeout: 280_000 })
    const live = () => page.evaluate(() => (window as unknown as { live: Resources }).live)
    // One address for every result, and one for every thumbnail in or near view.
    expect((await live()).addresses).toBeGreaterThanOrEqual(200)
    expect((await live()).addresses).toBeLessThan(230)
    await rows(page).last().scrollIntoViewIfNeeded()
    await expect(rows(page).last().getByRole('img', { includeHidden: true }).first()).toBeVisible()
    expect((await live()).addresses).toBeLessThan(230)
    await button(page, 'Clear List').click()
    await expect.poll(live).toEqual({ addresses: 0, bitmaps: 0 })
  })
})

test.describe('ways in', () => {
  test('are a folder, a drop anywhere and a paste; doubles and other files are told', async ({ page }) => {
    await open(page)
    await tool(page).getByLabel('Folder of images to enhance').setInputFiles(pictures)
    await expect(tool(page).getByText(/^\d+ image\(s\) ready$/)).toBeVisible()
    const inFolder = await rows(page).count()
    expect(inFolder).toBeGreaterThan(10)

    const give = (kind: 'drop' | 'paste') =>
      page.evaluate((kind) => {
        const given = new DataTransfer()
        const file = (name: string, type: string) => new File([kind], name, { type, lastModified: 0 })
        given.items.add(file(`${kind}.jpg`, 'image/jpeg'))
        given.items.add(file(`${kind}.jpg`, 'image/jpeg'))
        given.items.add(file('invoice.pdf', 'application/pdf'))
        const options = { bubbles: true, cancelable: true }
        document.body.dispatchEvent(
          kind === 'drop'
            ? new DragEvent('drop', { ...options, dataTransfer: given })
            : new ClipboardEvent('paste', { ...options, clipboardData: given }),
        )
      }, kind)
    await give('drop')
    await expect(tool(page).getByText(`${inFolder + 1} image(s) ready`)).toBeVisible()
    await expect(tool(page).getByText('1 file was skipped: not an image')).toBeVisible()
    await expect(tool(page).getByText('1 image was in the list already')).toBeVisible()
    await give('paste')
    await expect(tool(page).getByText(`${inFolder + 2} image(s) ready`)).toBeVisible()
  })
})

test.describe('ways out', () => {
  test('are a zip, streamed where the browser can, a folder and other apps', async ({ page }) => {
    await page.addInitScript(() => {
      const shared: string[] = []
      Object.assign(window, { shared, showSaveFilePicker: undefined })
      Object.assign(navigator, {
        canShare: () => true,
        share: async ({ files = [] }: ShareData) => shared.push(...files.map(({ name }) => name)),
      })
    })
    await open(page)
    const [one, other] = (await photographs(2)) as [Upload, Upload]
    await choose(page, [one, { ...other, name: 'FLOOR-1.jpeg' }])
    await button(page, 'Enhance All').click()
    await expect(page.getByText('Enhanced 2 of 2 images')).toBeVisible()
    const names = ['enhanced-floor-1.png', 'enhanced-FLOOR-1 (2).png']

    const download = page.waitForEvent('download')
    await button(page, 'Download Zip').press('Enter')
    const zip = await download
    expect(zip.suggestedFilename()).toBe('enhanced-photos.zip')
    expect(namesInZip(await readFile(await zip.path()))).toEqual(names)

    // The browser's private folder stands in for one that a person would choose.
    await page.evaluate(async () => {
      const folder = await navigator.storage.getDirectory()
      const taken = await folder.getFileHandle('enhanced-floor-1.png', { create: true })
      const writer = await taken.createWritable()
      await writer.write('mine')
      await writer.close()
      Object.assign(window, {
        showSaveFilePicker: () => folder.getFileHandle('chosen.zip', { create: true }),
        showDirectoryPicker: async () => folder,
      })
    })
    const files = () =>
      page.evaluate(async () => {
        const folder = await navigator.storage.getDirectory()
        const sizes: Record<string, number> = {}
        for await (const [name, handle] of folder.entries()) {
          // While a file is written, the browser has another one beside it.
          if (!(handle instanceof FileSystemFileHandle) || name.endsWith('.crswap')) continue
          sizes[name] = (await handle.getFile()).size
        }
        return sizes
      })
    await button(page, 'Download Zip').press('Enter')
    const { length } = await readFile(await zip.path())
    await expect.poll(async () => (await files())['chosen.zip']).toBe(length)
    await button(page, 'Save to Folder').press('Enter')
    await expect
      .poll(async () => Object.keys(await files()).sort())
      .toEqual([
        'chosen.zip',
        'enhanced-FLOOR-1 (2) (2).png',
        'enhanced-floor-1 (2).png',
        'enhanced-floor-1.png',
      ])
    expect((await files())['enhanced-floor-1.png'], 'is not overwritten').toBe(4)

    await button(page, 'Share').press('Enter')
    const shared = () => page.evaluate(() => (window as unknown as { shared: string[] }).shared)
    await expect.poll(shared).toEqual(names)
  })
})

/** How many photographs of the queue this browser keeps. */
const savedCount = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('enhancement-batch')
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const database = opening.result
          const counting = database.transaction('photographs').objectStore('photographs').count()
          counting.onsuccess = () => {
            database.close()
            resolve(counting.result / 2)
          }
        }
      }),
  )

/** A PNG file that says how large it is, and no more. */
function pngHeader(width: number, height: number): Buffer {
  const header = Buffer.alloc(33)
  header.write('\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'latin1')
  header.writeUInt32BE(width, 16)
  header.writeUInt32BE(height, 20)
  return header
}

/** The names in a zip file's directory. */
function namesInZip(zip: Buffer): string[] {
  const names: string[] = []
  for (let at = zip.indexOf('PK\x01\x02'); at >= 0; at = zip.indexOf('PK\x01\x02', at + 1)) {
    names.push(zip.subarray(at + 46, at + 46 + zip.readUInt16LE(at + 28)).toString())
  }
  return names
}

interface Resources {
  /** Object URLs that are not revoked. */
  readonly addresses: number
  /** Decoded pictures that are not closed. */
  readonly bitmaps: number
}

/** Counts what the page takes and has not given back. */
function countResources() {
  const live = { addresses: 0, bitmaps: 0 }
  Object.assign(window, { live })
  const { createObjectURL, revokeObjectURL } = URL
  URL.createObjectURL = (file) => {
    live.addresses++
    return createObjectURL(file)
  }
  URL.revokeObjectURL = (url) => {
    live.addresses--
    revokeObjectURL(url)
  }
  const decode = window.createImageBitmap
  Object.assign(window, {
    createImageBitmap: async (...sources: Parameters<typeof decode>) => {
      const bitmap = await decode(...sources)
      live.bitmaps++
      return bitmap
    },
  })
  const { close } = ImageBitmap.prototype
  ImageBitmap.prototype.close = function () {
    live.bitmaps--
    close.call(this)
  }
}
