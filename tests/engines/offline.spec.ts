import { dist } from '../e2e/built-files.ts'
import { city, cityPath } from '../e2e/content.ts'
import { nextBuild, switchedOff } from '../e2e/next-build.ts'
import { OwnSite } from '../e2e/own-site.ts'
import { button, expect, link, test, Visitor } from './visitor.ts'

/** A page of each kind. */
const paths = ['/', '/about', '/our-work', '/contact', '/image-enhancement', cityPath(city)]

// One test for both, because an installation takes some time.
test('a new version can wait and is activated by consent; then pages open while the server is stopped, also in a browser that just starts', async ({
  browserOfEngine,
  startBrowser,
}) => {
  const site = new OwnSite()
  await site.start(dist)
  const visitor = new Visitor(browserOfEngine, site.url)
  const isNext = () => visitor.evaluate(() => document.querySelector('meta[name="build"]') !== null)
  await visitor.open('/image-enhancement')
  await visitor.sees('Saved for offline use', 120_000)

  await site.deploy(await nextBuild())
  // The event of a visitor who returns to the tab.
  await visitor.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')))
  await visitor.sees('A new version is ready', 120_000)
  await visitor.click(button('Later'))
  await visitor.open('/about')
  expect(await isNext()).toBe(false)
  await visitor.sees('A new version is ready')
  await visitor.click(button('Reload'))
  // The page may reload while it answers.
  await expect.poll(() => isNext().catch(() => false)).toBe(true)
  await visitor.hydrated()
  expect(await visitor.address()).toBe('/about')

  site.stop()
  for (const path of paths) {
    await visitor.open(path)
    expect(await isNext(), path).toBe(true)
    await expect.poll(() => visitor.evaluate(missingPictures), { message: path }).toEqual([])
  }
  await visitor.open('/no-such-page')
  await visitor.sees('Oops! Page not found')

  await browserOfEngine.close()
  const later = new Visitor(await startBrowser(), site.url)
  await later.open('/our-work')
  await expect.poll(() => later.evaluate(missingPictures)).toEqual([])
  await later.click(link('About', 'header'))
  await expect.poll(() => later.address()).toBe('/about')
})

test('the kill switch leaves nothing on the device, and after it the site is kept again', async ({
  browserOfEngine,
}) => {
  const site = new OwnSite()
  await site.start(dist)
  const visitor = new Visitor(browserOfEngine, site.url)
  const remains = () =>
    visitor.evaluate(async () => ({
      caches: await caches.keys(),
      workers: (await navigator.serviceWorker.getRegistrations()).length,
    }))
  // The photo tool says in every browser whether the site is on the device.
  await visitor.open('/image-enhancement')
  await visitor.sees('Saved for offline use', 120_000)

  await test.step('switched off, the tab removes it without a reload', async () => {
    await site.deploy(await nextBuild(switchedOff))
    await visitor.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')))
    await expect.poll(remains).toEqual({ caches: [], workers: 0 })
    await visitor.open('/image-enhancement')
    expect(await remains()).toEqual({ caches: [], workers: 0 })
  })
  await test.step('switched on again, the next page installs it, and opens while the server is stopped', async () => {
    await site.deploy(await nextBuild())
    await visitor.open('/image-enhancement')
    await visitor.sees('Saved for offline use', 120_000)
    site.stop()
    await visitor.open('/about')
    await expect.poll(() => visitor.evaluate(missingPictures)).toEqual([])
  })
})

function missingPictures(): string[] {
  const pictures = [...document.images]
  for (const picture of pictures) picture.loading = 'eager'
  return pictures
    .filter(({ complete, naturalWidth }) => !complete || naturalWidth === 0)
    .map(({ src, currentSrc }) => currentSrc || src)
}
