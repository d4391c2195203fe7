import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { type LocalSite, serveLocally } from '../../tools/serve/local-site.ts'
import type { RequestHandler } from '../../tools/serve/server.ts'

export const dist = join(import.meta.dirname, '../../dist')

/**
 * The production build on its own server. A test can stop it and start it again at the same address, even with another
 * build.
 */
export class OwnSite {
  #site: LocalSite | undefined
  #port = 0
  url = ''

  /** @param handlers asked before the files of the build, as in the site's own server */
  async start(root = dist, handlers: readonly RequestHandler[] = []): Promise<void> {
    this.#site = await serveLocally({ root, handlers }, this.#port)
    this.#port = this.#site.port
    this.url = this.#site.address
  }

  async stop(): Promise<void> {
    const site = this.#site
    this.#site = undefined
    await site?.close()
  }
}

/** Opens Home for the first time and waits until the whole site is on the device. */
export async function install(page: Page, url: string): Promise<void> {
  await page.goto(url)
  await whenKept(page)
}

/** Waits until the page says that the whole site is on the device. */
export async function whenKept(page: Page): Promise<void> {
  await page.getByText('The whole site is on this device').waitFor()
}

/** Clears the browser's HTTP cache, which would otherwise hide what the service worker lacks. */
export async function clearHttpCache(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.clearBrowserCache')
  await devtools.detach()
}

/** The paths of all precached files. A file that two builds have precached counts once. */
export function keptPaths(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const paths = new Set<string>()
    for (const name of (await caches.keys()).filter((name) => name.startsWith('precache-'))) {
      for (const { url } of await (await caches.open(name)).keys()) paths.add(new URL(url).pathname)
    }
    paths.delete('/precache-completion')
    return [...paths].sort()
  })
}
