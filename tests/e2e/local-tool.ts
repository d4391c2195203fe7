import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, type Locator, type Page } from '@playwright/test'
import { builtFile } from './built-files.ts'
import { holdRequests, open as openPage } from './visit.ts'

/** Helpers for specs of the local enhancement tool. */

const fixtures = join(import.meta.dirname, '../fixtures')

export interface Upload {
  readonly name: string
  readonly mimeType: string
  readonly buffer: Buffer
}

/**
 * Different photographs, quick to enhance unless told otherwise. Bytes after the end of a JPEG make them
 * differ.
 */
export async function photographs(count: number, fixture = 'pictures/greyscale.jpg'): Promise<Upload[]> {
  const photo = await readFile(join(fixtures, fixture))
  return Array.from({ length: count }, (_, index) => ({
    name: `floor-${index + 1}.jpg`,
    mimeType: 'image/jpeg',
    buffer: Buffer.concat([photo, Buffer.from(`${index}`)]),
  }))
}

export const tool = (page: Page) =>
  page
    .locator('section')
    .filter({ has: page.getByRole('heading', { level: 2, name: 'Local Image Enhancement' }) })
export const button = (page: Page, name: string) => tool(page).getByRole('button', { name, exact: true })
export const rows = (page: Page) =>
  tool(page).getByRole('region', { name: 'Chosen images' }).getByRole('listitem')
export const choose = (page: Page, files: Parameters<Locator['setInputFiles']>[0]) =>
  tool(page).getByLabel('Images to enhance', { exact: true }).setInputFiles(files)

/** A file that calls itself a photo and can't be read. */
export const damaged: Upload = {
  name: 'damaged.jpg',
  mimeType: 'image/jpeg',
  buffer: Buffer.from('no picture'),
}

export const shelf = (page: Page) =>
  tool(page).getByRole('region', { name: 'Earlier batches' }).getByRole('listitem')

/** Where a batch of the shelf is named. @param ownName what it's known by until then */
export const nameField = (page: Page, ownName: string) =>
  tool(page).getByRole('textbox', { name: `Name of this batch: ${ownName}`, exact: true })

/** Puts a list away and deletes it. Results that nobody has saved are asked about. */
export async function deleteUnsaved(page: Page): Promise<void> {
  await button(page, 'New Batch').click()
  await shelf(page)
    .first()
    .getByRole('button', { name: /^Delete/ })
    .click()
  await expect(tool(page).getByText(/saved\. Delete\?/)).toBeVisible()
  await button(page, 'Delete').click()
}

export const open = (page: Page) => openPage(page, '/image-enhancement')

/**
 * Delays the enhancer's script, so that the first photograph stays in progress until the returned function is
 * called.
 */
export function holdEnhancer(page: Page): Promise<() => Promise<void>> {
  // It isn't unrouted: that aborts what else is just being fetched, such as the code of toasts.
  return holdRequests(page, `**${builtFile('worker')}`)
}
