import { existsSync } from 'node:fs'
import { findChromium } from '../../tools/browser.ts'

/** The engines in which the journeys run. */
export const engines = ['chromium', 'firefox', 'webkit'] as const

export type Engine = (typeof engines)[number]

const firefoxPaths = [
  process.env.FIREFOX_PATH ?? '',
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
]

/** What WebKit needs: its driver, Python's bindings of WebKitGTK to show the browser, and a virtual screen. */
const webkitPaths = [
  '/usr/bin/WebKitWebDriver',
  '/usr/bin/xvfb-run',
  '/usr/bin/python3',
  '/usr/lib/python3/dist-packages/gi',
]
const webkitBindings = ['x86_64-linux-gnu', 'aarch64-linux-gnu'].map(
  (machine) => `/usr/lib/${machine}/girepository-1.0/WebKit2-4.1.typelib`,
)

/** The same Chromium as in the other tests. @throws if there is none */
export const chromium = findChromium

/** An installed Firefox. @throws if there is none */
export function firefox(): string {
  const path = firefoxPaths.find(existsSync)
  if (path) return path
  throw new Error('Install it (Debian: apt-get install firefox-esr), or set FIREFOX_PATH.')
}

/** The programs that run WebKit. @throws if one of them is missing */
export function webkit(): { readonly driver: string; readonly screen: string } {
  const missing = webkitPaths.filter((path) => !existsSync(path))
  if (missing.length === 0 && webkitBindings.some(existsSync)) {
    return { driver: '/usr/bin/WebKitWebDriver', screen: '/usr/bin/xvfb-run' }
  }
  throw new Error(
    'Install it (Debian: apt-get install webkit2gtk-driver gir1.2-webkit2-4.1 python3-gi xvfb xauth).',
  )
}

/** The engines on this machine, and for each missing one a message that says how to install it. */
export async function findEngines(): Promise<{
  readonly found: readonly Engine[]
  readonly missing: readonly string[]
}> {
  const found: Engine[] = []
  const missing: string[] = []
  for (const [engine, find] of Object.entries({ chromium, firefox, webkit })) {
    try {
      await find()
      found.push(engine as Engine)
    } catch (cause) {
      missing.push(`${engine} is not tested. ${(cause as Error).message}`)
    }
  }
  return { found, missing }
}
