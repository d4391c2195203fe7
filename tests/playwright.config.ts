import { defineConfig } from '@playwright/test'
import { findChromium } from '../tools/browser.ts'

/** Every spec runs on both screens, but for what only one of them shows: that is tagged `@phone` or `@desk`. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: '../test-results',
  // Slow machines are not failures.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // A browser hangs now and then. What passes at its second try alone is named as flaky at the end.
  retries: 1,
  reporter: 'list',
  // The service worker answers only those specs that are about it.
  use: { baseURL: process.env.SITE_URL, serviceWorkers: 'block', launchOptions: await findChromium() },
  projects: [
    {
      name: 'phone',
      grepInvert: /@desk/,
      // Updates, batches, the backend and search engines' view are the same on every screen: one of the two is enough.
      testIgnore: [
        '**/findable.spec.ts',
        '**/fonts.spec.ts',
        '**/mantine-variables.spec.ts',
        '**/update.spec.ts',
        '**/interrupted-install.spec.ts',
        '**/manifest.spec.ts',
        '**/local-batch.spec.ts',
        '**/local-batch-memory.spec.ts',
        '**/local-files.spec.ts',
        '**/local-results.spec.ts',
        '**/server-enhancement.spec.ts',
      ],
      use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
    },
    {
      name: 'desktop',
      grepInvert: /@phone/,
      // What belongs to a phone: its menu, its notch and its gallery.
      testIgnore: ['**/install.spec.ts', '**/shared-photos.spec.ts'],
      use: { viewport: { width: 1440, height: 900 } },
    },
  ],
  webServer: {
    command: `"${process.execPath}" tools/serve/start.ts`,
    cwd: '..',
    // Any free port, which the server names.
    env: { PORT: '0' },
    wait: { stdout: /The site is at (?<SITE_URL>\S+)/ },
    timeout: 900_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  },
})
