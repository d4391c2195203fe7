import { test as base } from '@playwright/test'
import type { AutomatedBrowser } from './automation.ts'
import type { Engine } from './installed.ts'
import { startWithPuppeteer } from './puppeteer.ts'
import { Visitor } from './visitor.ts'
import { startWebKit } from './webkit.ts'

/** Each journey starts in a new browser of the project's engine, with empty storage. */
export const test = base.extend<{ engine: Engine; automatedBrowser: AutomatedBrowser; visitor: Visitor }>({
  engine: ['chromium', { option: true }],
  automatedBrowser: async ({ engine }, use, testInfo) => {
    const browser = await (engine === 'webkit' ? startWebKit() : startWithPuppeteer(engine))
    await use(browser)
    if (testInfo.status !== testInfo.expectedStatus) {
      const body = await browser.screenshot().catch(() => undefined)
      if (body) await testInfo.attach('screen', { body, contentType: 'image/png' })
      console.log(browser.errors)
    }
    await browser.close()
  },
  visitor: async ({ automatedBrowser, baseURL }, use) => {
    await use(new Visitor(automatedBrowser, baseURL ?? ''))
  },
})

export { expect } from '@playwright/test'
