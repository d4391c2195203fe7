import type { BrowserContext, Page } from '@playwright/test'

/** Makes the page take its browser for Safari: in a tab on an iPhone, unless told that it's on the Home Screen. */
export const simulateSafari = (on: Page | BrowserContext, onHomeScreen = false) =>
  on.addInitScript((standalone) => {
    const version = 'Version/18.0 Mobile/15E148 Safari/604.1'
    const facts = {
      vendor: 'Apple Computer, Inc.',
      userAgent: `Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 (KHTML, like Gecko) ${version}`,
      standalone,
    }
    for (const [name, value] of Object.entries(facts))
      Object.defineProperty(navigator, name, { value, configurable: true })
  }, onHomeScreen)
