import { defineConfig } from '@playwright/test'
import { findPackagedChromium } from '../../tools/browser.ts'
import suite from '../playwright.config.ts'
import { type Engine, finders } from './browsers.ts'

const found: Engine[] = []
for (const engine of Object.keys(finders) as Engine[]) {
  try {
    // The first journey fetches the oldest. Tools that only read this file must not.
    await (engine === 'oldest-chromium' ? findPackagedChromium() : finders[engine]())
    found.push(engine)
  } catch (cause) {
    // Workers read this file, too.
    if (!process.env.TEST_WORKER_INDEX) console.log(`${engine} is not tested. ${(cause as Error).message}`)
  }
}

// The packaged Chromium has all of tests/e2e. It stands in where no other of its age is installed.
const engines = found.filter((engine) => engine !== 'packaged-chromium' || !found.includes('chromium'))

/** The same journeys in every engine that is on this machine. */
export default defineConfig<{ engine: Engine }>({
  testDir: '.',
  outputDir: '../../test-results/engines',
  // Slow machines are not failures.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  retries: 1,
  reporter: 'list',
  projects: engines.map((engine) => ({ name: engine, use: { engine } })),
  webServer: suite.webServer,
})
