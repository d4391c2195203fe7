import { expect, type Page, test } from '@playwright/test'
import { button, choose, nameField, open, photographs, rows, shelf, tool } from './local-tool.ts'
import { expectNoViolations } from './page-checks.ts'

// A shelf that people recognize: what they call a batch, and its photos in small.

const photo = 'photographs/stairs-detail.jpg'
const nameOfList = (page: Page) =>
  tool(page).getByRole('textbox', { name: 'Name of this batch', exact: true })

/** Enhances two photos, and puts them away under this name. */
async function enhanceTwo(page: Page, name: string): Promise<void> {
  await choose(page, await photographs(2, photo))
  await nameOfList(page).fill(name)
  await button(page, 'Enhance All').click()
  await expect(page.getByText('Enhanced 2 of 2 images').first()).toBeVisible()
}

test('a batch is called what people type, on the shelf and in the list, and so are its zip and its pictures', async ({
  page,
}) => {
  await page.addInitScript(() => Object.assign(window, { showSaveFilePicker: undefined }))
  await open(page)
  await enhanceTwo(page, 'Kitchen, Mentor')
  await button(page, 'New Batch').click()
  await choose(page, (await photographs(3, photo)).slice(2))
  const kitchen = nameField(page, 'floor-1.jpg')
  await expect(kitchen).toHaveValue('Kitchen, Mentor')

  // A letter is enough: the page may be left at once.
  await nameOfList(page).pressSequentially('Hall')
  await kitchen.fill('Kitchen 12/3, Mentor')
  await page.reload()
  await expect(nameOfList(page)).toHaveValue('Hall')
  await expect(kitchen).toHaveValue('Kitchen 12/3, Mentor')
  await expect(shelf(page).locator('img')).toHaveCount(2)
  await expectNoViolations(page, 'main')

  await button(page, 'Open Kitchen 12/3, Mentor').click()
  await expect(nameOfList(page)).toHaveValue('Kitchen 12/3, Mentor')
  await expect(nameField(page, 'floor-3.jpg')).toHaveValue('Hall')
  const zip = page.waitForEvent('download')
  await button(page, 'Save 2 photos').click()
  expect((await zip).suggestedFilename()).toBe('Kitchen 12_3, Mentor.zip')
  await button(page, 'Join').click()
  await button(page, 'Before: floor-1.jpg').click()
  await button(page, 'After: floor-2.jpg').click()
  const joined = page.waitForEvent('download')
  await page.getByRole('dialog').getByRole('button', { name: 'Download' }).click()
  expect((await joined).suggestedFilename()).toBe('Kitchen 12_3, Mentor - floor-1 and floor-2.jpg')
})

test('a tab that takes the tool over has what was being typed in the other one', async ({
  page,
  context,
}) => {
  await open(page)
  await choose(page, await photographs(1))
  await button(page, 'New Batch').click()
  await choose(page, (await photographs(2)).slice(1))
  const other = await context.newPage()
  await open(other)
  await nameOfList(page).pressSequentially('Hall')
  await nameField(page, 'floor-1.jpg').pressSequentially('Kitchen')
  await button(other, 'Use it here').click()
  await expect(nameOfList(other)).toHaveValue('Hall')
  await expect(nameField(other, 'floor-1.jpg')).toHaveValue('Kitchen')
  await nameOfList(other).press('End')
  await nameOfList(other).pressSequentially(' and stairs')
  await button(page, 'Use it here').click()
  await expect(nameOfList(page)).toHaveValue('Hall and stairs')
})

test('a full device holds a name in the page, and has it after a reload once there’s room', async ({
  page,
}) => {
  await page.addInitScript(refuseNames)
  await open(page)
  await choose(page, await photographs(2))
  await expect(rows(page)).toHaveCount(2)
  await page.evaluate(() => Object.assign(window, { isFull: true }))
  await nameOfList(page).pressSequentially('Kitchen')
  await button(page, 'New Batch').click()
  await expect(nameField(page, 'floor-1.jpg')).toHaveValue('Kitchen')
  await button(page, 'Open Kitchen').click()
  await page.evaluate(() => Object.assign(window, { isFull: false }))
  await button(page, 'Remove floor-2.jpg from the list').click()
  await expect(rows(page)).toHaveCount(1)
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'written'))).toBe('Kitchen')
  await page.reload()
  await expect(nameOfList(page)).toHaveValue('Kitchen')
})

/** Runs in the page. */
function refuseNames() {
  const { put } = IDBObjectStore.prototype
  IDBObjectStore.prototype.put = function (...given) {
    const { saves, name } = given[0]
    if (!saves) return put.apply(this, given)
    if (Reflect.get(window, 'isFull')) throw new DOMException('Full', 'QuotaExceededError')
    Object.assign(window, { written: name })
    return put.apply(this, given)
  }
}

for (const [width, height] of [
  [320, 640],
  [390, 844],
] as const)
  test.describe(`${width} px wide, by touch`, () => {
    test.use({ viewport: { width, height }, isMobile: true, hasTouch: true })

    test('a row has its name, its picture and its buttons, and rotates at once', async ({ page }) => {
      // Phones share.
      await page.addInitScript(() => {
        Object.assign(navigator, { canShare: () => true })
      })
      await open(page)
      await enhanceTwo(page, 'Kitchen, Mentor')
      const row = rows(page).first()
      const boxes = await row.getByRole('button').evaluateAll((all) =>
        all.map((one) => {
          const { width, height, left, right } = one.getBoundingClientRect()
          return { isLarge: width >= 48 && height >= 48, isInside: left >= 0 && right <= innerWidth }
        }),
      )
      expect(boxes).toEqual(Array(5).fill({ isLarge: true, isInside: true }))
      const name = await row.getByText('floor-1.jpg').boundingBox()
      expect(name?.width).toBeGreaterThan(80)
      await button(page, 'Rotate floor-1.jpg by 90°').tap()
      await expect(row.locator('img')).toHaveCSS('rotate', '90deg')
      await expect(row.locator('img')).toBeVisible()
      expect(await tool(page).evaluate((panel) => panel.scrollWidth > panel.clientWidth)).toBe(false)
      const downloaded = page.waitForEvent('download')
      await button(page, 'Download floor-1.jpg').tap()
      expect((await downloaded).suggestedFilename()).toBe('enhanced-floor-1.png')
      await expectNoViolations(page, 'main')
    })
  })
