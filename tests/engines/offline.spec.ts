import type { RequestHandler } from '../../tools/serve/server.ts'
import { routePaths } from '../e2e/content.ts'
import { nextBuild } from '../e2e/next-build.ts'
import { dist, OwnSite } from '../e2e/own-site.ts'
import { expect, test as journey } from './journey.ts'
import { button, Visitor } from './visitor.ts'

/** Forbids the HTTP cache, so that only the service worker's files are available offline. */
const uncached: RequestHandler = (_, response) => {
  response.setHeader('Cache-Control', 'no-store')
  return false
}

/** A site that is installed on the visitor's device, and whose server can be stopped. */
const test = journey.extend<{ site: OwnSite }>({
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads the names of what is wanted from it
  site: async ({}, use) => {
    const site = new OwnSite()
    await site.start(dist, [uncached])
    await use(site)
    await site.stop()
  },
  visitor: async ({ automatedBrowser, site }, use) => {
    const visitor = new Visitor(automatedBrowser, site.url)
    await visitor.open('/')
    await visitor.sees('The whole site is on this device', 120_000)
    await use(visitor)
  },
})

// One test for both, because an installation takes some time.
test('a new version is offered, can wait, and is activated by consent; then every page opens while the server is stopped', async ({
  visitor,
  site,
}) => {
  await update(visitor, site)
  await openWithoutServer(visitor, site)
})

async function update(visitor: Visitor, site: OwnSite) {
  const next = await nextBuild()
  const isNext = () => visitor.evaluate(() => document.querySelector('meta[name="build"]') !== null)
  await site.stop()
  await site.start(next, [uncached])
  // The event of a visitor who returns to the tab. The site then checks for a new version.
  await visitor.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')))
  await visitor.sees('A new version is ready', 120_000)
  await visitor.click(button('Later'))
  await expect.poll(() => visitor.text()).not.toContain('A new version is ready')

  await visitor.open('/about')
  expect(await isNext()).toBe(false)
  await visitor.sees('A new version is ready')
  await visitor.click(button('Reload'))
  // The page may reload while it answers.
  await expect.poll(() => isNext().catch(() => false)).toBe(true)
  await visitor.hydrated()
  expect(await visitor.address()).toBe('/about')
  const kept = await visitor.evaluate(async () => {
    const caching = await Promise.all((await caches.keys()).map((name) => caches.open(name)))
    const requests = (await Promise.all(caching.map((cache) => cache.keys()))).flat()
    return requests.some(({ url }) => /\/about-.{4}next\.js$/.test(url))
  })
  expect(kept).toBe(true)
}

async function openWithoutServer(visitor: Visitor, site: OwnSite) {
  await site.stop()
  await expect(fetch(site.url)).rejects.toThrow()
  for (const path of routePaths) {
    await visitor.open(path)
    await visitor.evaluate(() => {
      for (const picture of document.images) picture.loading = 'eager'
    })
    const unfinished = () =>
      visitor.evaluate(() =>
        [...document.images]
          .filter(({ complete, naturalWidth }) => !complete || naturalWidth === 0)
          .map(({ src, currentSrc }) => currentSrc || src),
      )
    await expect.poll(unfinished, { message: path }).toEqual([])
  }
  await visitor.open('/no-such-page')
  await visitor.sees('Oops! Page not found')
}
