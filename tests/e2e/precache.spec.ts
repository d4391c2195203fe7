import { expect, type Page } from '@playwright/test'
import { city } from './content.ts'
import type { FaultPlan } from './fault-gate.ts'
import { nextBuild } from './next-build.ts'
import { comeBack, install, precachedPaths, test, whenPrecached } from './own-site.ts'
import { hydrated } from './site.ts'

// How the site comes to a device over networks that fail.

const interrupted = (page: Page) => page.getByText('Offline copy incomplete')
const online = (page: Page) => page.evaluate(() => void window.dispatchEvent(new Event('online')))
const last = /^\/assets\/dining-room-floors-1200w-/

/** The paths of cached files with foreign content, and of cached pages without their end. */
const foreignContents = (page: Page) =>
  page.evaluate(async () => {
    const found: string[] = []
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        const text = await (await cache.match(request, { ignoreVary: true }))?.text()
        const isTruncated = text?.startsWith('<!doctype html>') && !text.includes('</html>')
        if (isTruncated || text?.includes('Welcome to this network')) found.push(request.url)
      }
    }
    return found
  })

const faults: [string, () => FaultPlan | Promise<FaultPlan>][] = [
  ['foreign pages for everything', () => ({ fault: 'foreign page', from: 10 })],
  ['redirects to a foreign page', () => ({ fault: 'redirect', from: 10 })],
  ['scripts of the wrong type', () => ({ fault: 'wrong type', paths: /\.(?:js|css)$/, from: 5 })],
  ['truncated files', () => ({ fault: 'truncated', paths: /^\/assets\//, from: 10 })],
  ['truncated pages', () => ({ fault: 'truncated', paths: /^\/(?:about|reviews)$/ })],
  [
    'pages of another build',
    async () => ({ fault: { build: await nextBuild() }, paths: /^\/(?:about|reviews)$/ }),
  ],
]
for (const [what, plan] of faults) {
  test(`an installation does not store ${what}, and is completed later`, async ({ page, site }) => {
    site.gate.set({ ...(await plan()), isForInstallation: true })
    await page.goto('/')
    await interrupted(page).waitFor()
    expect(await foreignContents(page)).toEqual([])

    site.gate.set()
    await online(page)
    await whenPrecached(page)
    await site.takeAway(page)
    await page.goto('/about')
    await hydrated(page)
    await expect(page).toHaveTitle(/About/)
    await expect(page.locator('meta[name="build"]')).toHaveCount(0)
  })
}

for (const [when, happens] of [
  ['when the network returns', online],
  ['when the tab is shown', comeBack],
  ['after a minute without any event', (page: Page) => page.clock.fastForward('01:00')],
] as const) {
  test(`an interrupted installation continues ${when}, where it stopped`, async ({ page, site }) => {
    await page.clock.install()
    site.gate.set({ fault: 'broken', paths: last })
    await page.goto('/')
    await interrupted(page).waitFor()
    const paths = await precachedPaths(page)
    expect(paths).toContain('/reviews')
    expect(paths.filter((path) => last.test(path))).toEqual([])

    site.gate.set()
    site.gate.asked.length = 0
    await happens(page)
    await whenPrecached(page)
    expect((await precachedPaths(page)).filter((path) => last.test(path))).toHaveLength(1)
    expect(site.gate.asked).not.toContain('/reviews')
  })
}

test('the open page and its files come first, photographs last, several requests at once', async ({
  page,
  site: { gate },
}) => {
  await install(page)
  expect(gate.mostAtOnceForInstallation).toBeGreaterThan(3)
  const asked = gate.askedForInstallation
  expect(asked.slice(0, 2).sort()).toEqual(['/', '/404.html'])
  const positions = (kind: RegExp) => asked.flatMap((path, index) => (kind.test(path) ? [index] : []))
  // Scripts of the open page come from the browser's cache.
  const otherScripts = positions(/\.js$/)
  const otherPages = positions(/^\/[^./]+$/)
  const photograph = positions(last)
  for (const all of [otherScripts, otherPages, photograph]) expect(all).not.toEqual([])
  expect(Math.max(...otherScripts)).toBeLessThan(Math.min(...otherPages))
  expect(Math.max(...otherPages)).toBeLessThan(Math.min(...photograph))
})

test('the open page works offline even if only its own files could be stored', async ({ page, site }) => {
  const essential = ['/contact', '/404.html']
  const html = await Promise.all(essential.map(async (path) => (await fetch(site.url + path)).text()))
  const own = [...essential, ...(html.join().match(/\/assets\/[\w.-]+/g) ?? [])]
  site.gate.set({ fault: 'broken', paths: new RegExp(`^(?!(?:${own.join('|')})$)`), isForInstallation: true })
  await page.goto('/contact')
  await interrupted(page).waitFor()
  await site.stop()
  await page.reload()
  await hydrated(page)
  await expect(page.getByRole('form')).toBeVisible()
})

test('the whole site is stored even if it could not start and three in ten answers fail', async ({
  page,
  site,
}) => {
  site.gate.set({ fault: 503, paths: /^\/404\.html$/ })
  await page.goto('/')
  await interrupted(page).waitFor()
  site.gate.set({ fault: 'broken', ofTen: 3 })
  await expect(async () => {
    await online(page)
    await expect(page.getByText('Saved for offline use')).toBeVisible({ timeout: 4_000 })
  }).toPass()
  await expect(page.getByText('A new version is ready')).toHaveCount(0)
})

for (const [what, room] of [
  ['the site', 1_500_000],
  ['even the open page', 20_000],
] as const) {
  test(`a device without room for ${what} uses the site from the network, and says so`, async ({
    page,
    site,
  }) => {
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Storage.overrideQuotaForOrigin', { origin: site.url, quotaSize: room })
    await page.goto('/')
    const noRoom = page.getByText('Not enough space to save the site')
    await expect(noRoom).toBeVisible()
    await page.goto('/about')
    await expect(page).toHaveTitle(/About/)
    await expect(noRoom).toBeVisible()

    await devtools.send('Storage.overrideQuotaForOrigin', { origin: site.url })
    await page.getByRole('button', { name: 'Try now' }).click()
    await whenPrecached(page)
  })
}

test('visitors who save data are asked before anything is stored', async ({ page, site }) => {
  await page.addInitScript(() => {
    const value = Object.assign(new EventTarget(), { saveData: true })
    Object.defineProperty(navigator, 'connection', { value })
  })
  await page.goto('/')
  await expect(page.getByText('Save the site for offline use?')).toBeVisible()
  expect(site.gate.asked).not.toContain('/service-worker.js')
  await page.getByRole('button', { name: 'Save it' }).click()
  await whenPrecached(page)
  expect(await precachedPaths(page)).toContain('/reviews')
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: `${city.name}, OH` })
    .click()
  await expect(page).toHaveTitle(new RegExp(city.name))
})
