import { type BrowserContext, expect, type Page } from '@playwright/test'
import { city, cityPath } from './content.ts'
import { test as installedTest } from './installed-site.ts'
import { choose, open as openTool, photographs } from './local-tool.ts'
import { buildWithout, type LaterBuild, nextBuild } from './next-build.ts'
import {
  clearHttpCache,
  comeBack,
  expectBuild,
  install,
  type OwnSite,
  precachedPaths,
  test,
  updateNote,
  whenPrecached,
} from './own-site.ts'
import { expectPictures, hydrated } from './site.ts'

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

/** Notes whether the update note is shown at any time. Returns a function that tells. */
async function watchNote(page: Page): Promise<() => Promise<boolean>> {
  await page.addInitScript(() => {
    const look = () => {
      if (document.body?.innerText.includes('A new version is ready'))
        document.documentElement.dataset.offered = ''
    }
    new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true })
  })
  return () => page.evaluate(() => 'offered' in document.documentElement.dataset)
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
  await choose(page, await photographs(1))
  await expect(page.getByText('1 image(s) ready')).toBeVisible()
  return page
}

for (const [name, wake] of [
  [
    'comes back from memory',
    () => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
  ],
  [
    'is used again after more than an hour',
    () => {
      const later = Date.now() + 61 * 60_000
      Date.now = () => later
      return window.dispatchEvent(new Event('focus'))
    },
  ],
] as const)
  test(`a page that ${name} looks for a new version`, async ({ page, site }) => {
    await install(page)
    await site.deploy(await nextBuild('next'))
    await page.evaluate(() => void window.dispatchEvent(new Event('focus')))
    await page.evaluate(wake)
    await expect(updateNote(page)).toBeVisible()
  })

test.describe('a new version is offered to older pages only', () => {
  const newPage = cityPath(city)

  test('not to a page that the device didn’t know yet', async ({ page, site }) => {
    await site.deploy(await buildWithout(newPage))
    await install(page)
    await site.deploy(await nextBuild())
    const isOffered = await watchNote(page)
    await page.goto(newPage)
    await expectBuild(page, 'next')
    // It is wanted already, and takes over as soon as all of it is there.
    await expect.poll(async () => (await precachedPaths(page)).includes(newPage)).toBe(true)
    await expect.poll(() => workers(page)).toEqual({ active: 'activated' })
    expect(await isOffered()).toBe(false)
  })

  test('not to a page of the newest version whose caches were cleared', async ({ page, site }) => {
    await install(page)
    await page.evaluate(async () => {
      for (const name of await caches.keys()) await caches.delete(name)
    })
    await site.deploy(await nextBuild())
    const isOffered = await watchNote(page)
    await page.goto('/about')
    await expectBuild(page, 'next')
    await expect.poll(async () => (await precachedPaths(page)).includes('/reviews')).toBe(true)
    await whenPrecached(page)
    expect(await isOffered()).toBe(false)
  })
})

test.describe('a new version waits', () => {
  installedTest(
    'for what is typed into an estimate form, and comes when that is done',
    async ({ page, site }) => {
      await install(page, '/contact')
      const name = page.getByLabel('Name', { exact: true })
      await name.fill('Zoë')
      await offer(page, site)
      await reload(page).click()
      await expect(page.getByText(/^An estimate request isn’t finished/)).toBeVisible()
      await expect(name).toHaveValue('Zoë')
      await name.fill('')
      await expectBuild(page, 'next')
    },
  )

  installedTest(
    'for photographs in another tab and for a request, and comes when both are done',
    async ({ page, context, site }) => {
      await install(page, '/contact')
      const name = page.getByLabel('Name', { exact: true })
      await name.fill('Zoë')
      const tool = await choosePhoto(context)
      await offer(page, site)
      await reload(page).click()
      await expect(page.getByText(/^Photos are chosen or being enhanced/)).toBeVisible()
      await expectBuild(page, 'dist')
      await tool.getByRole('button', { name: 'Start Over' }).click()
      // A reload would begin at once.
      await page.waitForTimeout(1_000)
      await expectBuild(page, 'dist')
      await name.fill('')
      await expectBuild(page, 'next')
      await expectBuild(tool, 'dist')
    },
  )

  test('for photographs, also if another tab shows a page of it already', async ({ page, context, site }) => {
    const newPage = cityPath(city)
    await site.deploy(await buildWithout(newPage))
    await install(page)
    const tool = await choosePhoto(context)
    await site.deploy(await nextBuild())
    await page.goto(newPage)
    await expectBuild(page, 'next')
    await expect.poll(() => workers(page)).toEqual({ waiting: 'installed', active: 'activated' })
    // The tool's tab has a page of the version before, and is asked.
    await expect(updateNote(tool)).toBeVisible()
    expect((await workers(page)).waiting).toBe('installed')
    await tool.getByRole('button', { name: 'Start Over' }).click()
    await expect.poll(() => workers(page)).toEqual({ active: 'activated' })
    await expectBuild(tool, 'dist')
  })

  installedTest(
    'under a dialog, and once that is closed for no photograph that gets no answer',
    async ({ page, site }) => {
      await install(page, '/our-work')
      await site.deploy(await nextBuild())
      await page.getByRole('main').getByRole('article').first().getByRole('link').click()
      await expect(page.getByRole('dialog').getByRole('button', { name: 'Next' })).toBeVisible()
      await comeBack(page)
      await expect(updateNote(page)).toBeAttached()
      await expect(updateNote(page)).toBeHidden()
      await page.keyboard.press('Escape')
      await expect(updateNote(page)).toBeVisible()
      site.gate.asked.length = 0
      site.gate.set({ fault: 'silence', paths: /\.avif$/ })
      await page.evaluate(() => {
        for (const { srcset } of document.querySelectorAll<HTMLSourceElement>(
          'main source[type="image/avif"]',
        ))
          new Image().src = srcset.split(', ').at(-1)?.split(' ')[0] ?? ''
      })
      await expect.poll(() => site.gate.asked.some((path) => path.endsWith('.avif'))).toBe(true)
      await reload(page).click()
      await expectBuild(page, 'next')
    },
  )
})

test.describe('an update leaves whole builds on the device', () => {
  installedTest('when somebody says yes to one while the next comes in', async ({ page, site }) => {
    await install(page)
    await offer(page, site)
    await site.deploy(await nextBuild('last'))
    site.gate.askedForInstallation.length = 0
    site.gate.set({ fault: 'silence', paths: /^\/reviews$/, isForInstallation: true })
    await comeBack(page)
    await expect.poll(() => site.gate.askedForInstallation.includes('/reviews')).toBe(true)
    await reload(page).click()
    await expectBuild(page, 'next')
    expect((await workers(page)).installing).toBe('installing')
    site.gate.set()
    await expect(updateNote(page)).toBeVisible()
    await site.takeAway(page)
    await reload(page).click()
    await expectBuild(page, 'last')
    for (const path of ['/', '/reviews', '/our-work']) {
      expect((await page.goto(path))?.status()).toBe(200)
      await expectBuild(page, 'last')
      await expectPictures(page)
    }
  })

  installedTest('when one of its own pages is gone: an older copy opens', async ({ page, site }) => {
    await install(page)
    await update(page, site)
    await page.evaluate(async () => {
      const list = await caches.match('/', { cacheName: 'active-builds' })
      const [own = ''] = list ? await list.json() : []
      await (await caches.open(own)).delete('/about')
    })
    await site.takeAway(page)
    expect((await page.goto('/about'))?.status()).toBe(200)
    await hydrated(page)
    await expectBuild(page, 'dist')
    await expectPictures(page)
  })

  const usedBytes = (page: Page) => page.evaluate(async () => (await navigator.storage.estimate()).usage ?? 0)

  /** Leaves this many bytes free on the device. */
  async function leaveRoom(page: Page, url: string, bytes: number): Promise<void> {
    const used = await usedBytes(page)
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Storage.overrideQuotaForOrigin', { origin: url, quotaSize: used + bytes })
  }

  test('on a full device, for which the oldest makes way', async ({ page, site }) => {
    await install(page)
    await whenPrecached(page)
    const version = await usedBytes(page)
    await update(page, site)
    await whenPrecached(page)
    // Less than a version takes, which is more while it is installed: the browser compiles its scripts.
    await leaveRoom(page, site.url, 0.75 * version)
    await update(page, site, 'last')
    await site.takeAway(page)
    await page.goto('/our-work')
    await expectPictures(page)
  })

  test('and says that a device without any room keeps the old one', async ({ page, site }) => {
    await install(page)
    await leaveRoom(page, site.url, 300_000)
    await site.deploy(await nextBuild())
    await comeBack(page)
    await expect(page.getByText(/^There’s a newer version, but no room for it/)).toBeVisible()
    await expect.poll(() => workers(page)).toEqual({ active: 'activated' })
    await site.takeAway(page)
    await page.goto('/our-work')
    await expectBuild(page, 'dist')
    await expectPictures(page)
  })
})

test('a page that the device doesn’t know is waited for, however slow the network is', async ({
  page,
  site,
}) => {
  const newPage = cityPath(city)
  await site.deploy(await buildWithout(newPage))
  await install(page)
  await site.deploy(await nextBuild())
  await clearHttpCache(page)
  site.gate.set({ fault: { late: 4_000 }, paths: new RegExp(`^${newPage}$`) })
  expect((await page.goto(newPage))?.status()).toBe(200)
  await expect(page).toHaveTitle(new RegExp(city.name))
})
