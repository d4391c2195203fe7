import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { button, nameField, open, rows, shelf, tool } from './local-tool.ts'

/** What version 1.0.0 has stored: a file's bytes in base64 in its place. */
interface Stored {
  readonly databases: Readonly<Record<string, readonly (readonly [key: string, value: unknown])[]>>
  readonly localStorage: Readonly<Record<string, string>>
}

const stores = { 'enhancement-batch': 'photographs', 'enhanced-photographs': 'results' } as const

async function store(page: Page): Promise<void> {
  const file = join(import.meta.dirname, '../fixtures/stored/version-1.0.0.json')
  const stored: Stored = JSON.parse(await readFile(file, 'utf8'))
  await page.goto('/robots.txt')
  await page.evaluate(fill, { stored, stores })
}

/** Runs in the page. */
async function fill(given: { readonly stored: Stored; readonly stores: Readonly<Record<string, string>> }) {
  const isFile = (value: unknown): value is { readonly blob: string; readonly type: string } =>
    typeof value === 'object' && value !== null && 'blob' in value
  for (const [name, entries] of Object.entries(given.stored.databases)) {
    const storeName = given.stores[name] ?? ''
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open(name)
      opening.onupgradeneeded = () => opening.result.createObjectStore(storeName)
      opening.onsuccess = () => resolve(opening.result)
      opening.onerror = () => reject(opening.error)
    })
    const values = await Promise.all(
      entries.map(async ([key, value]) => {
        if (!isFile(value)) return [key, value] as const
        const bytes = Uint8Array.from(atob(value.blob), (letter) => letter.charCodeAt(0))
        return [key, new Blob([bytes], { type: value.type })] as const
      }),
    )
    await new Promise((resolve, reject) => {
      const writing = database.transaction(storeName, 'readwrite')
      for (const [key, value] of values) writing.objectStore(storeName).put(value, key)
      writing.oncomplete = resolve
      writing.onerror = () => reject(writing.error)
    })
    database.close()
  }
  for (const [key, value] of Object.entries(given.stored.localStorage)) localStorage.setItem(key, value)
}

test('what an older version has stored opens as it was: the list, the shelf, a rotated result, what was saved', async ({
  page,
}) => {
  await store(page)
  await open(page)
  await expect(rows(page)).toHaveText([/floor-3\.jpgPending/])
  await expect(shelf(page)).toHaveText([/^2 photos · .* · saved as PNG .* · 1 not saved/])
  // It's called nothing yet. What's typed joins what was stored of it.
  await nameField(page, 'floor-1.jpg').fill('Kitchen, Mentor')
  await page.reload()
  await expect(nameField(page, 'floor-1.jpg')).toHaveValue('Kitchen, Mentor')
  await expect(shelf(page)).toHaveText([/^2 photos · .* · saved as PNG .* · 1 not saved/])
  await button(page, 'Open Kitchen, Mentor').click()
  await expect(rows(page)).toHaveText([/floor-1\.jpg.*Completed/, /floor-2\.jpg.*Saved/])
  // The upright one was rotated: it lies on its side, and so does what was before.
  await button(page, 'Compare floor-1.jpg before and after').click()
  for (const name of ['floor-1.jpg, enhanced', 'floor-1.jpg, before']) {
    const picture = page.getByRole('img', { name })
    await expect(picture).toBeVisible()
    await expect.poll(() => isOnItsSide(picture)).toBe(true)
  }
  await page.keyboard.press('Escape')
  // Nothing of it is taken for a leftover.
  await page.reload()
  await expect(rows(page).filter({ hasText: /Completed|Saved/ })).toHaveCount(2)
  const downloaded = page.waitForEvent('download')
  await button(page, 'Download floor-1.jpg').click()
  const png = await readFile(await (await downloaded).path())
  expect(png.readUInt32BE(16)).toBeLessThan(png.readUInt32BE(20))
  await expect(tool(page).getByText(/^Photos stay /)).toBeVisible()
})

const isOnItsSide = async (picture: ReturnType<Page['getByRole']>) => {
  const box = await picture.boundingBox()
  return box !== null && box.height > box.width
}
