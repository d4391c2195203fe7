import { chromium } from 'playwright'
import { expect, test } from 'vitest'
import { unpackChromium } from '../../tools/browser.ts'

// The package exists for this platform only.
test.runIf(process.platform === 'linux' && process.arch === 'x64')(
  'where no browser is installed, the packaged one opens pages',
  async () => {
    const browser = await chromium.launch({ executablePath: await unpackChromium(), args: ['--no-sandbox'] })
    try {
      const page = await browser.newPage()
      await page.setContent('<h1>Red oak</h1>')
      expect(await page.getByRole('heading').textContent()).toBe('Red oak')
    } finally {
      await browser.close()
    }
  },
)
