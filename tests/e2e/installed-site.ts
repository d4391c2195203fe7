import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { install, OwnSite, test as ownTest, simulateApp } from './own-site.ts'

/** A device that has the site. */
interface Profile {
  readonly folder: string
  /** The site's address is a part of what the browser keeps. */
  readonly port: number
}

const makeFolder = () => mkdtemp(join(tmpdir(), 'installed-'))

/**
 * `test` for a device that has the site already: each test gets a copy of a browser profile in which a worker
 * of the test runner has installed the site once. A private window would keep nothing.
 */
export const test = ownTest.extend<object, { profile: Profile }>({
  profile: [
    async ({ playwright, launchOptions }, use) => {
      const site = new OwnSite()
      await site.start()
      const folder = await makeFolder()
      const context = await playwright.chromium.launchPersistentContext(folder, launchOptions)
      await install(await context.newPage(), site.url)
      await context.close()
      await site.stop()
      await use({ folder, port: site.port })
      await rm(folder, { recursive: true })
    },
    { scope: 'worker' },
  ],
  site: async ({ profile }, use) => {
    const site = new OwnSite(undefined, profile.port)
    await site.start()
    await use(site)
    await site.stop()
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
