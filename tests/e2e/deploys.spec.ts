import { expect, type Page } from '@playwright/test'
import { builtFile, dist } from './built-files.ts'
import { takenOver } from './estimate.ts'
import type { FaultPlan } from './fault-gate.ts'
import { nextBuild, pathIn, switchedOff } from './next-build.ts'
import {
  clearHttpCache,
  comeBack,
  expectBuild,
  install,
  installedTest,
  precachedPaths,
  test,
  updateNote,
  whenPrecached,
} from './own-site.ts'
import { expectPictures } from './page-checks.ts'
import { hydrated, open } from './visit.ts'

// A new build, met by devices and tabs that have an earlier one.

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** The builds on the device, by one of their scripts. */
async function builds(page: Page): Promise<string[]> {
  const paths = await precachedPaths(page)
  const script = builtFile('about')
  const named = { dist: script, last: pathIn('last', script), next: pathIn('next', script) }
  return Object.entries(named).flatMap(([build, path]) => (paths.includes(path) ? [build] : []))
}

installedTest(
  'a new version is offered, can wait, and is activated by consent, while older tabs go on @full',
  async ({ page, context, site }) => {
    const link = (name: string) => page.getByRole('link', { name, exact: true }).first()
    const second = await context.newPage()

    await test.step('“Later” puts it off', async () => {
      await install(page, '/contact')
      await site.deploy(await nextBuild())
      await comeBack(page)
      await button(page, 'Later').click()
      await expect(updateNote(page)).toBeHidden()
    })
    await test.step('“Reload” in another tab takes it there alone', async () => {
      await second.goto('/')
      await comeBack(second)
      await button(second, 'Reload').click()
      await expectBuild(second, 'next')
      // Only now does it look for versions, and nothing is under way that a stop of the server would break off.
      await whenPrecached(second)
      await expect(updateNote(page)).toBeVisible()
      await expectBuild(page, 'dist')
    })
    await test.step('the older tab still has its own files on the device', async () => {
      await site.takeAway(page)
      await link('About').click()
      await expect(page).toHaveTitle(/About/)
      await expectBuild(page, 'dist')
    })
    await test.step('“Later” is about one version, until somebody checks for a new one', async () => {
      await site.start(await nextBuild('last'))
      await comeBack(second)
      await button(second, 'Later').click()
      await expect(updateNote(second)).toBeHidden()
      await button(second, 'Check for a new version').click()
      await button(second, 'Reload').click()
      await expectBuild(second, 'last')
    })
    await test.step('two builds stay, so the first build’s tab opens pages anew', async () => {
      expect(await builds(second)).toEqual(['last', 'next'])
      await page.evaluate(() => Object.defineProperty(navigator, 'onLine', { value: false }))
      await site.takeAway(page)
      await link('Our Work').click()
      await expectBuild(page, 'last')
      await expect(page).toHaveURL('/our-work')
    })
  },
)

test('a deploy during a first installation mixes no builds, and the new one is found', async ({
  page,
  site,
}) => {
  const next = await nextBuild()
  site.gate.set({ fault: { build: next }, paths: [builtFile('about')], isForInstallation: true })
  await page.goto('/contact')
  await page.getByText('Offline copy incomplete').waitFor()
  await site.deploy(next)
  site.gate.set()
  await page.evaluate(() => void window.dispatchEvent(new Event('online')))
  await button(page, 'Reload').click()
  await expectBuild(page, 'next')
  await whenPrecached(page)
  await site.takeAway(page)
  await page.goto('/about')
  await hydrated(page)
  await expectBuild(page, 'next')
})

installedTest(
  'half a deploy changes nothing and is not offered, and its rest is @full',
  async ({ page, site }) => {
    await install(page)
    await test.step('half of it is refused', async () => {
      const before = await precachedPaths(page)
      await site.deploy(await nextBuild())
      const faults = [
        { fault: 404, paths: /^\/assets\/(?:about|reviews)-/ },
        { fault: 'foreign page', paths: ['/contact'] },
        { fault: { build: dist }, paths: ['/about', '/reviews'] },
      ] satisfies FaultPlan[]
      site.gate.set(...faults.map((plan) => ({ ...plan, isForInstallation: true })))
      site.gate.askedForInstallation.length = 0
      await button(page, 'Check for a new version').click()
      await expect.poll(() => site.gate.askedForInstallation.length).toBeGreaterThan(2)
      const isInstalling = async () => (await navigator.serviceWorker.getRegistration())?.installing !== null
      await expect.poll(() => page.evaluate(isInstalling)).toBe(false)
      await expect(updateNote(page)).toHaveCount(0)
      expect(await precachedPaths(page)).toEqual(expect.arrayContaining(before))
    })
    await test.step('the version before goes on', async () => {
      await page.goto('/about')
      await hydrated(page)
      await expectBuild(page, 'dist')
      await expectPictures(page)
    })
    await test.step('the whole of it is offered, and opens offline', async () => {
      site.gate.set()
      await comeBack(page)
      await button(page, 'Reload').click()
      await expectBuild(page, 'next')
      await site.takeAway(page)
      await page.goto('/reviews')
      await hydrated(page)
      await expectBuild(page, 'next')
    })
  },
)

const workerFile = ['/service-worker.js']

test('a first visitor walks on without the part that keeps the site, and the site is kept once it is there @full', async ({
  page,
  site: { gate },
}) => {
  await page.clock.install()
  const part = builtFile('parts')
  gate.set({ fault: 404, paths: [part] })
  await page.goto('/')
  await walkOn(page)
  // Both attempts.
  await expect.poll(() => gate.asked.filter((path) => path === part).length).toBe(2)
  gate.set()
  await page.clock.fastForward('01:00')
  await expectKept(page)
})

test('a first visitor walks on without any line of the service worker, and the site is kept once it is there @full', async ({
  page,
  site: { gate },
}) => {
  await page.clock.install()
  gate.set({ fault: { script: '' }, paths: workerFile })
  await page.goto('/')
  await walkOn(page)
  const state = async () => (await navigator.serviceWorker.getRegistration())?.active?.state
  await expect.poll(() => page.evaluate(state)).toBe('activated')
  // It has ten seconds to answer.
  await page.clock.runFor('00:10')
  await page.getByText('Offline copy incomplete').waitFor()
  gate.set()
  await page.clock.runFor('01:00')
  await expectKept(page)
})

async function walkOn(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Our Work', exact: true }).first().click()
  await expect(page).toHaveURL('/our-work')
}

/** Expects the whole site to be on the device, as no update. */
async function expectKept(page: Page): Promise<void> {
  await whenPrecached(page)
  await page.reload()
  await whenPrecached(page)
  await expect(updateNote(page)).toHaveCount(0)
}

installedTest(
  'a version that is rolled back is complete, and one that is rolled back while it waits isn’t offered any more @full',
  async ({ page, site }) => {
    await install(page)
    for (const [build, mark] of [
      [await nextBuild(), 'next'],
      [dist, 'dist'],
    ] as const) {
      await test.step(`to ${mark}`, async () => {
        await site.deploy(build)
        await button(page, 'Check for a new version').click()
        await expect(page.getByText('Downloading an update. We’ll ask before switching.')).toBeVisible()
        await button(page, 'Reload').click()
        await expectBuild(page, mark)
        await whenPrecached(page)
      })
    }
    await test.step('one that waits is withdrawn', async () => {
      await site.deploy(await nextBuild('last'))
      await comeBack(page)
      await expect(updateNote(page)).toBeVisible()
      await site.deploy(dist)
      await comeBack(page)
      await expect(updateNote(page)).toBeHidden()
      await expect.poll(() => builds(page)).toEqual(['dist', 'next'])
    })
    await test.step('what was rolled back to opens offline', async () => {
      await site.takeAway(page)
      await page.goto('/our-work')
      await expectPictures(page)
      await expectBuild(page, 'dist')
    })
  },
)

/** What the service worker has left on the device. */
const remains = (page: Page) =>
  page.evaluate(async () => ({
    caches: await caches.keys(),
    workers: (await navigator.serviceWorker.getRegistrations()).length,
  }))

for (const [whoReloads, whileOff, whenOn] of [
  ['another tab reloads', ['other'], ['other']],
  ['the old tab reloads', [], ['old', 'other']],
  ['both reload each time', ['other', 'old'], ['old', 'other']],
] as const)
  installedTest(
    `the kill switch leaves nothing, twice, and after it the site is kept again while ${whoReloads} @full`,
    async ({ page: old, context, site }) => {
      const name = old.getByLabel('Name', { exact: true })
      await install(old, '/contact')
      await name.fill('Zoë')
      const other = await context.newPage()
      await install(other, '/our-work')
      const tabs = { old, other }
      for (const onAgain of ['next', 'last'] as const) {
        await test.step(`switched off before the ${onAgain} build`, async () => {
          await site.deploy(await nextBuild(switchedOff))
          await comeBack(other)
          await expect.poll(() => remains(old)).toEqual({ caches: [], workers: 0 })
          for (const tab of whileOff) {
            await tabs[tab].reload()
            await expectBuild(tabs[tab], switchedOff)
          }
          // The old tab registers what the host has, and goes on with what is typed in it.
          await comeBack(old)
          await expect.poll(() => remains(old)).toEqual({ caches: [], workers: 0 })
        })
        await test.step(`switched on again with the ${onAgain} build`, async () => {
          await site.deploy(await nextBuild(onAgain))
          await clearHttpCache(other)
          for (const tab of whenOn) {
            await tabs[tab].reload()
            await expectBuild(tabs[tab], onAgain)
            await whenPrecached(tabs[tab])
            await expect(updateNote(tabs[tab])).toHaveCount(0)
          }
        })
      }
      await test.step('a tab that nobody reloads is offered the newest build, and the site works offline', async () => {
        if (!whenOn.some((tab) => tab === 'old')) {
          await expect(updateNote(old)).toBeVisible()
          await expectBuild(old, 'dist')
          await expect(name).toHaveValue('Zoë')
        }
        await site.takeAway(other)
        await other.goto('/reviews')
        await expectBuild(other, 'last')
        await expectPictures(other)
      })
    },
  )

test.describe('without a service worker', () => {
  test.use({ serviceWorkers: 'block' })

  const repair = (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: 'Floor Repair' })

  test('a tab of a removed build loads the new one by itself @full', async ({ page, site }) => {
    await open(page, '/contact')
    await site.deploy(await nextBuild())
    await repair(page).click()
    await expectBuild(page, 'next')
    await expect(page).toHaveTitle(/Refinishing/)
  })

  test('a tab of a removed build that holds a request loads the new one only when asked', async ({
    page,
    site,
  }) => {
    await open(page, '/contact')
    await page.getByLabel('Name', { exact: true }).fill('Zoë')
    await takenOver(page)
    await site.deploy(await nextBuild())
    await test.step('a link says so in the page’s place, and “back” has what was typed', async () => {
      await repair(page).click()
      await expect(page.getByRole('heading', { name: 'This page didn’t load' })).toBeVisible()
      await expect(page.getByText(/^What you’ve typed in the estimate form is still there/)).toBeVisible()
      await page.evaluate(() => void window.dispatchEvent(new Event('online')))
      await page.goBack()
      await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Zoë')
      await expectBuild(page, 'dist')
    })
    await test.step('asked, it goes there', async () => {
      await page.goForward()
      await button(page, 'Try Again').click()
      await expectBuild(page, 'next')
      await expect(page).toHaveTitle(/Refinishing/)
    })
  })

  test('a tab does not reload endlessly for a missing script @full', async ({ page }) => {
    let openings = 0
    page.on('domcontentloaded', () => openings++)
    await page.route(`**${builtFile('about')}`, (route) => route.fulfill({ status: 404 }))
    await page.goto('/contact')
    await page.getByRole('link', { name: 'About', exact: true }).first().click()
    await expect.poll(() => openings).toBeGreaterThanOrEqual(2)
    await page.waitForLoadState('networkidle')
    expect(openings).toBeLessThanOrEqual(3)
  })

  test('without a network, a missing page shows an error in place and opens later @full', async ({
    page,
    site,
  }) => {
    await page.goto('/')
    await hydrated(page)
    // The test runner's own offline mode can hang when a page reloads as soon as the network is back.
    site.stop()
    await page.evaluate(() => {
      Object.defineProperty(navigator, 'onLine', { value: false, configurable: true })
    })
    await page.getByRole('link', { name: 'About', exact: true }).first().click()
    await expect(page.getByRole('heading', { name: 'This page didn’t load' })).toBeVisible()
    await expect(page.getByText('It will open when you’re back online.')).toBeVisible()
    await site.start()
    await page.evaluate(() => void setTimeout(() => window.dispatchEvent(new Event('online'))))
    await expect(page).toHaveTitle(/About/)
  })
})
