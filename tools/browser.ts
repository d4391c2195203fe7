import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'
import { chromium as playwright } from 'playwright'

const run = promisify(execFile)

const commands = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome']

const applications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
]

/**
 * Features that tests and measurements do without. Chromium reads the last list only, so this one repeats Playwright's
 * (`chromiumSwitches.ts`), except for its entries for Edge.
 */
const disabledFeatures = [
  // Even without a window, Chromium renders the pop-ups of its address bar: two hidden pages for each new tab. They take
  // 40 % of the processor time of a page load.
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  // Starts a renderer in advance for each new context.
  'SpareRendererForSitePerProcess',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
]

// Containers and build machines forbid the namespaces that the sandbox is made of. Only our own pages are opened.
const args = ['--no-sandbox', `--disable-features=${disabledFeatures.join()}`]

/**
 * How to start a Chromium, for Playwright's `launchOptions` and for Lighthouse: the one that `CHROME_PATH` names, an installed
 * one, the one that Playwright has downloaded, or else the one inside the npm package `@sparticuz/chromium`, unpacked on first
 * use.
 *
 * @throws when none of them starts
 */
export async function findChromium(): Promise<{ executablePath: string; args: string[] }> {
  const named = process.env.CHROME_PATH
  if (named) {
    if (await starts(named)) return { executablePath: named, args }
    throw new Error(`CHROME_PATH names "${named}", which does not start as a Chromium browser.`)
  }
  const folders = ['/usr/bin', ...(process.env.PATH ?? '').split(delimiter)]
  const installed = commands.flatMap((command) => folders.map((folder) => join(folder, command)))
  for (const executablePath of [...installed, ...applications, playwright.executablePath()])
    if (await starts(executablePath)) return { executablePath, args }
  const packaged = await unpackChromium()
  if (await starts(packaged)) return { executablePath: packaged, args }
  throw new Error(
    'No Chromium browser starts here. Install Chromium or Google Chrome, or set CHROME_PATH to one.',
  )
}

/** Some systems put a script in the browser's place that only says how to install it. */
async function starts(executablePath: string): Promise<boolean> {
  if (!existsSync(executablePath)) return false
  // There the browser opens a window instead of telling its version.
  if (process.platform === 'win32') return true
  const version = await run(executablePath, ['--version']).catch(() => undefined)
  return version !== undefined && /Chrom/.test(version.stdout)
}

/** The script that starts the packaged browser with the package's libraries, and its fonts where the system has none. */
async function unpackChromium(): Promise<string> {
  const root = join(import.meta.dirname, '..')
  const manifest = join(root, 'node_modules/@sparticuz/chromium/package.json')
  const { version } = JSON.parse(await readFile(manifest, 'utf8')) as { version: string }
  const cache = join(root, 'node_modules/.cache/chromium')
  const folder = join(cache, version)
  const script = join(folder, 'start-chromium')
  if (existsSync(script)) return script

  await mkdir(cache, { recursive: true })
  const unpacking = await mkdtemp(join(cache, 'unpacking-'))
  // The package unpacks into the temporary folder, and its libraries only where it believes to run as a cloud function.
  await run(
    process.execPath,
    ['--input-type=module', '-e', "await (await import('@sparticuz/chromium')).default.executablePath()"],
    { cwd: root, env: { ...process.env, TMPDIR: unpacking, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs22.x' } },
  )
  await writeFile(
    join(unpacking, 'fonts/fonts.conf'),
    `<?xml version="1.0"?><fontconfig><dir>${folder}/fonts</dir><cachedir>${folder}/fonts-cache</cachedir></fontconfig>\n`,
  )
  await writeFile(
    join(unpacking, 'start-chromium'),
    `#!/bin/sh
folder='${folder}'
export LD_LIBRARY_PATH="$folder/al2023/lib\${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"
[ -e /etc/fonts/fonts.conf ] || export FONTCONFIG_FILE="$folder/fonts/fonts.conf"
exec "$folder/chromium" "$@"
`,
    { mode: 0o755 },
  )
  try {
    await rename(unpacking, folder)
  } catch (error) {
    // Another process was first.
    if (!existsSync(script)) throw error
    await rm(unpacking, { recursive: true })
  }
  return script
}
