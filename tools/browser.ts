import { execFile } from 'node:child_process'
import { existsSync, statfsSync } from 'node:fs'
import { promisify } from 'node:util'
import { Launcher } from 'chrome-launcher'
import { chromium as playwright } from 'playwright'
import { packagedChromium } from './packaged-browser.ts'

const run = promisify(execFile)

const { bavail, bsize } = existsSync('/dev/shm') ? statfsSync('/dev/shm') : { bavail: 0, bsize: 0 }
/** In GiB. Several browsers with large pictures take one or two. */
const sharedMemory = (bavail * bsize) / 2 ** 30

const options = {
  // Containers and build machines forbid the namespaces that a sandbox needs. Only our own pages are opened.
  args: ['--no-sandbox'],
  // By default Playwright and Puppeteer have Chromium share memory through files in /tmp, because /dev/shm is small
  // in many containers. That takes an eighth of the processor time.
  ignoreDefaultArgs: sharedMemory > 4 ? ['--disable-dev-shm-usage'] : [],
}

type ChromiumStart = typeof options & { readonly executablePath: string }

/**
 * How to start a Chromium, for Playwright's `launchOptions` and for Lighthouse: the one that `CHROME_PATH`
 * names, or else the one inside the npm package `@sparticuz/chromium`, so that tests see the same on every
 * machine. Where that one doesn't start, as on a Mac, an installed one.
 *
 * @throws when none of them starts
 */
export async function findChromium(): Promise<ChromiumStart> {
  if (process.env.CHROME_PATH) return findInstalledChromium()
  return findPackagedChromium().catch(findInstalledChromium)
}

/**
 * How to start the Chromium inside the npm package.
 *
 * @throws where it doesn't start
 */
export async function findPackagedChromium(): Promise<ChromiumStart> {
  const executablePath = await packagedChromium('node_modules/@sparticuz/chromium')
  if (await starts(executablePath)) return { executablePath, ...options }
  throw new Error('The packaged Chromium does not start here.')
}

/**
 * How to start the Chromium that `CHROME_PATH` names, the one that Playwright has, or an installed one.
 *
 * @throws when none of them starts
 */
async function findInstalledChromium(): Promise<ChromiumStart> {
  const named = process.env.CHROME_PATH
  if (named) {
    if (await starts(named)) return { executablePath: named, ...options }
    throw new Error(`CHROME_PATH names "${named}", which does not start as a Chromium browser.`)
  }
  const ofPlaywright = playwright.executablePath()
  for (const executablePath of existsSync(ofPlaywright) ? [ofPlaywright] : Launcher.getInstallations())
    if (await starts(executablePath)) return { executablePath, ...options }
  throw new Error('No Chromium browser starts here. Install one, or set CHROME_PATH to one.')
}

/** Some systems put a script in the browser's place that only says how to install it. */
async function starts(executablePath: string): Promise<boolean> {
  if (!existsSync(executablePath)) return false
  // There the browser opens a window instead of telling its version.
  if (process.platform === 'win32') return true
  const version = await run(executablePath, ['--version']).catch(() => undefined)
  return version !== undefined && /Chrom/.test(version.stdout)
}
