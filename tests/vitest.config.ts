import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { imagetools } from 'vite-imagetools'
import { defineConfig } from 'vitest/config'
import { findChromium } from '../tools/browser.ts'
import { assemblyscript } from '../tools/vite/assemblyscript.ts'
import { serviceAreaMap } from '../tools/vite/map-background.ts'
import { photographs } from '../tools/vite/photographs.ts'
import { records } from '../tools/vite/records.ts'
import { singleIcons } from '../tools/vite/single-icons.ts'

/**
 * Half of a test's time, in milliseconds. A wait that fails says what was missing, and a busy machine is no
 * failure.
 */
const patience = 60_000

const chromium = await findChromium()

export default defineConfig({
  root: `${import.meta.dirname}/..`,
  plugins: [assemblyscript(), records()],
  resolve: { tsconfigPaths: true },
  test: {
    // Slow machines are not failures.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // By default one core stays free, which leaves one of two. Both projects run at the same time if they
    // agree on it.
    maxWorkers: '100%',
    // Its keys leave out what our plugins read beside a module, such as the kernel's other files.
    fsModuleCache: false,
    expect: { poll: { timeout: patience } },
    projects: [
      {
        extends: true,
        test: { name: 'unit', environment: 'node', include: ['tests/unit/**/*.test.ts'] },
      },
      {
        extends: true,
        // Vite would otherwise find these packages while tests run, and reload the page in the middle of one.
        optimizeDeps: {
          include: [
            '@supabase/supabase-js',
            'client-zip',
            'clsx',
            'fflate',
            'libheif-js/libheif-wasm/libheif.js',
            'react-dom/client',
            'valibot',
            'workbox-window',
          ],
        },
        plugins: [
          singleIcons(),
          react(),
          photographs(),
          serviceAreaMap(),
          // Not the fixtures: it would make plain pictures of them.
          imagetools({
            include: /\/src\/photos\//,
            exclude: [],
            cache: { dir: 'node_modules/.cache/imagetools' },
          }),
        ],
        test: {
          name: 'browser',
          include: ['tests/browser/**/*.test.{ts,tsx}'],
          browser: {
            enabled: true,
            headless: true,
            connectTimeout: 2 * patience,
            screenshotFailures: false,
            // Without its own limit, `expect.element` would wait as long as the test may last.
            provider: playwright({
              launchOptions: {
                ...chromium,
                // Without a graphics card, imitating one takes processor time.
                args: [...chromium.args, '--disable-gpu', '--disable-software-rasterizer'],
              },
              actionTimeout: patience,
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
})
