import type { Server } from 'node:http'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { createSiteServer, type RequestHandler } from '../../tools/server.ts'

export const dist = join(import.meta.dirname, '../../dist')

/**
 * The production build on a server of the test's own, which can be stopped for real and started again at the same
 * address, with another build if need be.
 */
export class OwnSite {
  #server: Server | undefined
  #port = 0

  get url(): string {
    return `http://localhost:${this.#port}`
  }

  /** @param handlers asked before the files of the build, as in the site's own server */
  async start(root = dist, handlers: readonly RequestHandler[] = []): Promise<void> {
    const server = createSiteServer({ root, handlers })
    await new Promise<void>((listening, failed) => {
      server.once('error', failed)
      server.listen(this.#port, listening)
    })
    const address = server.address()
    if (typeof address === 'object' && address) this.#port = address.port
    this.#server = server
  }

  async stop(): Promise<void> {
    const server = this.#server
    if (!server) return
    this.#server = undefined
    await new Promise<void>((closed) => {
      server.close(() => closed())
      server.closeAllConnections()
    })
  }
}

/** Opens Home for the first time and waits until the whole site is on the device. */
export async function install(page: Page, url: string): Promise<void> {
  await page.goto(url)
  await page.getByText('Ready to work offline').waitFor()
}

/** Addresses of everything that the service worker has kept, as paths. */
export function keptPaths(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const paths: string[] = []
    for (const name of (await caches.keys()).filter((name) => name.includes('precache'))) {
      for (const { url } of await (await caches.open(name)).keys()) paths.push(new URL(url).pathname)
    }
    return paths.sort()
  })
}
