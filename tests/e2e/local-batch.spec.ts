import { expect, type Locator, type Page, test } from '@playwright/test'
import {
  button,
  choose,
  clearUnsaved,
  damaged,
  holdEnhancer,
  open,
  photographs,
  rows,
  tool,
} from './local-tool.ts'
import { expectNoViolations } from './site.ts'

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
  await test.step('shown again, it waits with three others that are paused, and so does a new version', async () => {
    const letGo = await holdEnhancer(page)
    await button(page, 'Show').click()
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
  await test.step('the browser asks before it is left, and then it goes on with the three', async () => {
    await page.reload()
    expect(asked.count).toBe(1)
    await expect(tool(page).getByText('3 of 4 left')).toBeVisible()
    const letGo = await holdEnhancer(page)
    await button(page, 'Continue').click()
    await expect.poll(() => states(rows(page))).toContain('Processing')
    expect((await states(rows(page)))[0]).toBe('Completed')
    await letGo()
    await expect(page.getByText('Enhanced 4 of 4 images')).toBeVisible()
    await expect(page).not.toHaveTitle(/%/)
  })
  await test.step('done and kept, it is left without a question, and shown again', async () => {
    await page.reload()
    expect(asked.count).toBe(1)
    await expect(tool(page).getByText('All 4 done')).toBeVisible()
    await button(page, 'Show').click()
    await expect.poll(() => states(rows(page))).toEqual(Array(4).fill('Completed'))
  })
  await test.step('cleared, it is not offered again', async () => {
    await clearUnsaved(page)
    await page.reload()
    await expect(button(page, 'Select Images')).toBeVisible()
    await expect(tool(page).getByText('All 4 done')).toBeHidden()
  })
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
  await expect(tool(second).getByText('3 of 3 left')).toBeVisible()
  await button(second, 'Continue').click()
  await expect(second.getByText('Enhanced 3 of 3 images')).toBeVisible()
})

test('photos of an earlier batch wait in their offer while others are chosen, until it’s answered', async ({
  page,
}) => {
  await open(page)
  await choose(page, (await photographs(3)).slice(1))
  await button(page, 'Enhance All').click()
  await expect(page.getByText('Enhanced 2 of 2 images')).toBeVisible()
  await page.reload()
  await expect(tool(page).getByText('2 finished photos are kept, and not saved yet.')).toBeVisible()
  await choose(page, await photographs(1))
  await expect(rows(page)).toHaveCount(1)
  await button(page, 'Show').click()
  await expect(rows(page)).toHaveCount(3)
  await expect(tool(page).getByText('last batch')).toBeHidden()
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
  await test.step('the offer of the kept batch passes axe', async () => {
    await page.reload()
    await expect(page.getByText('All 7 done')).toBeVisible()
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
  // Results are read on demand, and only thumbnails in view have an object URL.
  await rows(page).first().scrollIntoViewIfNeeded()
  await expect.poll(async () => (await live()).addresses).toBeGreaterThan(0)
  await rows(page).last().scrollIntoViewIfNeeded()
  await expect(rows(page).last().getByRole('img', { includeHidden: true }).first()).toBeVisible()
  expect((await live()).addresses).toBeLessThan(40)
  await clearUnsaved(page)
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
