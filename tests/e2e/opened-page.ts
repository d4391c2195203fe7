import { test as base, type Page } from '@playwright/test'
import { hydrated, troubles } from './site.ts'

/** A page that was opened for all tests that only look at it. */
export interface OpenedPage {
  readonly path: string
  readonly page: Page
  readonly status: number | undefined
  /** Errors and warnings of its console. */
  readonly messages: readonly string[]
}

/**
 * `test` for specs that look at pages and change nothing. Tests of the same path that run one after the other share one
 * opening of it, since opening a page takes longer than looking at it.
 */
export const test = base.extend<
  { path: string; opened: OpenedPage },
  { openedPages: Map<string, OpenedPage> }
>({
  path: ['/', { option: true }],
  openedPages: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads what a fixture needs from this pattern
    async ({}, use) => {
      const pages = new Map<string, OpenedPage>()
      await use(pages)
      for (const { page } of pages.values()) await page.context().close()
    },
    { scope: 'worker' },
  ],
  opened: async (
    { browser, openedPages, path, baseURL, contextOptions, hasTouch, isMobile, serviceWorkers, viewport },
    use,
  ) => {
    const options = { ...contextOptions, baseURL, hasTouch, isMobile, serviceWorkers, viewport }
    const key = JSON.stringify(options)
    let opened = openedPages.get(key)
    if (opened?.path !== path) {
      opened = await openAt(path, opened?.page ?? (await (await browser.newContext(options)).newPage()))
      openedPages.set(key, opened)
    }
    const { page } = opened
    if (viewport) await page.setViewportSize(viewport)
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
    await use(opened)
  },
  page: async ({ opened }, use) => use(opened.page),
})

async function openAt(path: string, page: Page): Promise<OpenedPage> {
  page.removeAllListeners()
  const messages = troubles(page)
  const response = await page.goto(path)
  await hydrated(page)
  return { path, page, status: response?.status(), messages }
}
