import { expect, type Locator, type Page, test } from '@playwright/test'
import { expectNoViolations } from './axe.ts'
import { button, choose, clearUnsaved, holdEnhancer, open, photographs, rows, tool } from './local-tool.ts'

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
  await choose(page, await photographs(1))
  await button(page, 'Enhance All').click()
  await expect(page.getByText('Enhanced 1 of 1 images')).toBeVisible()
  await page.reload()
  const letGo = await holdEnhancer(page)
  await button(page, 'Show').click()
  await choose(page, (await photographs(4)).slice(1))
  await button(page, 'Enhance All').click()
  await button(page, 'Pause').click()
  await expect(tool(page).getByText('Paused · 1 of 4 enhanced · 3 left')).toBeVisible()
  await letGo()
  await expect(page).toHaveTitle(/^\(25%\) /)
  expect(await states(rows(page))).toEqual(['Completed', 'Pending', 'Pending', 'Pending'])
  const held = await page.evaluate(async () => (await navigator.locks.query()).held?.map(({ name }) => name))
  expect(held, 'a new version waits').toContain('unfinished-photos')

  await page.reload()
  expect(asked.count).toBe(1)
  await expect(tool(page).getByText('3 of 4 left')).toBeVisible()
  const letGoAgain = await holdEnhancer(page)
  await button(page, 'Continue').click()
  await expect.poll(() => states(rows(page))).toContain('Processing')
  expect((await states(rows(page)))[0]).toBe('Completed')
  await letGoAgain()
  await expect(page.getByText('Enhanced 4 of 4 images')).toBeVisible()
  await expect(page).not.toHaveTitle(/%/)

  // Everything is done and kept, so the browser asks nothing.
  await page.reload()
  expect(asked.count).toBe(1)
  await expect(tool(page).getByText('All 4 done')).toBeVisible()
  await button(page, 'Show').click()
  await expect.poll(() => states(rows(page))).toEqual(Array(4).fill('Completed'))
  await clearUnsaved(page)
  await page.reload()
  await expect(button(page, 'Select Images')).toBeVisible()
  await expect(tool(page).getByText('All 4 done')).toBeHidden()
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

  await button(page, 'Use it here').click()
  await expect(isElsewhere(second)).toBeVisible()
  await expect(tool(page).getByText('All 3 done')).toBeVisible()
  await page.close()
  await expect(tool(second).getByText('All 3 done')).toBeVisible()
})

test('photos of an earlier batch join a new one with a word, and can be taken out', async ({ page }) => {
  await open(page)
  await choose(page, (await photographs(3)).slice(1))
  await button(page, 'Enhance All').click()
  await expect(page.getByText('Enhanced 2 of 2 images')).toBeVisible()
  await page.reload()
  await expect(tool(page).getByText('2 finished photos are kept, and not saved yet.')).toBeVisible()
  await choose(page, await photographs(1))
  await expect(tool(page).getByText('2 photos from your last batch are in the list, too.')).toBeVisible()
  await button(page, 'Remove').click()
  await expect(tool(page).getByText('None of these 2 photos are saved. Remove them?')).toBeVisible()
  await button(page, 'Remove').click()
  await expect(rows(page)).toHaveCount(1)
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
