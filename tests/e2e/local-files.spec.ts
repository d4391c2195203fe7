import { readFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import { button, choose, open, photographs, pictures, rows, tool, type Upload } from './local-tool.ts'

test.describe('files', () => {
  test('come from a folder, a drop anywhere or a paste, with a note about duplicates and other files', async ({
    page,
  }) => {
    await open(page)
    await tool(page).getByLabel('Folder of images to enhance').setInputFiles(pictures)
    await expect(tool(page).getByText(/^\d+ image\(s\) ready$/)).toBeVisible()
    await expect(rows(page).nth(10)).toBeAttached()
    const inFolder = Number(await rows(page).first().getAttribute('aria-setsize'))

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

test.describe('all results at once', () => {
  test('are saved as a zip, which is streamed if possible, to a folder, or shared with other apps', async ({
    page,
  }) => {
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
    await button(page, 'Save 2 photos').press('Enter')
    const zip = await download
    expect(zip.suggestedFilename()).toBe('enhanced-photos.zip')
    expect(namesInZip(await readFile(await zip.path()))).toEqual(names)

    // The origin private file system stands in for a folder that a person would choose.
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
          // While a file is written, the browser has a temporary one beside it.
          if (!(handle instanceof FileSystemFileHandle) || name.endsWith('.crswap')) continue
          sizes[name] = (await handle.getFile()).size
        }
        return sizes
      })
    await button(page, 'Save 2 photos').press('Enter')
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

/** The names in a zip file's directory. */
function namesInZip(zip: Buffer): string[] {
  const names: string[] = []
  for (let at = zip.indexOf('PK\x01\x02'); at >= 0; at = zip.indexOf('PK\x01\x02', at + 1)) {
    names.push(zip.subarray(at + 46, at + 46 + zip.readUInt16LE(at + 28)).toString())
  }
  return names
}
