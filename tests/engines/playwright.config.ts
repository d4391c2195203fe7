import { defineConfig } from '@playwright/test'
import { findPackagedChromium } from '../../tools/browser.ts'
import suite from '../playwright.config.ts'
import { type Engine, finders } from './find-browsers.ts'

const engines: Engine[] = []
for (const engine of Object.keys(finders) as Engine[]) {
  try {
    // The first journey fetches the oldest. Tools that only read this file must not.
    await (engine === 'oldest-chromium' ? findPackagedChromium() : finders[engine]())
    engines.push(engine)
  } catch (cause) {
    // Workers read this file, too.
    if (!process.env.TEST_WORKER_INDEX) console.log(`${engine} is not tested. ${(cause as Error).message}`)
  }
}

/**
 * What differs by engine, in every one that is on this machine. The Chromium of today has all of `tests/e2e`, and
 * the oldest loads scripts as that one does.
 */
export default defineConfig<{ engine: Engine }>({
  testDir: '.',
  outputDir: '../../test-results/engines',
  // Slow machines are not failures.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  retries: suite.retries,
  reporter: 'list',
  projects: engines.map((engine) => ({
    name: engine,
    testIgnore: engine === 'oldest-chromium' ? 'scripts.spec.ts' : [],
    use: { engine },
  })),
  webServer: suite.webServer,
})
