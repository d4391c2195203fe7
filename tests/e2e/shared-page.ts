import { test as base, type Page } from '@playwright/test'

/**
 * `test` for specs that need no new browser context: all tests of a worker share one tab. A new context costs
 * half a second, and the shared tab gets scripts and photographs from its HTTP cache. Storage and permissions
 * are cleared after each test. Not for tests that set the browser offline, block storage, install a clock, or
 * need a page whose photographs aren't in the tab's memory yet.
 */
export const test = base.extend<object, { sharedPages: Map<string, Page> }>({
  sharedPages: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads what a fixture needs from this pattern
    async ({}, use) => {
      const pages = new Map<string, Page>()
      await use(pages)
      for (const page of pages.values()) await page.context().close()
    },
    { scope: 'worker' },
  ],
  page: async ({ browser, sharedPages, baseURL, contextOptions, hasTouch, isMobile, viewport }, use) => {
    const options = {
      ...contextOptions,
      baseURL,
      hasTouch,
      isMobile,
      viewport,
      serviceWorkers: 'block',
    } as const
    const key = JSON.stringify(options)
    const page = sharedPages.get(key) ?? (await (await browser.newContext(options)).newPage())
    sharedPages.set(key, page)
    await use(page)
    await reset(page, baseURL ?? '')
    if (viewport) await page.setViewportSize(viewport)
  },
})

/**
 * Leaves the page, so that none of its scripts runs on, and removes everything that a test may have changed.
 */
async function reset(page: Page, origin: string): Promise<void> {
  const events = ['console', 'pageerror', 'request', 'response', 'dialog', 'worker'] as const
  for (const event of events) page.removeAllListeners(event)
  await page.unrouteAll()
  // The browser may ask whether to leave.
  page.on('dialog', (dialog) => dialog.accept())
  // A file of the same site without scripts. For `about:blank` the browser would start another process.
  await page.goto(`${origin}/robots.txt`)
  page.removeAllListeners('dialog')
  await page.evaluate(() => sessionStorage.clear())
  await page.context().clearPermissions()
  const devtools = await page.context().newCDPSession(page)
  const storageTypes = 'local_storage,indexeddb,file_systems,cache_storage'
  await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes })
  await devtools.detach()
}
