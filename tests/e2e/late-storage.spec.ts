import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { installLateBrowser, type LateAnswers } from '../fixtures/late-browser.ts'
import { button, choose, open, photographs, rows, shelf, tool } from './local-tool.ts'

/** What answers late isn't gone: the photo tool beside databases that answer late, never or after a freeze. */

/** Leaves a finished batch of two photos behind that nobody has saved. */
async function leaveFinishedBatch(context: BrowserContext): Promise<void> {
  const page = await context.newPage()
  await open(page)
  await choose(page, await photographs(2))
  await button(page, 'Enhance All').click()
  await expect(page.getByText('Enhanced 2 of 2 images')).toBeVisible()
  await page.close()
}

const looking = (page: Page) => tool(page).getByText('Looking for your last batch')
const hasNotAnswered = (page: Page) => tool(page).getByText('This browser’s storage hasn’t answered yet.')
const finished = (page: Page) => rows(page).filter({ hasText: 'Completed' })

/** The next visit, whose browser answers late. Its clock is the test's. */
async function visit(context: BrowserContext, late: LateAnswers): Promise<Page> {
  const page = await context.newPage()
  await page.clock.install()
  await page.addInitScript(installLateBrowser, late)
  await open(page)
  return page
}

/** Nothing finished is missing when everything is as usual again. */
async function expectNothingMissing(context: BrowserContext): Promise<void> {
  const page = await context.newPage()
  await open(page)
  await expect(tool(page).getByText(/^Photos stay /)).toBeVisible()
  if (await shelf(page).count()) await button(page, 'Open floor-1.jpg').click()
  await expect(finished(page)).toHaveCount(2)
  await page.close()
}

const [batch, results] = ['enhancement-batch', 'enhanced-photographs']

for (const [which, names] of [
  ['the batch', [batch]],
  ['the results', [results]],
  ['both', [batch, results]],
] as const)
  for (const lateness of ['held', 25_000] as const)
    test(`${which} ${lateness === 'held' ? 'soon' : 'after 25 s'}: words say so meanwhile, and the batch comes then`, async ({
      context,
    }) => {
      await leaveFinishedBatch(context)
      const page = await visit(context, { open: Object.fromEntries(names.map((name) => [name, lateness])) })
      await expect(looking(page)).toBeVisible()
      await choose(page, (await photographs(3)).slice(2))
      await expect(tool(page).getByText('1 image(s) ready')).toBeVisible()
      if (lateness !== 'held') {
        await page.clock.runFor(4_000)
        await expect(hasNotAnswered(page)).toBeVisible()
      }
      await button(page, 'Remove floor-3.jpg from the list').click()
      await expect(rows(page)).toHaveCount(0)
      if (lateness === 'held') await page.evaluate(() => window.dispatchEvent(new Event('answer')))
      else await page.clock.runFor(lateness)
      await expect(finished(page)).toHaveCount(2)
      await expect(hasNotAnswered(page)).toBeHidden()
      await page.close()
      await expectNothingMissing(context)
    })

test('never: what is known is said, photos are enhanced, and the next visit has all of the last batch', async ({
  context,
}) => {
  await leaveFinishedBatch(context)
  const page = await visit(context, { open: { [batch]: 'never', [results]: 'never' } })
  await choose(page, (await photographs(3)).slice(2))
  await page.clock.runFor(4_000)
  await expect(hasNotAnswered(page)).toContainText('What’s new isn’t kept on this device yet')
  await button(page, 'Enhance All').click()
  await expect(rows(page).filter({ hasText: 'Completed' })).toHaveCount(1)
  await button(page, 'New Batch').click()
  await expect(rows(page)).toHaveCount(0)
  await page.close({ runBeforeUnload: false })
  await expectNothingMissing(context)
})

test('a result that comes while its database is silent is kept when that answers', async ({ context }) => {
  const page = await visit(context, { open: { [results]: 25_000 } })
  await choose(page, await photographs(1))
  await page.clock.runFor(4_000)
  await button(page, 'Enhance All').click()
  await expect(rows(page).getByText('Not kept on this device')).toBeVisible()
  await page.clock.runFor(25_000)
  await expect(rows(page).getByText('Not kept on this device')).toBeHidden()
  await page.close()
  const later = await context.newPage()
  await open(later)
  await expect(finished(later)).toHaveCount(1)
})

test('a page that stands still at its start offers the last batch when it moves again', async ({
  context,
}) => {
  await leaveFinishedBatch(context)
  const page = await context.newPage()
  await page.addInitScript(installLateBrowser, { open: { [batch]: { frozen: 5_000 } } })
  await open(page)
  await expect(finished(page)).toHaveCount(2)
  await page.close()
  await expectNothingMissing(context)
})

test('a long task right after the lock is asked for doesn’t make the only tab another one', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const seen: string[] = []
    Object.assign(window, { seen })
    new MutationObserver(() => {
      if (document.body?.textContent?.includes('open in another tab')) seen.push('elsewhere')
    }).observe(document, { childList: true, subtree: true, characterData: true })
  })
  await page.addInitScript(installLateBrowser, { lock: { frozen: 600 } })
  await open(page)
  await choose(page, await photographs(1))
  await expect(rows(page)).toHaveCount(1)
  expect(await page.evaluate(() => Reflect.get(window, 'seen'))).toEqual([])
})
