import { test as base, type Page } from '@playwright/test'

/**
 * `test` for specs that only read many pages: one tab per worker instead of a browser context per test. A new tab costs
 * half a second, and scripts and photographs come from the HTTP cache after the first page. Not for specs that leave
 * anything in a storage.
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
  page: async (
    {
      browser,
      sharedPages,
      baseURL,
      contextOptions,
      hasTouch,
      isMobile,
      javaScriptEnabled,
      serviceWorkers,
      viewport,
    },
    use,
  ) => {
    const options = {
      ...contextOptions,
      baseURL,
      hasTouch,
      isMobile,
      javaScriptEnabled,
      serviceWorkers,
      viewport,
    }
    const key = JSON.stringify(options)
    // A context of its own, in which axe may open a second page.
    const page = sharedPages.get(key) ?? (await (await browser.newContext(options)).newPage())
    sharedPages.set(key, page)
    await use(page)
    page.removeAllListeners('console').removeAllListeners('pageerror')
    await page.unrouteAll()
    if (viewport) await page.setViewportSize(viewport)
    // No script of this page goes on into the next test.
    await page.goto('about:blank')
  },
})
