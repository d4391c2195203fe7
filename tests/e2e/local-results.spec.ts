import { expect, type Locator, type Page, test } from '@playwright/test'
import { button, choose, damaged, open, photographs, rows, shelf, tool, type Upload } from './local-tool.ts'
import { swipe } from './visit.ts'

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })

  test('a row’s words open the comparison; buttons, keys and swipes show the other results @full', async ({
    page,
  }) => {
    await open(page)
    const [one, ...others] = (await photographs(3)) as [Upload, Upload, Upload]
    await choose(page, [one, damaged, ...others])
    await button(page, 'Enhance All').tap()
    await expect(page.getByText('Enhanced 3 of 4 images')).toBeVisible()
    await rows(page).getByText('floor-2.jpg', { exact: true }).tap()
    const shows = async (number: number) => {
      const dialog = page.getByRole('dialog', { name: `floor-${number}.jpg` })
      await expect(dialog.getByRole('img', { name: `floor-${number}.jpg, enhanced` })).toBeVisible()
      await expect(dialog.getByText(`${number} of 3`)).toBeVisible()
    }
    await shows(2)
    await page.getByRole('button', { name: 'Next' }).tap()
    await shows(3)
    await page.keyboard.press('ArrowRight')
    await shows(1)
    const sizes = await page.getByRole('dialog').getByText(' px').boundingBox()
    await swipe(page, { from: 80, to: 320, y: sizes?.y ?? 0 })
    await shows(3)
    await swipe(page, { from: 320, to: 80, y: sizes?.y ?? 0 })
    await shows(1)
    // On the pictures, below their names, a finger moves the line.
    const line = page.getByRole('slider')
    const pictures = page.locator('[data-comparison]')
    const { x = 0, y = 0, width = 0, height = 0 } = (await pictures.boundingBox()) ?? {}
    await swipe(page, { from: x + width - 5, to: x + 5, y: y + height - 5 })
    await expect(line).not.toHaveAttribute('aria-valuetext', /^50%/)
    await page.getByRole('button', { name: 'Previous' }).tap()
    await shows(3)
  })
})

test('a held key answers no question: photos that aren’t saved stay', async ({ page }) => {
  await open(page)
  await choose(page, await photographs(2))
  await button(page, 'Enhance All').click()
  await expect(page.getByText('Enhanced 2 of 2 images')).toBeVisible()
  const hold = async (press: Locator) => {
    await press.focus()
    // A key that is down already is repeated.
    for (let repetition = 0; repetition < 10; repetition++) await page.keyboard.down('Enter')
    await page.keyboard.up('Enter')
    await expect(button(page, 'Keep')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(press).toBeFocused()
  }
  await hold(button(page, 'Remove floor-2.jpg from the list'))
  await expect(rows(page)).toHaveCount(2)
  await button(page, 'New Batch').click()
  const line = shelf(page).first()
  await hold(line.getByRole('button', { name: /^Delete/ }))
  await expect(line).toContainText('2 not saved')
})

test.describe('with text twice as large', () => {
  for (const [width, height] of [
    [390, 844],
    [1440, 900],
  ] as const)
    test(`${width} px wide: the bar gives way, and both answers of a question are in view`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height })
      await open(page)
      await choose(page, await photographs(3))
      await button(page, 'Enhance All').click()
      await expect(page.getByText('Enhanced 3 of 3 images')).toBeVisible()
      await expect(button(page, 'Save 3 photos')).toBeInViewport({ ratio: 1 })
      await page.locator('html').evaluate((root) => root.style.setProperty('font-size', '200%'))
      await button(page, 'Remove floor-2.jpg from the list').click()
      for (const answer of ['Remove', 'Keep']) await expect(button(page, answer)).toBeInViewport({ ratio: 1 })
      expect(await button(page, 'Keep').evaluate(isOnTop)).toBe(true)
      expect(await rows(page).nth(1).evaluate(cutWords)).toEqual([])
      expect(await tool(page).evaluate((panel) => panel.scrollWidth > panel.clientWidth)).toBe(false)
    })
})

/** Runs in the page. The words of a row that reach out of it. */
function cutWords(row: Element): (string | null)[] {
  const { right } = row.getBoundingClientRect()
  const words = [...row.querySelectorAll('span, p, legend')]
  return words.filter((one) => one.getBoundingClientRect().right > right).map((one) => one.textContent)
}

/** Runs in the page. True if nothing lies over an element. */
function isOnTop(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect()
  return [0.1, 0.5, 0.9].every((part) =>
    element.contains(document.elementFromPoint(left + width / 2, top + height * part)),
  )
}

test('when the storage is full, rows say what is not kept, and the others are back after a reload', async ({
  page,
}) => {
  await page.addInitScript(leaveRoomForFour)
  await open(page)
  await choose(page, await photographs(6))
  await button(page, 'Enhance All').click()
  await test.step('two of six are not kept, and rows say so', async () => {
    await expect(page.getByText('Enhanced 6 of 6 images')).toBeVisible()
    await expect(rows(page).filter({ hasText: 'Completed' })).toHaveCount(6)
    await expect(rows(page).filter({ hasText: 'Not kept on this device' })).toHaveCount(2)
    await expect(tool(page).getByText('4 of 6 are kept')).toBeVisible()
  })
  await test.step('the browser asks before they are left, and they are enhanced once more', async () => {
    const asked = page.waitForEvent('dialog').then((dialog) => dialog.accept())
    await page.reload()
    await asked
    await expect(tool(page).getByText('Paused · 4 of 6 enhanced · 2 left')).toBeVisible()
    await button(page, 'Resume').click()
    await expect(tool(page).getByText('6 of 6 enhanced')).toBeVisible()
  })
  await test.step('a saved one isn’t missed, wherever it was', async () => {
    await saveAll(page)
    await expect.poll(() => page.evaluate(countSaved), 'records of saved photos').toBe(6)
    await page.reload()
    await expect(rows(page).getByText('Saved')).toHaveCount(6)
  })
})

/** Runs in the page. Refuses results beyond the fourth as a full device does: the whole transaction is undone. */
function leaveRoomForFour(): void {
  // A file in this browser’s storage would find no room, either.
  Object.assign(window, { showSaveFilePicker: undefined })
  const { put } = IDBObjectStore.prototype
  IDBObjectStore.prototype.put = function (value, key) {
    if (`${key}`.startsWith('bytes ')) {
      const stored = Number(sessionStorage.getItem('stored'))
      if (stored === 4) {
        this.transaction.abort()
        throw new DOMException('Full', 'QuotaExceededError')
      }
      sessionStorage.setItem('stored', `${stored + 1}`)
    }
    return put.call(this, value, key)
  }
}

/** Runs in the page. A moment passes between a row's word and its record. */
async function countSaved(): Promise<number> {
  const answer = <Value>(request: IDBRequest<Value>) =>
    new Promise<Value>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(request.error)
    })
  const database = await answer(indexedDB.open('enhancement-batch'))
  const [name = ''] = database.objectStoreNames
  const records: unknown[] = await answer(database.transaction(name).objectStore(name).getAll())
  database.close()
  return records.filter((one) => typeof one === 'object' && one && Reflect.get(one, 'isSaved')).length
}

async function saveAll(page: Page): Promise<void> {
  await button(page, 'Save 6 photos').click()
  await expect(rows(page).getByText('Saved')).toHaveCount(6)
  await expect(tool(page).getByText(/of 6 are kept/)).toBeHidden()
}

/** In bytes. A photograph's result takes about three million. */
const quota = 5_000_000

test('at the browser’s own limit all photographs are enhanced and can be saved, and rows say what is not kept @full', async ({
  launchOptions,
  playwright,
  baseURL,
  viewport,
}) => {
  // A private window holds its files in memory, whatever the limit. This is a regular one.
  const context = await playwright.chromium.launchPersistentContext('', {
    ...launchOptions,
    viewport,
    baseURL,
    serviceWorkers: 'block',
  })
  const page = await context.newPage()
  await page.addInitScript(() => Object.assign(window, { showSaveFilePicker: undefined }))
  // The browser's own estimate ignores this limit. Which results it lets in is its own affair.
  const devtools = await page.context().newCDPSession(page)
  const { origin } = new URL(baseURL ?? '')
  await devtools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: quota })
  await open(page)
  await choose(page, await photographs(6, 'photographs/stairs-detail.jpg'))
  await button(page, 'Enhance All').click()
  await expect(page.getByText('Enhanced 6 of 6 images')).toBeVisible()
  await expect(rows(page).filter({ hasText: 'Not kept on this device' }).first()).toBeVisible()
  await saveAll(page)
  await context.close()
})
