import { expect, type Page } from '@playwright/test'
import { builtFile } from './built-files.ts'
import { content } from './content.ts'
import type { FaultPlan } from './fault-gate.ts'
import { nextBuild } from './next-build.ts'
import { comeBack, expectBuild, precachedPaths, test, updateNote, whenPrecached } from './own-site.ts'
import { holdRequests, hydrated, openWithStart } from './visit.ts'

// How the site comes to a device over networks that fail.

const interrupted = (page: Page) => page.getByText('Offline copy incomplete')
const online = (page: Page) => page.evaluate(() => void window.dispatchEvent(new Event('online')))
/** A photograph that isn't on Home, so that it's stored with the rest of the site. */
const last = builtFile('species-maple-1200w', 'avif')

/** Runs in the page. The width of a photograph that the page asks for. */
async function decode(src: string): Promise<number> {
  const picture = Object.assign(new Image(), { src })
  await picture.decode()
  return picture.naturalWidth
}

test('an installation stores nothing but the build’s own answers, and is completed later, though three in ten answers fail @full', async ({
  page,
  site,
}) => {
  const faults = [
    { fault: 'wrong type', paths: [builtFile('about')] },
    { fault: 'truncated', paths: [builtFile('reviews')] },
    { fault: 'foreign page', paths: ['/about'] },
    { fault: 'redirect', paths: ['/reviews'] },
    { fault: 'truncated', paths: ['/contact'] },
    { fault: { build: await nextBuild() }, paths: ['/our-work'] },
  ] satisfies FaultPlan[]
  site.gate.set(...faults.map((plan) => ({ ...plan, isForInstallation: true })))
  await page.goto('/')
  await interrupted(page).waitFor()
  const stored = await precachedPaths(page)
  for (const path of faults.flatMap(({ paths }) => paths)) {
    expect(site.gate.askedForInstallation).toContain(path)
    expect(stored).not.toContain(path)
  }

  site.gate.set({ fault: 'broken', ofTen: 3 })
  const isSaved = async () => {
    if (await interrupted(page).isVisible()) await online(page)
    return page.getByText('Saved for offline use').isVisible()
  }
  await expect.poll(isSaved).toBe(true)
  await expect(updateNote(page)).toHaveCount(0)
  await site.takeAway(page)
  for (const path of ['/about', '/reviews', '/contact', '/our-work']) {
    await page.goto(path)
    await hydrated(page)
    await expectBuild(page, 'dist')
  }
})

test('an interrupted installation continues where it stopped: after one minute, then two, and at every sign of a network @full', async ({
  page,
  site: { gate },
}) => {
  const isAsked = () => expect.poll(() => gate.asked.includes(last)).toBe(true)
  // Each attempt registers the service worker.
  await page.addInitScript(() => {
    const { register } = ServiceWorkerContainer.prototype
    ServiceWorkerContainer.prototype.register = function (...given) {
      const { dataset } = document.documentElement
      dataset.attempts = `${Number(dataset.attempts ?? 0) + 1}`
      return register.apply(this, given)
    }
  })
  const attempts = () => page.evaluate(() => Number(document.documentElement.dataset.attempts))
  await page.clock.install()
  gate.set({ fault: 'broken', paths: [last] })
  await page.goto('/')
  await interrupted(page).waitFor()
  const paths = await precachedPaths(page)
  expect(paths).toContain('/reviews')
  expect(paths).not.toContain(last)

  gate.asked.length = 0
  await page.clock.fastForward('01:00')
  await isAsked()
  await interrupted(page).waitFor()
  gate.asked.length = 0
  const before = await attempts()
  await page.clock.fastForward('01:30')
  expect(await attempts()).toBe(before)
  await page.clock.fastForward('00:30')
  expect(await attempts()).toBe(before + 1)
  await isAsked()
  await interrupted(page).waitFor()
  gate.asked.length = 0
  await online(page)
  await isAsked()
  await interrupted(page).waitFor()
  // A photograph that isn't on the device is waited for, however slow the network is.
  gate.set({ fault: { late: 4_000 }, paths: [last] })
  expect(await page.evaluate(decode, last)).toBeGreaterThan(0)
  gate.set()
  await comeBack(page)
  await whenPrecached(page)
  expect(await precachedPaths(page)).toContain(last)
  expect(gate.asked).not.toContain('/reviews')
})

test('nothing is stored before the page has loaded, even if a key has started its scripts @full', async ({
  page,
  site: { gate },
}) => {
  const release = await holdRequests(page, new RegExp(`/${content.scenes.home.photo}-`))
  await openWithStart(page, '/', 'commit')
  await page.keyboard.press('Tab')
  await hydrated(page)
  // More frames and more idle moments than the page would wait for; what it had asked for by then came before this.
  await page.evaluate(async () => {
    for (let wait = 0; wait < 4; wait++) {
      await new Promise(requestAnimationFrame)
      await new Promise<void>((resolve) => requestIdleCallback(() => resolve()))
    }
    await fetch('/robots.txt')
  })
  expect(await page.evaluate(() => document.readyState)).not.toBe('complete')
  expect(gate.asked).not.toContain(builtFile('parts'))
  expect(gate.asked).not.toContain('/service-worker.js')
  await release()
  await expect.poll(() => gate.asked).toContain('/service-worker.js')
})

test('the open page works offline even if only its own files could be stored @full', async ({
  page,
  site,
}) => {
  const essential = ['/contact', '/404']
  const html = await Promise.all(essential.map(async (path) => (await fetch(site.url + path)).text()))
  const own = [...essential, ...(html.join().match(/\/assets\/[\w.-]+/g) ?? [])]
  site.gate.set({ fault: 'broken', paths: new RegExp(`^(?!(?:${own.join('|')})$)`), isForInstallation: true })
  await page.goto('/contact')
  await interrupted(page).waitFor()
  site.stop()
  await page.reload()
  await hydrated(page)
  await expect(page.getByRole('form')).toBeVisible()
})

test('a device without room uses the site from the network, and says so @full', async ({ page, site }) => {
  const devtools = await page.context().newCDPSession(page)
  const noRoom = page.getByText('Not enough space to save the site')
  const setRoom = (quotaSize?: number) =>
    devtools.send('Storage.overrideQuotaForOrigin', { origin: site.url, quotaSize })
  // Not even for the open page.
  await setRoom(20_000)
  await page.goto('/')
  await expect(noRoom).toBeVisible()
  await page.goto('/about')
  await expect(page).toHaveTitle(/About/)
  await expect(noRoom).toBeVisible()

  await setRoom(1_500_000)
  site.gate.askedForInstallation.length = 0
  await page.getByRole('button', { name: 'Try now' }).click()
  await expect.poll(() => site.gate.askedForInstallation.length).toBeGreaterThan(10)
  await expect(noRoom).toBeVisible()
  await setRoom()
  await page.getByRole('button', { name: 'Try now' }).click()
  await whenPrecached(page)
})

test('visitors who save data or have a slow connection are asked before anything is stored @full', async ({
  page,
  site,
}) => {
  for (const connection of [
    { saveData: false, effectiveType: 'slow-2g' },
    { saveData: true, effectiveType: '4g' },
  ]) {
    await page.addInitScript((connection) => {
      const value = Object.assign(new EventTarget(), connection)
      Object.defineProperty(navigator, 'connection', { value, configurable: true })
    }, connection)
    await page.goto('/')
    await expect(page.getByText('Save the site for offline use?')).toBeVisible()
    expect(site.gate.asked).not.toContain('/service-worker.js')
  }
  await page.getByRole('button', { name: 'Save it' }).click()
  await whenPrecached(page)
  expect(await precachedPaths(page)).toContain('/reviews')
  // A device that has the site isn't asked again.
  await page.reload()
  await whenPrecached(page)
})
