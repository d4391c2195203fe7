import { type BrowserContext, test as base } from '@playwright/test'

/**
 * `test` for specs that only read many pages: one browser context per worker instead of one per test, so that scripts
 * and photographs come from its HTTP cache after the first page. Each test still has a tab of its own. Not for specs
 * that leave anything in a storage.
 */
export const test = base.extend<object, { sharedContexts: Map<string, BrowserContext> }>({
  sharedContexts: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads what a fixture needs from this pattern
    async ({}, use) => {
      const contexts = new Map<string, BrowserContext>()
      await use(contexts)
      for (const context of contexts.values()) await context.close()
    },
    { scope: 'worker' },
  ],
  page: async (
    {
      browser,
      sharedContexts,
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
    const context = sharedContexts.get(key) ?? (await browser.newContext(options))
    sharedContexts.set(key, context)
    const page = await context.newPage()
    await use(page)
    await page.close()
  },
})
