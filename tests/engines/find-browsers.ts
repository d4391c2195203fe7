import { existsSync } from 'node:fs'
import { findPackagedChromium } from '../../tools/browser.ts'
import { packagedChromium } from '../../tools/packaged-browser.ts'

/** An automated browser with one tab. The interface is the same for every engine. */
export interface AutomatedBrowser {
  /** Errors in the page's console: logged errors, uncaught exceptions, violations of the security policy. */
  readonly errors: readonly string[]
  goto(url: string): Promise<void>
  /**
   * Runs the body of an async function in the page, whatever its security policy. The result is passed as
   * JSON.
   */
  run<R>(body: string): Promise<R>
  readonly pointer: {
    move(x: number, y: number): Promise<void>
    down(): Promise<void>
    up(): Promise<void>
  }
  /** Presses a key by its name in `KeyboardEvent.key`. */
  press(key: string): Promise<void>
  type(text: string): Promise<void>
  /** Chooses files in the file input that a selector finds. */
  setFiles(selector: string, paths: readonly string[]): Promise<void>
  close(): Promise<void>
}

const firefoxPaths = [
  process.env.FIREFOX_PATH ?? '',
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
]

/** WebKit's driver, Python's bindings to show the browser, and a virtual screen. */
const webkitPaths = [
  '/usr/bin/WebKitWebDriver',
  '/usr/bin/xvfb-run',
  '/usr/bin/python3',
  '/usr/lib/python3/dist-packages/gi',
]
const webkitBindings = ['x86_64-linux-gnu', 'aarch64-linux-gnu'].map(
  (machine) => `/usr/lib/${machine}/girepository-1.0/WebKit2-4.1.typelib`,
)

/** The oldest Chromium that the site supports (docs/offline.md), which `npm run test:engines` installs. */
async function findOldestChromium() {
  // It doesn't tell its version, but starts where its successor does.
  const start = await findPackagedChromium()
  return { ...start, executablePath: await packagedChromium('tests/engines/node_modules/oldest-chromium') }
}

function findFirefox() {
  const executablePath = firefoxPaths.find(existsSync)
  if (!executablePath) throw new Error('Install firefox-esr, or set FIREFOX_PATH.')
  return { browser: 'firefox', executablePath } as const
}

function findWebKit() {
  if (!webkitPaths.every(existsSync) || !webkitBindings.some(existsSync))
    throw new Error('Install webkit2gtk-driver, gir1.2-webkit2-4.1, python3-gi, xvfb and xauth.')
}

/** How each engine's browser is found. Each throws if there is none. */
export const finders = {
  'oldest-chromium': findOldestChromium,
  firefox: findFirefox,
  webkit: findWebKit,
} as const

export type Engine = keyof typeof finders
