import { mkdir, readFile, utimes, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { expect, test } from '@playwright/test'
import { installStrictBrowser } from '../fixtures/strict-browser.ts'
import { expectNoViolations } from './axe.ts'
import { button, choose, open, photographs, rows, tool, type Upload } from './local-tool.ts'
import { open as openPage } from './site.ts'

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
  await expect(async () => {
    await give('dragover')
    await expect(page.locator('[data-dragged]')).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await give('drop')
  await expect(tool(page).getByText('1 image(s) ready')).toBeVisible()
  await expect(tool(page).getByText('1 file was skipped: not an image')).toBeVisible()
  await expect(tool(page).getByText('1 image was in the list already')).toBeVisible()
  await give('paste')
  await expect(tool(page).getByText('2 image(s) ready')).toBeVisible()
})

test('a folder is chosen with all in it, and its photos of one name can be told apart', async ({
  page,
}, info) => {
  await open(page)
  const [photo] = (await photographs(1)) as [Upload]
  for (const path of ['kitchen/10.jpg', 'kitchen/2.jpg', 'stairs/2.jpg']) {
    await mkdir(dirname(info.outputPath('July', path)), { recursive: true })
    await writeFile(info.outputPath('July', path), photo.buffer)
    await utimes(info.outputPath('July', path), 0, 0)
  }
  const chooser = page.waitForEvent('filechooser')
  await button(page, 'Select Folder').press('Enter')
  await (await chooser).setFiles(info.outputPath('July'))
  await expect(tool(page).getByText('3 image(s) ready')).toBeVisible()
  for (const [index, path] of ['July/kitchen/2.jpg', 'July/kitchen/10.jpg', 'July/stairs/2.jpg'].entries()) {
    await expect(rows(page).nth(index)).toContainText(path)
  }
})

test('a folder is dropped with all in it, however many', async ({ page }, info) => {
  const folder = info.outputPath('August')
  await mkdir(folder, { recursive: true })
  // A browser lists a hundred at a time.
  for (let number = 1; number <= 120; number++) await writeFile(join(folder, `${number}.jpg`), `${number}`)
  await open(page)
  const devtools = await page.context().newCDPSession(page)
  const data = { items: [], files: [folder], dragOperationsMask: 1 }
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await devtools.send('Input.dispatchDragEvent', { type, x: 200, y: 300, data })
  await expect(tool(page).getByText('120 image(s) ready')).toBeVisible()
  await expect(rows(page).first()).toContainText('August/1.jpg')
})

test('photos are enhanced on a page over plain http, as on a phone in the same house', async ({
  page,
  baseURL,
}) => {
  await openPage(page, `${baseURL?.replace('localhost', 'site.test')}/image-enhancement`)
  expect(await page.evaluate(() => isSecureContext)).toBe(false)
  await choose(page, await photographs(1))
  await button(page, 'Enhance All').click()
  await expect(page.getByText('Enhanced 1 of 1 images')).toBeVisible()
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

  // What comes now is one photo, so it comes as it is.
  await choose(page, [third])
  await button(page, 'Enhance All').click()
  await expect(page.getByText('Enhanced 3 of 3 images')).toBeVisible()
  await tool(page).getByRole('radio', { name: 'JPEG for the web, up to 1920 px' }).check()
  await expect(tool(page).getByText(/^JPEG, about /)).toBeVisible()
  const smaller = page.waitForEvent('download')
  await button(page, 'Save 1 photo').press('Enter')
  expect((await smaller).suggestedFilename()).toBe('enhanced-floor-3.jpg')
  await expect(button(page, 'Save again')).toBeVisible()

  // Nobody asks, and nothing is offered.
  await open(page)
  await choose(page, [third])
  await expect(tool(page).getByText('1 image(s) ready')).toBeVisible()
  await expect(tool(page).getByText('last batch')).toBeHidden()
  await button(page, 'Enhance All').click()
  await expect(tool(page).getByRole('radio', { name: 'JPEG for the web' })).toBeChecked()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })

  test('twenty photos are shared in groups, by presses of their own, and one by its row', async ({
    page,
  }) => {
    await page.addInitScript(installStrictBrowser, { pressLasts: 0 })
    await open(page)
    await choose(page, await photographs(21))
    await button(page, 'Enhance All').tap()
    await expect(page.getByText('Enhanced 21 of 21 images')).toBeVisible()
    const shared = () => page.evaluate(() => window.strictBrowser.shared)
    await button(page, 'Share floor-21.jpg').tap()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Share 1 photo' }).tap()
    await expect.poll(shared).toEqual([['enhanced-floor-21.png']])
    await expect(dialog).toBeHidden()
    await expect(rows(page).last().getByText('Saved')).toBeVisible()

    await button(page, 'Share').tap()
    await expect(page.getByRole('dialog', { name: 'Share 20 photos' })).toBeVisible()
    await page.evaluate(() => Object.assign(window.strictBrowser, { answer: 'dismiss' }))
    await dialog.getByRole('button', { name: 'Share 1 to 10 of 20' }).tap()
    await expectNoViolations(page, '[role="dialog"]')
    await page.evaluate(() => Object.assign(window.strictBrowser, { answer: 'accept' }))
    await dialog.getByRole('button', { name: 'Share 1 to 10 of 20' }).tap()
    await dialog.getByRole('button', { name: 'Share 11 to 20 of 20' }).tap()
    await expect(page.getByText('20 photos shared')).toBeVisible()
    expect((await shared()).map((files) => files.length)).toEqual([1, 10, 10])
    await expect(button(page, 'Save again')).toBeVisible()
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
