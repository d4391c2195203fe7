import { expect, type Page, test } from '@playwright/test'
import { city } from './content.ts'
import { FaultGate } from './fault-gate.ts'
import { keptPaths, OwnSite, whenKept } from './own-site.ts'

let site: OwnSite
let page: Page
let gate: FaultGate

test.beforeEach(async ({ browser, viewport }) => {
  site = new OwnSite()
  gate = new FaultGate()
  await site.start(undefined, [gate.handler])
  const context = await browser.newContext({ viewport, serviceWorkers: 'allow' })
  page = await context.newPage()
})

test.afterEach(async () => {
  await page.context().close()
  await site.stop()
})

const interrupted = (page: Page) => page.getByText('Not all of the site is on this device yet')
const last = /^\/assets\/dining-room-floors-1200w-/

/** Stops the page's timers, among them the one for the next attempt. */
const stopTimers = (page: Page) => page.clock.pauseAt(Date.now() + 1_000)

test('an interrupted installation continues when the network returns, without a new visit', async () => {
  await page.clock.install()
  gate.set({ fault: 'broken', paths: last })
  await page.goto(site.url)
  await interrupted(page).waitFor()
  await stopTimers(page)
  const kept = await keptPaths(page)
  expect(kept).toContain('/reviews')
  expect(kept.filter((path) => last.test(path))).toEqual([])

  gate.set()
  gate.asked.length = 0
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await whenKept(page)
  expect((await keptPaths(page)).filter((path) => last.test(path))).toHaveLength(1)
  expect(gate.asked).not.toContain('/reviews')
})

test('an installation that could not start is tried again when the tab is shown', async () => {
  await page.clock.install()
  gate.set({ fault: 503, paths: /^\/404\.html$/ })
  await page.goto(site.url)
  await interrupted(page).waitFor()
  await stopTimers(page)
  gate.set()
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await whenKept(page)
})

test('an interrupted installation is tried again after a minute, without any event', async () => {
  await page.clock.install()
  gate.set({ fault: 'broken', paths: last })
  await page.goto(site.url)
  await interrupted(page).waitFor()
  gate.set()
  await page.clock.fastForward('01:00')
  await whenKept(page)
})

test('the open page and its files come first, photographs last, several requests at once', async () => {
  await page.goto(site.url)
  await whenKept(page)
  expect(gate.mostAtOnceForInstallation).toBeGreaterThan(3)
  const asked = gate.askedForInstallation
  expect(asked.slice(0, 2).sort()).toEqual(['/', '/404.html'])
  const positions = (kind: RegExp) => asked.flatMap((path, index) => (kind.test(path) ? [index] : []))
  // Scripts of the open page come from the browser's cache.
  const otherScripts = positions(/\.js$/)
  const otherPages = positions(/^\/[^./]+$/)
  // One that Home does not show.
  const photograph = positions(last)
  for (const all of [otherScripts, otherPages, photograph]) expect(all).not.toEqual([])
  expect(Math.max(...otherScripts)).toBeLessThan(Math.min(...otherPages))
  expect(Math.max(...otherPages)).toBeLessThan(Math.min(...photograph))
})

test('the open page works offline even if only its own files could be kept', async () => {
  const essential = ['/contact', '/404.html']
  const html = await Promise.all(essential.map(async (path) => (await fetch(site.url + path)).text()))
  const own = [...essential, ...(html.join().match(/\/assets\/[\w.-]+/g) ?? [])]
  gate.set({ fault: 'broken', paths: new RegExp(`^(?!(?:${own.join('|')})$)`), isForInstallation: true })
  await page.goto(`${site.url}/contact`)
  await interrupted(page).waitFor()
  await site.stop()
  await page.reload()
  await expect(page.getByRole('form')).toHaveAttribute('novalidate')
})

test('the whole site is kept even if three in ten answers fail', async () => {
  await page.goto(site.url)
  gate.set({ fault: 'broken', share: 0.3 })
  await expect(async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('online')))
    await expect(page.getByText('The whole site is on this device')).toBeVisible({ timeout: 4_000 })
  }).toPass()
})

for (const [what, room] of [
  ['the site', 1_500_000],
  ['even the open page', 20_000],
] as const) {
  test(`a device without room for ${what} uses the site from the network, and says so`, async () => {
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Storage.overrideQuotaForOrigin', { origin: site.url, quotaSize: room })
    await page.goto(site.url)
    const noRoom = page.getByText('This device has no room for the site')
    await expect(noRoom).toBeVisible()
    await expect(page.getByText(/To keep it here, free \d\.\d MB and try again\./)).toBeVisible()
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: `${city.name}, OH` })
      .click()
    await expect(page).toHaveTitle(new RegExp(city.name))
    await page.reload()
    await expect(page).toHaveTitle(new RegExp(city.name))
    await expect(noRoom).toBeVisible()

    await devtools.send('Storage.overrideQuotaForOrigin', { origin: site.url })
    await page.getByRole('button', { name: 'Try now' }).click()
    await whenKept(page)
  })
}

test('visitors who save data are asked before anything is kept', async () => {
  await page.addInitScript(() => {
    const value = Object.assign(new EventTarget(), { saveData: true })
    Object.defineProperty(navigator, 'connection', { value })
  })
  await page.goto(site.url)
  const keep = page.getByRole('button', { name: 'Keep it on this device' })
  await expect(page.getByText(/\d\.\d MB is fetched only if you ask for it/)).toBeVisible()
  expect(gate.asked).not.toContain('/service-worker.js')
  await keep.click()
  await whenKept(page)
  expect(await keptPaths(page)).toContain('/reviews')
})
