import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { findChromium } from '../tools/browser.ts'

const chromium = await findChromium()

/**
 * Half of a test's time, in milliseconds. A wait that fails says what was missing, and a busy machine is no
 * failure.
 */
const patience = 60_000

/**
 * Every spec runs on both screens, except for tests of one screen only, which are tagged `@phone` or `@desk`.
 */
export default defineConfig({
  testDir: 'e2e',
  outputDir: '../test-results',
  // Slow machines are not failures.
  timeout: 120_000,
  expect: { timeout: patience },
  fullyParallel: true,
  // Twice as many as two cores have: tests also wait, for timers and for the network.
  workers: 4,
  forbidOnly: true,
  // Only where nobody can look into it at once. The report lists a test that passes at its second try as flaky.
  retries: process.env.CI ? 1 : 0,
  reporter: 'list',
  // Only specs about the service worker allow it.
  use: {
    baseURL: process.env.SITE_URL,
    serviceWorkers: 'block',
    // Without it a press on what isn't there would wait as long as the test may last.
    actionTimeout: patience,
    launchOptions: {
      ...chromium,
      // Without a graphics card, imitating one takes a sixth of the processor time.
      args: [
        ...chromium.args,
        '--disable-gpu',
        '--disable-software-rasterizer',
        // This machine under a name of the local network: pages there aren't secure, as over plain http on a
        // phone.
        '--host-resolver-rules=MAP site.test 127.0.0.1',
      ],
    },
  },
  projects: [
    {
      name: 'phone',
      grepInvert: /@desk/,
      // Updates, batches, storage, decoders, translators, the backend and metadata do not depend on the screen,
      // so one of the two is enough.
      testIgnore: [
        '**/changed-pages.spec.ts',
        '**/findable.spec.ts',
        '**/heic.spec.ts',
        '**/deploys.spec.ts',
        '**/hosts.spec.ts',
        '**/updates.spec.ts',
        '**/offline.spec.ts',
        '**/precache.spec.ts',
        '**/late-storage.spec.ts',
        '**/missing-scripts.spec.ts',
        '**/local-*.spec.ts',
        '**/image-enhancement.spec.ts',
      ],
      use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
    },
    {
      name: 'desktop',
      grepInvert: /@phone/,
      // The mobile menu, the notch and the gallery exist on a phone only.
      testIgnore: '**/install.spec.ts',
      use: { viewport: { width: 1440, height: 900 } },
    },
  ],
  webServer: {
    command: `"${process.execPath}" server/build-and-serve.ts`,
    cwd: join(import.meta.dirname, '..'),
    // Any free port. The server prints it.
    env: { PORT: '0' },
    wait: { stdout: /The site is at (?<SITE_URL>\S+)/ },
    timeout: 900_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  },
})
