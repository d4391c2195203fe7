import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { installFakeShareSheetAndPicker } from '../fixtures/fake-share-sheet-and-picker.ts'
import { button, choose, open, photographs, rows, shelf, tool, type Upload } from './local-tool.ts'
import { expectNoViolations } from './page-checks.ts'
import { open as openPage } from './visit.ts'

test('files come from a drop anywhere or a paste, with a note about duplicates and other files', async ({
  page,
}) => {
  await open(page)
  const give = (kind: 'dragover' | 'drop' | 'paste') =>
    page.evaluate((kind) => {
      const given = new DataTransfer()
      const file = (name: string, type: string) => new File([kind], name, { type, lastModified: 0 })
      given.items.add(file(`${kind}.jpg`, 'image/jpeg'))
      given.items.add(file(`${kind}.jpg`, 'image/jpeg'))
      given.items.add(file('invoice.pdf', 'application/pdf'))
      const options = { bubbles: true, cancelable: true }
      document.body.dispatchEvent(
        kind === 'paste'
          ? new ClipboardEvent(kind, { ...options, clipboardData: given })
          : new DragEvent(kind, { ...options, dataTransfer: given }),
      )
    }, kind)
  // As a person does, who sees the page light up before letting go.
  const lightsUp = async () => {
    await give('dragover')
    return page.locator('[data-dragged]').isVisible()
  }
  await expect.poll(lightsUp).toBe(true)
  await give('drop')
  await expect(tool(page).getByText('1 image(s) ready')).toBeVisible()
  await expect(tool(page).getByText('1 file was skipped: not an image')).toBeVisible()
  await expect(tool(page).getByText('1 image was in the list already')).toBeVisible()
  await give('paste')
  await expect(tool(page).getByText('2 image(s) ready')).toBeVisible()
})

test('a folder is chosen or dropped with all in it, however many', async ({ page }, info) => {
  const folder = info.outputPath('July')
  await mkdir(join(folder, 'stairs'), { recursive: true })
  // A browser lists a hundred at a time.
  for (let number = 1; number <= 120; number++) await writeFile(join(folder, `${number}.jpg`), `${number}`)
  await writeFile(join(folder, 'stairs', '2.jpg'), 'of the same name')
  await open(page)
  const chooser = page.waitForEvent('filechooser')
  await button(page, 'Select Folder').press('Enter')
  await (await chooser).setFiles(folder)
  await expect(tool(page).getByText('121 image(s) ready')).toBeVisible()
  await expect(rows(page)).toContainText(['July/1.jpg', 'July/2.jpg', 'July/3.jpg'])

  await button(page, 'New Batch').click()
  const devtools = await page.context().newCDPSession(page)
  const data = { items: [], files: [folder], dragOperationsMask: 1 }
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await devtools.send('Input.dispatchDragEvent', { type, x: 200, y: 300, data })
  await expect(tool(page).getByText('121 image(s) ready')).toBeVisible()
  await expect(rows(page).first()).toContainText('July/1.jpg')
})

test('photos are enhanced on a page over plain http, as on a phone in the same house', async ({
  page,
  baseURL,
}) => {
  await openPage(page, `${baseURL?.replace('localhost', 'site.test')}/image-enhancement`)
  expect(await page.evaluate(() => isSecureContext)).toBe(false)
  await choose(page, await photographs(1))
  await button(page, 'Enhance All').click()
  await expect(page.getByText('Enhanced 1 of 1 image')).toBeVisible()
})

test('photos are saved as chosen, and saved is saved: in the list, before leaving and after a reload', async ({
  page,
}) => {
  await page.addInitScript(() => Object.assign(window, { showSaveFilePicker: undefined }))
  await open(page)
  const [one, other, third] = (await photographs(3)) as [Upload, Upload, Upload]
  await choose(page, [one, { ...other, name: 'FLOOR-1.jpeg' }])
  await button(page, 'Enhance All').click()
  await expect(page.getByText('Enhanced 2 of 2 images')).toBeVisible()
  await expect(tool(page).getByText(/^zip, \d+\.\d MB$/)).toBeVisible()
  const download = page.waitForEvent('download')
  await button(page, 'Save 2 photos').press('Enter')
  const zip = await download
  expect(zip.suggestedFilename()).toMatch(/^photos \d{4}-\d\d-\d\d\.zip$/)
  expect(namesInZip(await readFile(await zip.path()))).toEqual([
    'enhanced-floor-1.png',
    'enhanced-FLOOR-1 (2).png',
  ])
  await expect(rows(page).getByText('Saved')).toHaveCount(2)
  await expect(button(page, 'Save again')).toBeVisible()

  // One photo comes now, so it comes as it is.
  await choose(page, [third])
  await button(page, 'Enhance All').click()
  await expect(page.getByText('Enhanced 3 of 3 images')).toBeVisible()
  await tool(page).getByRole('radio', { name: 'JPEG for the web, up to 1920 px' }).check()
  await expect(tool(page).getByText(/^JPEG, about /)).toBeVisible()
  const smaller = page.waitForEvent('download')
  await button(page, 'Save 1 photo').press('Enter')
  expect((await smaller).suggestedFilename()).toBe('enhanced-floor-3-web.jpg')
  await expect(button(page, 'Save again')).toBeVisible()

  // Nobody asks, and it can be opened again.
  await open(page)
  await expect(rows(page).getByText('Saved')).toHaveCount(3)
  await button(page, 'New Batch').click()
  await expect(shelf(page)).toHaveText([/3 photos · today · saved as PNG today, web today/])
  await choose(page, [third])
  await expect(tool(page).getByText('1 image(s) ready')).toBeVisible()
  await button(page, 'Enhance All').click()
  await expect(tool(page).getByRole('radio', { name: 'JPEG for the web' })).toBeChecked()
})

test('a batch of sixty that was saved is saved, though the page is left as soon as that is said', async ({
  page,
}) => {
  await page.addInitScript(() => Object.assign(window, { showSaveFilePicker: undefined }))
  await open(page)
  await choose(page, await photographs(60))
  await button(page, 'Enhance All').click()
  await expect(page.getByText('Enhanced 60 of 60 images')).toBeVisible()
  await button(page, 'Save 60 photos').click()
  await page.getByText('60 photos saved in one zip file').waitFor()
  await page.reload()
  await expect(button(page, 'Save again')).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })

  test('twelve photos are shared in groups, by presses of their own, and one by its row', async ({
    page,
  }) => {
    await page.addInitScript(installFakeShareSheetAndPicker, { pressLasts: 0 })
    await open(page)
    await choose(page, await photographs(13))
    await button(page, 'Enhance All').tap()
    await expect(page.getByText('Enhanced 13 of 13 images')).toBeVisible()
    const shared = () => page.evaluate(() => window.fakeShareSheetAndPicker.shared)
    await button(page, 'Share floor-13.jpg').tap()
    // A PNG of a phone's photo is too large for most apps.
    await expect(tool(page).getByRole('radio', { name: 'JPEG, full size' })).toBeChecked()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Share 1 photo' }).tap()
    await expect.poll(shared).toEqual([['enhanced-floor-13.jpg']])
    await expect(dialog).toBeHidden()
    await expect(rows(page).last().getByText('Saved')).toBeVisible()

    await button(page, 'Share').tap()
    await expect(page.getByRole('dialog', { name: 'Share 12 photos' })).toBeVisible()
    await page.evaluate(() => Object.assign(window.fakeShareSheetAndPicker, { answer: 'dismiss' }))
    await dialog.getByRole('button', { name: 'Share 1 to 10 of 12' }).tap()
    await expectNoViolations(page, '[role="dialog"]')
    await page.evaluate(() => Object.assign(window.fakeShareSheetAndPicker, { answer: 'accept' }))
    await dialog.getByRole('button', { name: 'Share 1 to 10 of 12' }).tap()
    await dialog.getByRole('button', { name: 'Share 11 to 12 of 12' }).tap()
    await expect(page.getByText('12 photos shared')).toBeVisible()
    expect((await shared()).map((files) => files.length)).toEqual([1, 10, 2])
    await expect(button(page, 'Save again')).toBeVisible()
  })
})

test.describe('on a phone’s side', () => {
  test.use({ viewport: { width: 844, height: 390 }, isMobile: true, hasTouch: true })

  test('Compare uses the height of the screen, with all its buttons in view', async ({ page }) => {
    await open(page)
    await choose(page, await photographs(2, 'photographs/stairs-detail.jpg'))
    await button(page, 'Enhance All').tap()
    await expect(page.getByText('Enhanced 2 of 2 images')).toBeVisible()
    await button(page, 'Compare floor-1.jpg before and after').tap()
    const dialog = page.getByRole('dialog')
    const pictures = dialog.locator('[data-comparison]')
    await expect.poll(async () => (await pictures.boundingBox())?.height).toBeGreaterThan(300)
    for (const name of ['Previous', 'Zoom', 'Next', 'Download floor-1.jpg'])
      await expect(dialog.getByRole('button', { name })).toBeInViewport({ ratio: 1 })
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
