import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test'
import { createSiteServer, type RequestHandler } from '../../server/http-server.ts'
import { dist } from './built-files.ts'
import { FaultGate } from './fault-gate.ts'
import type { LaterBuild } from './next-build.ts'
import { ReservedPort } from './reserved-port.ts'

/**
 * The production build on its own server. A test can stop it and start it again at the same address, even
 * with another build.
 */
export class OwnSite {
  /** In front of whichever build is served. */
  readonly gate = new FaultGate()
  readonly #host: RequestHandler | undefined
  readonly #port: ReservedPort
  url = ''

  /**
   * @param host answers in place of our own server, behind the gate
   * @param port the site's; a new one without it
   */
  constructor(host?: RequestHandler, port = new ReservedPort()) {
    this.#host = host
    this.#port = port
  }

  async start(root = dist): Promise<void> {
    this.gate.build = root
    const handlers = [this.gate.handler, ...(this.#host ? [this.#host] : [])]
    this.url = `http://localhost:${await this.#port.number()}`
    this.#port.leadTo(createSiteServer({ root, handlers }).server)
  }

  /** Breaks off what is still being answered. The address stays this site's. */
  stop(): void {
    this.#port.leadTo(undefined)
  }

  /** Puts another build in place of the present one. */
  async deploy(root: string): Promise<void> {
    this.stop()
    await this.start(root)
  }

  /** Takes the network away, and the HTTP cache, which would otherwise hide what the service worker lacks. */
  async takeAway(page: Page): Promise<void> {
    this.stop()
    await clearHttpCache(page)
  }
}

/** `test` for a site of its own, whose service worker the page may install. */
export const test = base.extend<{ site: OwnSite }>({
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads what a fixture needs from this pattern
  site: async ({}, use) => {
    const site = new OwnSite()
    await site.start()
    await use(site)
    site.stop()
  },
  baseURL: async ({ site }, use) => use(site.url),
  serviceWorkers: 'allow',
  context: async ({ context }, use) => {
    await simulateApp(context)
    await use(context)
  },
})

const makeFolder = () => mkdtemp(join(tmpdir(), 'installed-'))

/**
 * The same for a device that has the site already: each test gets a copy of a browser profile in which a worker
 * of the test runner has installed the site once. A private window would keep nothing.
 */
export const installedTest = test.extend<
  object,
  { profile: { readonly folder: string; readonly port: ReservedPort } }
>({
  profile: [
    async ({ playwright, launchOptions }, use) => {
      const port = new ReservedPort()
      const site = new OwnSite(undefined, port)
      await site.start()
      const folder = await makeFolder()
      const context = await playwright.chromium.launchPersistentContext(folder, launchOptions)
      await install(await context.newPage(), site.url)
      await context.close()
      site.stop()
      // The site's address is a part of what the browser keeps.
      await use({ folder, port })
      await rm(folder, { recursive: true })
    },
    { scope: 'worker' },
  ],
  site: async ({ profile }, use) => {
    const site = new OwnSite(undefined, profile.port)
    await site.start()
    await use(site)
    site.stop()
  },
  context: async ({ profile, playwright, launchOptions, viewport, baseURL, serviceWorkers }, use) => {
    const folder = await makeFolder()
    await cp(profile.folder, folder, { recursive: true })
    const context = await playwright.chromium.launchPersistentContext(folder, {
      ...launchOptions,
      viewport,
      baseURL,
      serviceWorkers,
    })
    await simulateApp(context)
    await use(context)
    await context.close()
    await rm(folder, { recursive: true })
  },
})

/**
 * Simulates an iPhone's home-screen app, the only place where every page says whether the site is on the
 * device.
 */
export const simulateApp = (on: Page | BrowserContext) =>
  on.addInitScript(() => Object.defineProperty(navigator, 'standalone', { value: true, configurable: true }))

/** Opens a page and waits until the whole site is on the device, where it may be already. */
export async function install(page: Page, url = '/'): Promise<void> {
  await simulateApp(page)
  await page.goto(url)
  await whenPrecached(page)
}

/** Waits until the page says that the whole site is on the device. */
export async function whenPrecached(page: Page): Promise<void> {
  await page.getByText('Saved for offline use').waitFor()
}

/**
 * Simulates that a visitor returns to the tab. The site then looks for a new version and for files that it
 * lacks.
 */
export const comeBack = (page: Page) =>
  page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')))

export const updateNote = (page: Page) => page.getByText('A new version is ready')

/** Clears the browser's HTTP cache. */
export async function clearHttpCache(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.clearBrowserCache')
  await devtools.detach()
}

/** The paths of all precached files. A file that two builds have precached counts once. */
export function precachedPaths(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const paths = new Set<string>()
    for (const name of (await caches.keys()).filter((name) => name.startsWith('precache-'))) {
      for (const { url } of await (await caches.open(name)).keys()) paths.add(new URL(url).pathname)
    }
    paths.delete('/precache-completion')
    return [...paths].sort()
  })
}

/** Expects the page to be of this build: of `dist`, or of a later one (`next-build.ts`). */
export const expectBuild = (page: Page, mark: 'dist' | LaterBuild) =>
  mark === 'dist'
    ? expect(page.locator('meta[name="build"]')).toHaveCount(0)
    : expect(page.locator(`meta[name="build"][content="${mark}"]`)).toHaveCount(1)
