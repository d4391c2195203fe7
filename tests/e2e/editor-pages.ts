import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Locator, type Page } from '@playwright/test'

/* How people use the editor, by what they read on it. */

export const field = (within: Page | Locator, name: string) =>
  within.getByRole('group', { name: new RegExp(`“.?${name}.?” Field`) })

/** What axe finds in Sveltia CMS itself: docs/editor.md names it. */
const ofItsMakers = ['aria-valid-attr-value']
const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).withTags(wcag).disableRules(ofItsMakers).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
}

export async function signIn(page: Page, token: string): Promise<void> {
  await page.getByRole('button', { name: 'Sign In with a Token' }).click()
  const dialog = page.getByRole('alertdialog')
  await dialog.getByRole('textbox').fill(token)
  await dialog.getByRole('button', { name: 'Sign In' }).click()
}

/** The list of all that can be edited. */
async function openContents(page: Page): Promise<void> {
  const { origin } = new URL(page.url())
  await page.goto(`${origin}/#/collections`)
}

/** Opens a folder's list of records, or the form of a list. */
export async function openList(page: Page, name: string): Promise<void> {
  await openContents(page)
  await expect(page.getByText(name, { exact: true })).toBeVisible()
  await expectAccessible(page)
  await page.getByText(name, { exact: true }).click()
}

export async function openNew(page: Page, collection: string): Promise<void> {
  await openList(page, collection)
  await page
    .getByRole('button', { name: /^(?:New|Create)/ })
    .first()
    .click()
}

/** Opens a record by its line in the list. */
export async function openEntry(page: Page, collection: string, line: string): Promise<void> {
  await openList(page, collection)
  await page.getByText(line, { exact: true }).click()
}

/** Opens an entry of a list by its line. */
export const expand = (page: Page, line: string) =>
  page
    .getByRole('group')
    .filter({ hasText: line, has: page.getByRole('button', { name: 'Remove' }) })
    .last()
    .getByRole('button', { name: 'Expand', exact: true })
    .click()

/**
 * Types into a field, and again where the words are gone: for a moment after it has opened, a form of Sveltia CMS
 * sets its fields anew, with what was in them. Nobody types as soon as that.
 */
export async function fill(within: Page | Locator, name: string, text: string): Promise<void> {
  const box = field(within, name).getByRole('textbox').first()
  await expect(async () => {
    await box.fill(text)
    await box.evaluate(twoFrames)
    expect(await box.inputValue()).toBe(text)
  }).toPass()
}

/** After the second one begins, the form has shown what it took. */
const twoFrames = () => new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown)))

export async function choose(page: Page, name: string, option: string): Promise<void> {
  const list = field(page, name).getByRole('combobox')
  // A few stand side by side.
  await field(page, name).getByRole('radio', { name: option, exact: true }).or(list).click()
  if (await list.isVisible()) await page.getByRole('option', { name: option, exact: true }).click()
}

/** Takes a picture from the device into a field, which begins to make it smaller. */
export async function choosePhoto(page: Page, within: Locator, file: string): Promise<void> {
  await within.getByRole('button', { name: 'Browse' }).click()
  const dialog = page.getByRole('dialog')
  const chooser = page.waitForEvent('filechooser')
  await dialog.getByRole('button', { name: 'Upload' }).click()
  await (await chooser).setFiles(file)
  await expect(dialog.getByRole('option', { selected: true })).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Insert' }).click()
  await expect(dialog).toBeHidden()
}

/** The same, and waits until it's smaller. */
export async function takePhoto(page: Page, within: Locator, file: string): Promise<void> {
  await choosePhoto(page, within, file)
  await expect(within.getByRole('status')).toBeHidden()
}

/** Lets no picture become smaller. @returns what lets them */
export async function holdPictures(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => {
    const { convertToBlob } = OffscreenCanvas.prototype
    const released = new Promise((release) => addEventListener('release', release, { once: true }))
    OffscreenCanvas.prototype.convertToBlob = async function (options) {
      await released
      return convertToBlob.call(this, options)
    }
  })
  return () => page.evaluate(() => void dispatchEvent(new Event('release')))
}

export const pressSave = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click()

/** Waits until the editor has gone back to where the form was opened. */
export const expectSaved = (page: Page) => expect(page).not.toHaveURL(/\/(?:new|entries\/.+)$/)

export async function save(page: Page): Promise<void> {
  await pressSave(page)
  await expectSaved(page)
}
