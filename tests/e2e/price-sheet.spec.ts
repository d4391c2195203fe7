import { expect, type Locator, type Page, test } from '@playwright/test'
import { isPageScript } from './built-files.ts'
import { content } from './content.ts'
import { dialog, openDialog, takenOver } from './estimate.ts'
import { sheetsOf, troubles } from './page-checks.ts'
import { fontsLoaded, holdRequests, hydrated, open, openWithStart } from './visit.ts'

// A request that grows: what the price sheet says goes along to every form, and is still there afterward.

const [first] = content.servicesWithPage
const path = first?.page.path ?? '/'
const sheet = (page: Page) => page.locator(`#${content.priceWords.id}`)
const answer = (page: Page) => sheet(page).locator('output')
const size = (page: Page, line: number) => sheet(page).getByLabel('Size').nth(line)
const carried = (page: Page) => page.getByRole('region', { name: content.priceWords.carried })

/** Two rooms, the second one of 180 square feet. */
async function workOut(page: Page): Promise<string> {
  await size(page, 0).fill('540')
  await sheet(page).getByRole('button', { name: 'Add a room' }).click()
  await size(page, 1).fill('180')
  await expect(page).toHaveURL(/\?sheet=[a-z-]+\.540[^&]*_[a-z-]+\.180/)
  return answer(page).innerText()
}

const expectSheet = async (page: Page, total: string) => {
  await expect(size(page, 1)).toHaveValue('180')
  await expect(size(page, 0)).toHaveValue('540')
  await expect(answer(page)).toHaveText(total, { useInnerText: true })
}

test.beforeEach(() => {
  // biome-ignore lint/suspicious/noSkippedTests: an owner may name no rates
  test.skip(!first || !content.rates[first.name], 'No page has a price.')
})

test('a price sheet is kept by a reload, by “back” and by a shared link, and nonsense in it is none', async ({
  page,
}) => {
  const found = troubles(page)
  await open(page, path)
  const total = await workOut(page)
  await page.reload()
  await hydrated(page)
  await expectSheet(page, total)
  await page.getByRole('banner').getByRole('link').first().click()
  await expect(page).toHaveURL('/')
  await page.goBack()
  await expectSheet(page, total)

  await page.goto('about:blank')
  await open(page, `${path}?sheet=_nonsense.4_${first?.name}.540_<b>_${first?.name}.180.no`)
  await expect(size(page, 1)).toHaveValue('180')
  await expect(size(page, 2)).toHaveCount(0)
  expect(found).toEqual([])
})

test('its address leads to it: opened elsewhere, without its hash as well, and by “back” from the request', async ({
  page,
  context,
}) => {
  await open(page, path)
  const total = await workOut(page)
  const address = page.url()
  expect(address).toMatch(new RegExp(`#${content.priceWords.id}$`))
  await sheet(page).getByRole('button', { name: content.priceWords.ask }).click()
  await expect(page).toHaveURL(/\/contact\?/)
  await page.goBack()
  await expectSheet(page, total)
  await expect(answer(page)).toBeInViewport()

  for (const url of [address, address.replace(/#.*/, '')]) {
    const other = await context.newPage()
    await open(other, url)
    await expectSheet(other, total)
    await expect(answer(other)).toBeInViewport()
    // Also from there the way leads back to it.
    await sheet(other).getByRole('button', { name: content.priceWords.ask }).click()
    await expect(other).toHaveURL(/\/contact\?/)
    await other.goBack()
    await expect(answer(other)).toBeInViewport()
    await other.close()
  }
})

test('it can be handed on by the device, or as a copied link @desk', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page, path)
  await workOut(page)
  await sheet(page).getByRole('button', { name: 'Share' }).click()
  await expect(page.getByRole('alert')).toContainText('Link copied.')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url())
})

test('before any script, Enter in it leads to the form, which has what was filled in', async ({ page }) => {
  const release = await holdRequests(page, isPageScript)
  await openWithStart(page, path)
  await size(page, 0).fill('540')
  await size(page, 0).press('Enter')
  await expect(page).toHaveURL(/\/contact\?.*size=540/)
  await release()
  await page.getByLabel('Name', { exact: true }).focus()
  await expect(carried(page)).toContainText('540 sq ft')
  await expect(page.getByLabel('Message')).toHaveValue(/540\ssq\sft/)
})

test('a page moves by no more than a line when one is added or removed', async ({ page }) => {
  await open(page, path)
  await workOut(page)
  for (const _ of [1, 2, 3, 4, 5, 6])
    await sheet(page).getByRole('button', { name: content.priceWords.addRoom }).click()
  const line = sheet(page).getByRole('group', { name: /^Line/ })
  await expect(line).toHaveCount(8)
  await expect(size(page, 7)).toBeFocused()
  await expect(size(page, 7)).toBeInViewport()
  await expect(answer(page)).toBeInViewport()

  const remove = sheet(page).getByRole('button', { name: content.priceWords.remove(8) })
  await remove.scrollIntoViewIfNeeded()
  const { height } = (await line.nth(7).boundingBox()) ?? { height: 0 }
  const before = await page.evaluate(() => window.scrollY)
  await remove.click()
  await expect(line).toHaveCount(7)
  await expect(line.nth(6)).toBeFocused()
  expect(Math.abs((await page.evaluate(() => window.scrollY)) - before)).toBeLessThanOrEqual(height)
  await expect(line.nth(6)).toBeInViewport()
})

test('its total has its place, and once it’s filled in stays in view, but never over its first line', async ({
  page,
}) => {
  await open(page, path)
  const total = answer(page).locator('xpath=ancestor::dl')
  const position = () => total.evaluate((element) => getComputedStyle(element).position)
  expect(await position()).toBe('static')
  await size(page, 0).fill('540')
  await expect.poll(position).toBe('sticky')
  // No more than the sheet's title and first line are in view.
  const line = sheet(page).getByRole('group', { name: 'Line 1' })
  await line.evaluate((element) => window.scrollBy(0, element.getBoundingClientRect().top - innerHeight + 90))
  const caption = await sheet(page).locator('figcaption').boundingBox()
  const { y = 0 } = (await total.boundingBox()) ?? {}
  expect(y).toBeGreaterThan((caption?.y ?? 0) + (caption?.height ?? 0) + 60)
})

test('“Ask for this”, the header and the floating button bring it to the form, which leads back to it', async ({
  page,
  isMobile,
}) => {
  await open(page, path)
  const total = await workOut(page)
  const figure = total.split('\n')[0]?.replaceAll('$', '\\$').replaceAll(' ', '\\s')

  await openDialog(page)
  await expect(dialog(page).getByLabel('Message')).toHaveValue(
    new RegExp(`540.*\n.*180.*\nYour sheet said ${figure}`),
  )
  await expect(carried(page).and(dialog(page).getByRole('region'))).toContainText('180 sq ft')
  await dialog(page).getByRole('link', { name: content.priceWords.change }).click()
  await expect(dialog(page)).toHaveCount(0)
  await expect(sheet(page)).toBeInViewport()

  const ask = isMobile
    ? sheet(page).getByRole('button', { name: content.priceWords.ask })
    : page.getByRole('banner').getByRole('link', { name: 'Free Estimate' })
  await ask.click()
  await expect(page).toHaveURL(/^[^?]+\/contact\?/)
  await page.getByLabel('Name', { exact: true }).focus()
  await takenOver(page)
  await expect(carried(page)).toContainText('540 sq ft')
  await page.getByLabel('Message').pressSequentially('Two cats. ')
  await carried(page).getByRole('link', { name: content.priceWords.change }).click()
  await expectSheet(page, total)

  // Another time it takes the place of what the sheet said before, and of nothing else.
  if (isMobile)
    await sheet(page)
      .getByRole('button', { name: /180 sq ft/ })
      .click()
  await size(page, 1).fill('200')
  await sheet(page).getByRole('button', { name: content.priceWords.ask }).click()
  await expect(page.getByLabel('Message')).toHaveValue(/Two cats\./)
  await expect(page.getByLabel('Message')).toHaveValue(/200\ssq\sft/)
  await expect(page.getByLabel('Message')).not.toHaveValue(/180\ssq\sft/)
})

test('a press on it before its code has come counts then', async ({ page }) => {
  const release = await holdRequests(page, /PriceSheetForm-[^/]*\.js$/)
  await open(page, path)
  await sheet(page).getByRole('button', { name: content.priceWords.addRoom }).click()
  await release()
  await expect(sheet(page).getByRole('group', { name: /^Line/ })).toHaveCount(2)
})

test('it looks the same before its code has come @desk', async ({ page }) => {
  const release = await holdRequests(page, /PriceSheetForm-[^/]*\.js$/)
  await open(page, path)
  await fontsLoaded(page)
  const line = sheet(page).getByRole('group', { name: 'Line 1' })
  const controls = () =>
    line
      .locator('select, input')
      .evaluateAll((all) => all.map((one) => [one.getBoundingClientRect().x, one.clientWidth]))
  const before = await controls()
  await size(page, 0).fill('540')
  await release()
  await expect(answer(page)).toContainText('$')
  await expect(page).toHaveURL(/540/)
  expect(await controls()).toEqual(before)
})

const [liked] = content.projects.filter((project) => content.oneLikeThis(project))

test('a job says what one like it costs, in its dialog and on its town’s page, and fills the sheet with it', async ({
  page,
}) => {
  const like = liked && content.oneLikeThis(liked)
  if (!like) return
  const link = (within: Page | Locator) =>
    within.getByRole('link', { name: content.priceWords.oneLikeThis(like.price) }).first()
  const town = content.cities.find(({ name }) => content.inState(name) === liked?.location)
  await open(page, `/our-work?project=${liked?.id}`)
  await expect(link(page.getByRole('dialog'))).toBeVisible()
  if (town) await open(page, content.cityPath(town))
  await link(page).click()
  await expect(page).toHaveURL(new RegExp(`${like.path}\\?sheet=${like.sheet}#`))
  await expect(answer(page)).toContainText(like.price.split(',')[0] ?? '')
  await expect(answer(page)).toBeInViewport()
})

test('the example on Home answers to another size, and leads on to the sheet with it', async ({ page }) => {
  const example = content.homeExample
  if (!example) return
  await open(page, '/')
  const section = page.locator(`#${content.writtenEstimate.id}`)
  await section.scrollIntoViewIfNeeded()
  await section.getByLabel(/^Size of/).fill('600')
  await expect(section.getByRole('status')).toHaveText(example.estimateFor('600').total)
  await section.getByRole('link', { name: content.writtenEstimate.link }).click()
  await expect(size(page, 0)).toHaveValue('600')
  await expect(answer(page)).toBeInViewport()
})

test('a filled one is the first thing on paper, in words, dated, with the number and its address @desk @full', async ({
  page,
}) => {
  await open(page, path)
  await workOut(page)
  const address = page.url()
  await page.setViewportSize({ width: 740, height: 960 })
  await page.emulateMedia({ media: 'print' })
  for (const control of ['combobox', 'spinbutton'] as const)
    await expect(sheet(page).getByRole(control).filter({ visible: true })).toHaveCount(0)
  for (const words of ['540 sq ft', '180 sq ft']) await expect(sheet(page).getByText(words)).toBeVisible()
  await expect(
    sheet(page)
      .getByRole('button', { name: /Remove|Ask|Add|Share/ })
      .filter({ visible: true }),
  ).toHaveCount(0)
  const sender = sheet(page).getByText(/^Worked out on [A-Z][a-z]+ \d+, \d{4}/)
  await expect(sender).toContainText(content.business.phone)
  await expect(sender).toContainText(address)
  // On the first sheet of Letter, between its margins.
  const { y = 0, height = 0 } = (await sender.boundingBox()) ?? {}
  expect(y + height + (await page.evaluate(() => window.scrollY))).toBeLessThan(979)
  const title = await page.getByRole('heading', { level: 1 }).boundingBox()
  expect(title?.y).toBeGreaterThan(y)
})

test('the open form is what goes onto paper, on two sheets at most @desk @full', async ({ page }) => {
  await open(page, path)
  await openDialog(page)
  await dialog(page).getByLabel('Name').fill('Jane Doe')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden()
  await expect(dialog(page).getByLabel('Name')).toHaveValue('Jane Doe')
  await expect(dialog(page).getByLabel('Name')).toBeVisible()
  expect(await sheetsOf(page)).toBeLessThanOrEqual(2)
})
