import { expect, type Page, test } from '@playwright/test'
import { city } from './content.ts'
import { keptPaths, OwnSite } from './own-site.ts'

let site: OwnSite
let page: Page
/** Paths that the server was asked for, in order. */
let asked: (string | undefined)[]

test.beforeEach(async ({ browser, viewport }) => {
  site = new OwnSite()
  asked = []
  const context = await browser.newContext({ viewport, serviceWorkers: 'allow' })
  page = await context.newPage()
})

test.afterEach(async () => {
  await page.context().close()
  await site.stop()
})

/** Serves the site, and breaks the connection of every request that matches. */
const start = (broken?: RegExp) =>
  site.start(undefined, [
    ({ url }, response) => {
      asked.push(url)
      if (!broken?.test(url ?? '')) return false
      response.destroy()
      return true
    },
  ])

/** Waits until an installation has begun and failed. Only an installation requests a page that no test opens. */
async function givenUp(): Promise<void> {
  await expect.poll(() => asked).toContain('/reviews')
  const registration = () => page.evaluate(async () => await navigator.serviceWorker.getRegistration())
  await expect.poll(registration).toBeUndefined()
}

test('an installation that the network cuts off goes on from there at the next visit', async () => {
  const last = /^\/assets\/dining-room-floors-/
  await start(last)
  await page.goto(site.url)
  await givenUp()
  const kept = await keptPaths(page)
  expect(kept).toContain('/reviews')
  expect(kept.filter((path) => last.test(path))).toEqual([])

  await site.stop()
  asked = []
  await start()
  await page.goto(`${site.url}/contact`)
  await page.getByText('Ready to work offline').waitFor()
  expect((await keptPaths(page)).filter((path) => last.test(path))).toHaveLength(1)
  expect(asked).not.toContain('/reviews')
})

test('a device without room for the site uses it from the network', async () => {
  await start()
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Storage.overrideQuotaForOrigin', { origin: site.url, quotaSize: 500_000 })
  await page.goto(site.url)
  await givenUp()
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: `${city.name}, OH` })
    .click()
  await expect(page).toHaveTitle(new RegExp(city.name))
  await expect(page.getByText('Ready to work offline')).toHaveCount(0)
})
