import { expect, type Locator, type Page, test } from '@playwright/test'
import { installLateBrowser } from '../fixtures/late-browser.ts'
import {
  button,
  choose,
  damaged,
  deleteUnsaved,
  holdEnhancer,
  open,
  photographs,
  rows,
  shelf,
  tool,
} from './local-tool.ts'
import { expectNoViolations } from './page-checks.ts'
import { someScreens } from './random-screens.ts'
import { simulateSafari } from './safari-tab.ts'

/** Confirms the browser's question whether to leave the page, and counts the questions. */
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

test('a batch pauses at once, survives a reload and does nothing twice', async ({ page }) => {
  const asked = leaveWhenAsked(page)
  await open(page)

  await test.step('one photo is done', async () => {
    await choose(page, await photographs(1))
    await button(page, 'Enhance All').click()
    await expect(page.getByText('Enhanced 1 of 1 image')).toBeVisible()
    await page.reload()
  })
  await test.step('there again, it waits with three others that are paused, and so does a new version', async () => {
    const letGo = await holdEnhancer(page)
    await expect(rows(page)).toHaveCount(1)
    await choose(page, (await photographs(4)).slice(1))
    await button(page, 'Enhance All').click()
    await button(page, 'Pause').click()
    await expect(tool(page).getByText('Paused · 1 of 4 enhanced · 3 left')).toBeVisible()
    await letGo()
    await expect(page).toHaveTitle(/^\(25%\) /)
    expect(await states(rows(page))).toEqual(['Completed', 'Pending', 'Pending', 'Pending'])
    const held = await page.evaluate(async () =>
      (await navigator.locks.query()).held?.map(({ name }) => name),
    )
    expect(held).toContain('unfinished-photos')
  })
  await test.step('all of it is kept, so it is left without a question, and goes on with the three', async () => {
    await page.reload()
    expect(asked.count).toBe(0)
    await expect(tool(page).getByText('Paused · 1 of 4 enhanced · 3 left')).toBeVisible()
    const letGo = await holdEnhancer(page)
    await button(page, 'Resume').click()
    await expect.poll(() => states(rows(page))).toContain('Processing')
    expect((await states(rows(page)))[0]).toBe('Completed')
    await letGo()
    await expect(page.getByText('Enhanced 4 of 4 images')).toBeVisible()
    await expect(page).not.toHaveTitle(/%/)
  })
  await test.step('done and kept, it is left without a question, and shown again', async () => {
    await page.reload()
    expect(asked.count).toBe(0)
    await expect.poll(() => states(rows(page))).toEqual(Array(4).fill('Completed'))
  })
  await test.step('deleted, it is gone', async () => {
    await deleteUnsaved(page)
    await expect(shelf(page)).toHaveCount(0)
    await page.reload()
    await expect(tool(page).getByText(/^Photos stay /)).toBeVisible()
    await expect(rows(page)).toHaveCount(0)
    await expect(shelf(page)).toHaveCount(0)
  })
})

test('in a tab of Safari the tool says that photos go after a week without a visit, and the ways out', async ({
  page,
}) => {
  await simulateSafari(page)
  await open(page)
  await expect(tool(page).getByText('Photos are kept in Safari for now.')).toBeVisible()
  const deletes = tool(page).getByText('Safari deletes photos after a week without a visit')
  await expect(deletes).toBeHidden()
  await choose(page, await photographs(1))
  await deletes.click()
  await expect(
    tool(page).getByText(/work from your Home Screen.*Tap Share .*“Add to Home Screen”/),
  ).toBeVisible()
  await expect(tool(page).getByText('The photo tool starts empty there')).toBeVisible()
  await expectNoViolations(page, 'main')
  await button(page, 'New Batch').click()
  await expect(shelf(page)).toHaveCount(1)
  await expect(tool(page).getByText(/stays?/)).toHaveCount(0)
})

test('on the Home Screen, where the browser grants it, the tool says that photos stay', async ({ page }) => {
  await simulateSafari(page, true)
  await page.addInitScript(() => {
    let isGranted = false
    StorageManager.prototype.persisted = async () => isGranted
    StorageManager.prototype.persist = async () => (isGranted = true)
  })
  await open(page)
  await expect(tool(page).getByText('Photos stay here while there’s room.')).toBeVisible()
  await choose(page, await photographs(1))
  await button(page, 'Enhance All').click()
  await expect(tool(page).getByText('Photos stay in this browser.')).toBeVisible()
  await button(page, 'New Batch').click()
  await expect(tool(page).getByText(/Anything else stays\.$/)).toBeVisible()
  await expect(tool(page).getByText(/Safari/)).toHaveCount(0)
})

test('one tab at a time has the tool, and the next one goes on with its photos', async ({
  page,
  context,
}) => {
  await open(page)
  const letGo = await holdEnhancer(page)
  await choose(page, await photographs(3))
  await button(page, 'Enhance All').click()
  await expect(rows(page).filter({ hasText: 'Processing' })).toBeVisible()
  const second = await context.newPage()
  await open(second)
  const isElsewhere = (one: Page) => tool(one).getByText('The photo tool is open in another tab')
  await expect(isElsewhere(second)).toBeVisible()
  await expect(second.getByRole('button', { name: 'Enhance All Images' })).toBeVisible()
  await expectNoViolations(second, 'main')

  await button(second, 'Use it here').click()
  await expect(isElsewhere(page)).toBeVisible()
  await letGo()
  await expect(second.getByText('Enhanced 3 of 3 images')).toBeVisible()
})

test('a batch that is put away goes on behind the next one, and opens as it is; nothing of either is lost', async ({
  page,
}) => {
  await page.addInitScript(() => Object.assign(window, { showSaveFilePicker: undefined }))
  await open(page)
  const letGo = await holdEnhancer(page)
  await choose(page, await photographs(3))
  await button(page, 'Enhance All').click()
  await expect(rows(page).filter({ hasText: 'Processing' })).toBeVisible()
  await button(page, 'New Batch').click()
  await expect(rows(page)).toHaveCount(0)
  await expect(shelf(page)).toHaveText([/^3 photos · today · 3 to enhance.*0% complete/])
  await expect(page).toHaveTitle(/^\(0%\) /)
  await choose(page, (await photographs(4)).slice(3))
  await button(page, 'Enhance All').click()
  await expectNoViolations(page, 'main')
  await letGo()
  await expect(page.getByText('“floor-1.jpg”: Enhanced 3 of 3 images')).toBeVisible()
  await expect(page).not.toHaveTitle(/%/)
  const download = page.waitForEvent('download')
  await button(page, 'Save 1 photo').click()
  await download
  await button(page, 'New Batch').click()
  await expect(shelf(page).first()).toHaveText(/^1 photo · today · saved as PNG today/)

  await page.reload()
  await expect(shelf(page)).toHaveText([
    /^1 photo · today · saved as PNG today/,
    /^3 photos · today · 3 not saved/,
  ])
  await expectNoViolations(page, 'main')
  await button(page, 'Open floor-1.jpg').click()
  await expect(rows(page)).toHaveCount(3)
  await page.reload()
  await expect(rows(page).filter({ hasText: 'Completed' })).toHaveCount(3)
  await button(page, 'Open floor-4.jpg').click()
  await expect(rows(page).getByText('Saved')).toHaveCount(1)
  await expect(shelf(page)).toHaveText([/^3 photos · today · 3 not saved/])
})

/** How far things may shift when photos of an earlier visit come, as browsers count it. */
const mostShift = 0.05

for (const [width, height] of [
  [320, 568],
  [390, 844],
  [768, 1024],
  [1280, 720],
  [1440, 900],
] as const)
  test(`${width} px wide: hardly anything moves when what was left comes, nor at another width`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await open(page)
    await choose(page, await photographs(1))
    await button(page, 'New Batch').click()
    await choose(page, (await photographs(4)).slice(1))
    await button(page, 'Enhance All').click()
    await expect(page.getByText('Enhanced 3 of 3 images')).toBeVisible()
    await page.addInitScript(() => {
      const shifts: number[] = []
      Object.assign(window, { shifts })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push(Reflect.get(entry, 'value'))
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await page.addInitScript(installLateBrowser, { open: { 'enhancement-batch': 1_000 } })
    const other = width < 700 ? someScreens(320, 699) : someScreens(700, 1920)
    for (const screen of [{ width, height }, ...other.slice(-1)]) {
      await page.setViewportSize(screen)
      await page.reload()
      await expect(tool(page).getByText('Looking for your last batch')).toBeVisible()
      await expect(rows(page).filter({ hasText: 'Completed' })).toHaveCount(3)
      await expect(shelf(page)).toHaveCount(1)
      const shifts: readonly number[] = await page.evaluate(() => Reflect.get(window, 'shifts'))
      const sum = shifts.reduce((all, shift) => all + shift, 0)
      expect.soft(sum, `at ${screen.width} px`).toBeLessThanOrEqual(mostShift)
    }
  })

test('a batch continues while another page is shown', async ({ page }) => {
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

test('everything works by keyboard, is announced to screen readers and passes axe @full', async ({
  page,
}) => {
  await open(page)
  const heard: string[] = []
  await page.exposeFunction('hear', (words: string) => heard.push(words))
  await page.evaluate(() => {
    const observer = new MutationObserver((changes) => {
      for (const { target } of changes) {
        const region = (target instanceof Element ? target : target.parentElement)?.closest('[role="status"]')
        if (region?.textContent) (window as unknown as { hear(words: string): void }).hear(region.textContent)
      }
    })
    observer.observe(document.body, { childList: true, characterData: true, subtree: true })
  })
  const press = async (name: string) => {
    await button(page, name).focus()
    await page.keyboard.press('Enter')
  }
  const passesAxe = () => expectNoViolations(page, 'main')

  const letGo = await holdEnhancer(page)
  await test.step('photos are chosen', async () => {
    const chooser = page.waitForEvent('filechooser')
    await press('Select Images')
    await (await chooser).setFiles([...(await photographs(7)), damaged])
    await expect(rows(page)).toHaveCount(8)
    await passesAxe()
  })
  await test.step('the batch begins, pauses and resumes under one key', async () => {
    await press('Enhance All')
    await expect(button(page, 'Pause')).toBeVisible()
    await expect(button(page, 'Enhance All')).toBeFocused()
    await press('Pause')
    await expect(button(page, 'Resume')).toBeFocused()
    await passesAxe()
    await page.keyboard.press('Enter')
  })
  await test.step('a button that disappears by itself does not lose the focus', async () => {
    await button(page, 'Enhance All').focus()
    await letGo()
    await expect(page.getByText('Enhanced 7 of 8 images')).toBeVisible()
    await expect(page.locator('body')).not.toBeFocused()
    await passesAxe()
  })
  await test.step('nor does a dialog that is closed, or a row that is removed', async () => {
    await press('Compare floor-1.jpg before and after')
    await expect(page.getByRole('dialog', { name: 'floor-1.jpg' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(button(page, 'Compare floor-1.jpg before and after')).toBeFocused()
    await press('Remove damaged.jpg from the list')
    await expect(rows(page)).toHaveCount(7)
    await expect(page.getByRole('region', { name: 'Chosen images' })).toBeFocused()
  })
  await test.step('a result is downloaded', async () => {
    const download = page.waitForEvent('download')
    await press('Download floor-1.jpg')
    expect((await download).suggestedFilename()).toBe('enhanced-floor-1.png')
  })
  await test.step('every quarter of the batch was announced, not every image', () => {
    const told = (words: RegExp) => heard.filter((one) => words.test(one)).length
    expect(heard).toContain('Enhancing images, 8 left')
    expect(told(/^Paused\. /)).toBe(1)
    expect(told(/^\d of 8 images are done/)).toBe(3)
  })
  await test.step('the batch that comes back passes axe', async () => {
    await page.reload()
    await expect(rows(page)).toHaveCount(7)
    await passesAxe()
  })
})

test('a long batch frees its memory @full', async ({ page }) => {
  await page.addInitScript(countResources)
  await open(page)
  await choose(page, await photographs(40))
  await expect(page.getByText('40 images loaded and ready for enhancement')).toBeVisible()
  await button(page, 'Enhance All').click()
  await expect(page.getByText('Enhanced 40 of 40 images')).toBeVisible()
  const live = () => page.evaluate((): ReturnType<typeof countResources> => Reflect.get(window, 'live'))
  // Results are read on demand, and thumbnails have their few bytes in the page.
  for (const row of [rows(page).first(), rows(page).last()]) {
    await row.scrollIntoViewIfNeeded()
    await expect(row.getByRole('img', { includeHidden: true }).first()).toBeVisible()
  }
  await expect.poll(live).toEqual({ addresses: 0, bitmaps: 0 })
  await deleteUnsaved(page)
  await expect.poll(live).toEqual({ addresses: 0, bitmaps: 0 })
})

/** Runs in the page. Counts its object URLs that are not revoked, and decoded pictures that are not closed. */
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
  return live
}
