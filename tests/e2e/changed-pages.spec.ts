import { expect, type Page, test } from '@playwright/test'
import { isPageScript } from './built-files.ts'
import { city, cityPath, content, filter, filterLabel, projects, routePaths } from './content.ts'
import { dialog, expectValues, fillIn, form, jane, openDialog, panel, submit } from './estimate.ts'
import {
  button,
  choose,
  damaged,
  deleteUnsaved,
  open as openTool,
  photographs,
  rows,
  tool,
} from './local-tool.ts'
import { collectMailtoUrls, readMailto } from './mailto.ts'
import { troubles } from './page-checks.ts'
import { holdRequests, open } from './visit.ts'

// Pages that translators and extensions change before and while they run.

const filterButton = (page: Page) => page.getByRole('button', { name: filterLabel, exact: true })
const shownProjects = projects.filter(({ category }) => category === filter)
const compact = { Name: jane.Name, Phone: jane.Phone }

test.describe('in a translated page', () => {
  let found: string[]

  test.beforeEach(async ({ page }) => {
    found = troubles(page)
    await translate(page)
  })

  test.afterEach(() => expect(found).toEqual([]))

  test('the local tool enhances a whole batch, and all its buttons work @full', async ({ page }) => {
    await openTool(page)
    await choose(page, [...(await photographs(3)), damaged])
    await expect(tool(page).getByText('4 image(s) ready')).toBeVisible()
    await button(page, 'Enhance All').click()
    await expect(page.getByText('Enhanced 3 of 4 images')).toBeVisible()
    await expect(tool(page).getByText('100% complete')).toBeVisible()
    await expect(rows(page)).toContainText([/Failed to load image/, /Completed/, /Completed/, /Completed/])

    await expect(button(page, 'Retry damaged.jpg')).toHaveCount(0)
    await expect(tool(page).getByText('3 of 4 enhanced · 1 failed')).toBeVisible()
    await button(page, 'Compare floor-1.jpg before and after').click()
    const comparison = page.getByRole('dialog')
    await expect(comparison.getByText('1 of 3')).toBeVisible()
    await comparison.getByRole('button', { name: 'Next' }).click()
    await expect(comparison.getByText('2 of 3')).toBeVisible()
    await page.keyboard.press('Escape')
    await button(page, 'Remove floor-1.jpg from the list').click()
    await expect(rows(page).getByText('This photo isn’t saved. Remove it?')).toBeVisible()
    await button(page, 'Keep').click()
    await button(page, 'Remove damaged.jpg from the list').click()
    await expect(tool(page).getByText('3 image(s) ready')).toBeVisible()
    await deleteUnsaved(page)
    await expect(rows(page)).toHaveCount(0)
  })

  test('the server tool enhances all images @full', async ({ page }) => {
    await page.route('**/functions/v1/enhance-image', (route) =>
      route.fulfill({ json: { success: true, enhancedImageUrl: route.request().postDataJSON().imageUrl } }),
    )
    await openTool(page)
    await page.getByRole('button', { name: 'Enhance All Images' }).click()
    await expect(
      page.getByText(`Enhanced ${content.siteImages.length} of ${content.siteImages.length} images`),
    ).toBeVisible()
    await expect(page.getByRole('button', { name: `Save ${content.siteImages.length} photos` })).toBeVisible()
    await expect(page.getByText('Completed')).toHaveCount(content.siteImages.length)
  })

  test('each page leads to the next @full', async ({ page }) => {
    const pages = routePaths.filter((path) => !path.startsWith('/service-areas/') || path === cityPath(city))
    for (const path of pages) await open(page, path)
    for (const name of ['Home', ...content.headerLinks.inBar.map(({ label }) => label)]) {
      const former = await page.title()
      await page.getByRole('banner').getByRole('link', { name }).first().press('Enter')
      await expect(page).not.toHaveTitle(former)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    }
  })

  test('an estimate is asked for, from a page and from the dialog @full', async ({ page }) => {
    const mails = await collectMailtoUrls(page)
    await open(page, cityPath(city))
    await openDialog(page)
    await submit(dialog(page)).click()
    await expect(dialog(page).getByRole('alert').first()).toBeVisible()
    await fillIn(dialog(page), jane)
    await expect(dialog(page).getByRole('alert')).toHaveCount(0)
    await page.keyboard.press('Escape')
    await fillIn(form(page), compact)
    await submit(page).click()
    await expect(panel(page)).toBeVisible()
    const context = new RegExp(`^Address: ${city.name}.*${cityPath(city)}$`, 'ms')
    expect(mails.map((mail) => readMailto(mail).body)).toEqual([expect.stringMatching(context)])
    await page.getByRole('button', { name: 'Edit the message' }).click()
    await expectValues(form(page), compact)
  })
})

test.describe('where a page is changed before it starts, nothing is lost', () => {
  /** As password managers do beside each field, and as they fill in. */
  const addForeignElements = (page: Page) =>
    page.evaluate(() => {
      for (const field of document.querySelectorAll('input, textarea, h1'))
        field.insertAdjacentElement('afterend', document.createElement('password-manager-icon'))
    })

  const drawnAnew = (page: Page) => expect(page.locator('html[data-drawn-anew]')).toBeAttached()

  test('of what is typed and scrolled', async ({ page }) => {
    const found = troubles(page)
    const release = await holdRequests(page, isPageScript)
    await page.goto(cityPath(city), { waitUntil: 'domcontentloaded' })
    await addForeignElements(page)
    await fillIn(page, compact)
    await page.getByLabel('Service', { exact: true }).selectOption({ index: 2 })
    await page.getByLabel('Phone', { exact: true }).press('End')
    const service = await page.getByLabel('Service', { exact: true }).inputValue()
    const top = await page.evaluate(() => window.scrollY)
    await release()

    await drawnAnew(page)
    await expectValues(page, { ...compact, Service: service })
    expect(await page.evaluate(() => window.scrollY)).toBe(top)
    await expect(page.getByLabel('Phone', { exact: true })).toBeFocused()
    await page.keyboard.type('1')
    await expectValues(page, { Phone: `${compact.Phone}1` })
    expect(found).toEqual([])
  })

  test('of a press', async ({ page }) => {
    const release = await holdRequests(page, isPageScript)
    await page.goto('/our-work', { waitUntil: 'domcontentloaded' })
    await addForeignElements(page)
    await filterButton(page).click()
    await release()
    await drawnAnew(page)
    await expect(page.getByRole('article')).toHaveCount(shownProjects.length)
  })
})

test('where React misses an element, the page is drawn anew, with what was typed', async ({ page }) => {
  await open(page, '/our-work')
  await fillIn(page, compact)
  await page.evaluate(() => {
    for (const card of document.querySelectorAll('li:has(> article)')) {
      const foreign = document.createElement('div')
      card.replaceWith(foreign)
      foreign.append(card)
    }
  })
  await filterButton(page).click()
  await expect(page.getByRole('article')).toHaveCount(shownProjects.length)
  await expect(page).toHaveURL(`/our-work?category=${filter}`)
  await expectValues(page, compact)
})

/**
 * Translates the pages of a tab as Chrome does: before they start and again after each change, a `<font>`
 * with other words takes the place of each text node. Locators find the words as before, because the runner
 * skips the zero-width space at their end.
 *
 * React still has the nodes that were taken away. Where it changes one, nobody sees that, so it is an error
 * in the console.
 */
const translate = (page: Page) => page.addInitScript(translateAsChrome)

/** Runs in the page. */
function translateAsChrome(): void {
  const removed = new MutationObserver((changes) => {
    for (const { target, oldValue } of changes)
      console.error(`"${oldValue}" has become "${target.nodeValue}", which nobody sees`)
  })

  function replace(text: Text): void {
    if (!text.data.trim() || text.parentElement?.closest('font, script, style, textarea')) return
    const font = document.createElement('font')
    font.append(`${text.data}\u200b`)
    text.replaceWith(font)
    removed.observe(text, { characterData: true, characterDataOldValue: true })
  }

  function translateAll(): void {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode()) texts.push(walker.currentNode as Text)
    for (const text of texts) replace(text)
  }

  document.addEventListener('DOMContentLoaded', () => {
    translateAll()
    const options = { childList: true, characterData: true, subtree: true }
    new MutationObserver(translateAll).observe(document.body, options)
  })
}
