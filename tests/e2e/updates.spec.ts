import { type BrowserContext, expect, type Page } from '@playwright/test'
import { city, cityPath } from './content.ts'
import { takenOver } from './estimate.ts'
import { choose, open as openTool, photographs } from './local-tool.ts'
import { buildWithout, type LaterBuild, nextBuild } from './next-build.ts'
import {
  clearHttpCache,
  comeBack,
  expectBuild,
  install,
  installedTest,
  type OwnSite,
  test,
  updateNote,
  whenPrecached,
} from './own-site.ts'
import { expectPictures } from './page-checks.ts'
import { hydrated } from './visit.ts'

// When a new version is offered, what it waits for, and what it leaves on the device. Each test is one story.

const reload = (page: Page) => page.getByRole('button', { name: 'Reload', exact: true })

/** Puts a newer build on the server and waits until the open page offers it. */
async function offer(page: Page, site: OwnSite, mark: LaterBuild = 'next'): Promise<void> {
  await site.deploy(await nextBuild(mark))
  await comeBack(page)
  await expect(updateNote(page)).toBeVisible()
}

async function update(page: Page, site: OwnSite, mark: LaterBuild = 'next'): Promise<void> {
  await offer(page, site, mark)
  await reload(page).click()
  await expectBuild(page, mark)
}

const workers = (page: Page) =>
  page.evaluate(async () => {
    const { installing, waiting, active } = (await navigator.serviceWorker.getRegistration()) ?? {}
    return { installing: installing?.state, waiting: waiting?.state, active: active?.state }
  })

/** Chooses a photograph in the local tool of a new tab. */
async function choosePhoto(context: BrowserContext): Promise<Page> {
  const page = await context.newPage()
  await openTool(page)
  // Whoever chooses one has pressed something, and so has the code of what's below. A file that's asked of a version
  // that's just being replaced would start it again.
  await page.keyboard.press('Tab')
  const files = () => page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
  await expect.poll(files).toContainEqual(expect.stringMatching(/ServerTool/))
  await choose(page, await photographs(1))
  await expect(page.getByText('1 image(s) ready')).toBeVisible()
  return page
}

installedTest(
  'a page looks for a new version when it comes back from memory, and when it is used after more than an hour @full',
  async ({ page }) => {
    await install(page)
    const checks = () => page.evaluate(() => performance.getEntriesByName('check').length)
    await page.evaluate(() => {
      const { update } = ServiceWorkerRegistration.prototype
      ServiceWorkerRegistration.prototype.update = function () {
        performance.mark('check')
        return update.call(this)
      }
      window.dispatchEvent(new Event('focus'))
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    })
    await expect.poll(checks).toBe(1)
    await page.evaluate(() => {
      const later = Date.now() + 61 * 60_000
      Date.now = () => later
      window.dispatchEvent(new Event('focus'))
    })
    await expect.poll(checks).toBe(2)
  },
)

test('a page that the device doesn’t know is waited for, however slow the network is @full', async ({
  page,
  site,
}) => {
  const newPage = cityPath(city)
  await site.deploy(await buildWithout(newPage))
  await install(page)
  await site.deploy(await nextBuild())
  await clearHttpCache(page)
  // Longer than a photograph would be waited for.
  site.gate.set({ fault: { late: 4_000 }, paths: [newPage] })
  expect((await page.goto(newPage))?.status()).toBe(200)
  await expectBuild(page, 'next')
})

/** The locks for which a page's requests wait. */
const awaitedLocks = (page: Page) =>
  page.evaluate(async () => (await navigator.locks.query()).pending?.map(({ name }) => name))

test.describe('a new version waits', () => {
  test('for photographs in another tab and for a request, and comes when both are done', async ({
    page,
    context,
    site,
  }) => {
    await install(page, '/contact')
    const name = page.getByLabel('Name', { exact: true })
    await name.fill('Zoë')
    await takenOver(page)
    const tool = await choosePhoto(context)
    await test.step('for both', async () => {
      await offer(page, site)
      await reload(page).click()
      await expect(page.getByText(/^Photos are chosen or being enhanced/)).toBeVisible()
      await expectBuild(page, 'dist')
    })
    await test.step('for the request, once the photographs are gone', async () => {
      await tool.getByRole('button', { name: 'New Batch' }).click()
      await expect.poll(() => awaitedLocks(page)).toEqual(['unfinished-estimate'])
      await expectBuild(page, 'dist')
      await expect(name).toHaveValue('Zoë')
    })
    await test.step('for nothing more', async () => {
      await name.fill('')
      await expectBuild(page, 'next')
      await expectBuild(tool, 'dist')
    })
  })

  test('for photographs, also if another tab shows a page of it that the device didn’t know', async ({
    page,
    context,
    site,
  }) => {
    const newPage = cityPath(city)
    await site.deploy(await buildWithout(newPage))
    await install(page)
    const tool = await choosePhoto(context)
    await test.step('a page of the new version comes from the network', async () => {
      await site.deploy(await nextBuild())
      await clearHttpCache(page)
      expect((await page.goto(newPage))?.status()).toBe(200)
      await expectBuild(page, 'next')
    })
    await test.step('the tab with the photographs has a page of the version before, and is asked', async () => {
      await expect.poll(() => workers(page)).toEqual({ waiting: 'installed', active: 'activated' })
      await expect(updateNote(tool)).toBeVisible()
      await expect(updateNote(page)).toHaveCount(0)
      expect((await workers(page)).waiting).toBe('installed')
    })
    await test.step('without them it takes over', async () => {
      await tool.getByRole('button', { name: 'New Batch' }).click()
      await expect.poll(() => workers(page)).toEqual({ active: 'activated' })
      await expectBuild(tool, 'dist')
    })
  })

  installedTest(
    'under a dialog, and once that is closed for no photograph that gets no answer @full',
    async ({ page, site }) => {
      await page.clock.install()
      await install(page, '/our-work')
      await test.step('under a dialog', async () => {
        await site.deploy(await nextBuild())
        await page.getByRole('main').getByRole('article').first().getByRole('link').click()
        await expect(page.getByRole('dialog').getByRole('button', { name: 'Next' })).toBeVisible()
        await comeBack(page)
        await expect(updateNote(page)).toBeAttached()
        await expect(updateNote(page)).toBeHidden()
        await page.keyboard.press('Escape')
        await expect(updateNote(page)).toBeVisible()
      })
      await test.step('beside photographs that get no answer', async () => {
        site.gate.asked.length = 0
        site.gate.set({ fault: 'silence', paths: /\.avif$/ })
        const shown = page.evaluate(loadWidest)
        await expect.poll(() => site.gate.asked.some((path) => path.endsWith('.avif'))).toBe(true)
        // On a busy machine the page would reload before the photographs have been answered.
        await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000)
        await reload(page).click()
        await page.clock.runFor(1_000)
        // The version before answers with what is on the device, and stops.
        await shown
        await page.clock.fastForward('00:10')
        await expectBuild(page, 'next')
      })
    },
  )
})

/** Runs in the page. Loads the widest files of its photographs. */
async function loadWidest(): Promise<void> {
  const sources = document.querySelectorAll<HTMLSourceElement>('main source[type="image/avif"]')
  const widest = [...sources].map(({ srcset }) => srcset.split(', ').at(-1)?.split(' ')[0] ?? '')
  await Promise.all(widest.map((src) => Object.assign(new Image(), { src }).decode()))
}

test.describe('an update leaves whole builds on the device', () => {
  installedTest('when somebody says yes to one while the next comes in @full', async ({ page, site }) => {
    await install(page)
    await test.step('yes to one, while the next comes in', async () => {
      await offer(page, site)
      await site.deploy(await nextBuild('last'))
      site.gate.askedForInstallation.length = 0
      site.gate.set({ fault: 'silence', paths: /^\/reviews$/, isForInstallation: true })
      await comeBack(page)
      await expect.poll(() => site.gate.askedForInstallation.includes('/reviews')).toBe(true)
      await reload(page).click()
      await expectBuild(page, 'next')
      expect((await workers(page)).installing).toBe('installing')
    })
    await test.step('yes to the next, which opens offline', async () => {
      site.gate.set()
      await expect(updateNote(page)).toBeVisible()
      await site.takeAway(page)
      await reload(page).click()
      await expectBuild(page, 'last')
      for (const path of ['/reviews', '/our-work']) {
        expect((await page.goto(path))?.status()).toBe(200)
        await expectBuild(page, 'last')
        await expectPictures(page)
      }
    })
    await test.step('where one of its own pages is gone, an older copy opens', async () => {
      await page.evaluate(async () => {
        const list = await caches.match('/', { cacheName: 'active-builds' })
        const [own = ''] = list ? await list.json() : []
        await (await caches.open(own)).delete('/about')
      })
      expect((await page.goto('/about'))?.status()).toBe(200)
      await hydrated(page)
      await expectBuild(page, 'next')
    })
  })

  installedTest(
    'on a full device: it says that there is no room, and later makes way for the newest @full',
    async ({ page, site }) => {
      const usedBytes = () => page.evaluate(async () => (await navigator.storage.estimate()).usage ?? 0)
      const devtools = await page.context().newCDPSession(page)
      const leaveRoom = async (bytes: number) => {
        const quotaSize = (await usedBytes()) + bytes
        await devtools.send('Storage.overrideQuotaForOrigin', { origin: site.url, quotaSize })
      }
      await install(page)
      const version = await usedBytes()
      await test.step('without room for the new one, the one before goes on', async () => {
        await leaveRoom(300_000)
        await site.deploy(await nextBuild())
        await comeBack(page)
        await expect(page.getByText(/^There’s a newer version, but no room for it/)).toBeVisible()
        await expect.poll(() => workers(page)).toEqual({ active: 'activated' })
        await site.takeAway(page)
        await page.goto('/our-work')
        await expectBuild(page, 'dist')
        await expectPictures(page)
      })
      await test.step('with room for one, the oldest makes way', async () => {
        await devtools.send('Storage.overrideQuotaForOrigin', { origin: site.url })
        await update(page, site)
        await whenPrecached(page)
        // Less than a version takes, which is more while it is installed: the browser compiles its scripts.
        await leaveRoom(0.75 * version)
        await update(page, site, 'last')
        await site.takeAway(page)
        await page.goto('/our-work')
        await expectPictures(page)
      })
    },
  )
})
