import { readFile } from 'node:fs/promises'
import { expect, type Page, test } from '@playwright/test'
import { fromBufferPromise } from 'yauzl'
import { button, open, photographs } from './local-tool.ts'

const count = 20

test('photos are chosen, enhanced and saved in one zip with three presses', async ({ page }) => {
  await page.addInitScript(countPresses)
  await open(page)
  const chooser = page.waitForEvent('filechooser')
  await button(page, 'Select Images').click()
  await (await chooser).setFiles(await photographs(count))
  await button(page, 'Enhance All').click()
  const save = button(page, `Save ${count} photos`)
  // Without scrolling, and above the message of the end.
  await expect(save).toBeInViewport({ ratio: 1 })
  const download = page.waitForEvent('download')
  await save.click()
  const zip = await (await download).path()
  expect(await presses(page)).toEqual(['Select Images', 'Enhance All', `Save ${count} photos`])
  expect(await namesInZip(zip)).toEqual(
    Array.from({ length: count }, (_, index) => `enhanced-floor-${index + 1}.png`),
  )
})

/** Runs in the page. Notes the buttons that are pressed. */
function countPresses() {
  const pressed: string[] = []
  // Without this picker the zip is downloaded, so that the test can read it.
  Object.assign(window, { pressed, showSaveFilePicker: undefined })
  const note = ({ isTrusted, target }: Event) => {
    if (isTrusted && target instanceof Element) pressed.push(target.closest('button')?.textContent ?? '')
  }
  window.addEventListener('click', note, true)
}

const presses = (page: Page) => page.evaluate(() => (window as unknown as { pressed: string[] }).pressed)

/** The names of the files in a zip, each of which could be unpacked and is a PNG. */
async function namesInZip(path: string): Promise<string[]> {
  const zip = await fromBufferPromise(await readFile(path))
  const names: string[] = []
  for await (const entry of zip.eachEntry()) {
    const file = Buffer.concat(await (await zip.openReadStreamPromise(entry)).toArray())
    expect(file.subarray(1, 4).toString()).toBe('PNG')
    names.push(entry.fileName)
  }
  return names
}
