import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { type Browser, chromium } from 'playwright'
import { findChromium } from '../browser.ts'
import { serveBuild } from '../serve/local-site.ts'

/**
 * `npm run install-report`: opens Home of the production build for the first time. It reports when the page has loaded, when
 * it can be opened without a network, when the whole site is on the device, and how much was transferred for each. There is
 * no network delay, so the times are the device's own. `npm run install-report -- --round-trip 400` delays every response by
 * 400 milliseconds. `npm run install-report -- /contact` starts on another page.
 */

const root = join(import.meta.dirname, '../..')
const { values, positionals } = parseArgs({
  options: { 'round-trip': { type: 'string', default: '0' } },
  allowPositionals: true,
})
const [path = '/'] = positionals
const roundTrip = Number(values['round-trip'])

interface Transfer {
  readonly path: string
  /** The size of the compressed body in bytes. */
  readonly size: number
  /** Whether the request came from the service worker's installation. */
  readonly isInstallation: boolean
}

const kinds: readonly [string, RegExp][] = [
  ['photographs', /\.(?:avif|webp|jpg)$/],
  ['scripts', /\.(?:js|wasm)$/],
  ['styles', /\.css$/],
  ['fonts', /\.woff2$/],
  ['icons, manifest', /\.(?:svg|png|ico|webmanifest)$/],
  ['pages', /^/],
]

const transfers: Transfer[] = []
const site = await serveBuild(root, [listen])
const browser = await chromium.launch(await findChromium())

try {
  const { loaded, safe, ready } = await visit(browser, site.address + path)
  console.log(row([`${path} loaded`, `${(loaded / 1000).toFixed(2)} s`]))
  console.log(row(['opens without network', `${(safe / 1000).toFixed(2)} s`]))
  console.log(row(['whole site kept', `${(ready / 1000).toFixed(2)} s`]))
  console.log()
  console.log(row(['', 'page', 'kB', 'installation', 'kB', 'together', 'kB']))
  for (const [kind] of kinds) printRow(kind, (transfer) => kindOf(transfer.path) === kind)
  printRow('all', () => true)
} finally {
  await browser.close()
  await site.close()
}

interface Times {
  readonly loaded: number
  /** The service worker is active. It has kept the page and everything that it needs. */
  readonly safe: number
  readonly ready: number
}

/** Milliseconds from the start of the navigation. */
async function visit(browser: Browser, url: string): Promise<Times> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 3 })
  await page.goto(url)
  const safe = Number(await page.evaluate('navigator.serviceWorker.ready.then(() => performance.now())'))
  await page.getByText('The whole site is on this device').waitFor({ timeout: 0 })
  const ready = Number(await page.evaluate('performance.now()'))
  const loaded = Number(await page.evaluate(`performance.getEntriesByType('navigation')[0].loadEventEnd`))
  return { loaded, safe, ready }
}

/** Records every response. The files of the build answer the requests. */
async function listen(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
  response.once('finish', () => {
    transfers.push({
      path: (request.url ?? '/').replace(/\?.*/, ''),
      size: Number(response.getHeader('content-length') ?? 0),
      isInstallation: request.headers.referer?.endsWith('/service-worker.js') ?? false,
    })
  })
  await setTimeout(roundTrip)
  return false
}

function kindOf(path: string): string | undefined {
  return kinds.find(([, pattern]) => pattern.test(path))?.[0]
}

function printRow(name: string, belongs: (transfer: Transfer) => boolean): void {
  const all = transfers.filter(belongs)
  const installation = all.filter(({ isInstallation }) => isInstallation)
  const page = all.filter(({ isInstallation }) => !isInstallation)
  const cells = [page, installation, all].flatMap((some) => [
    String(some.length),
    (some.reduce((sum, { size }) => sum + size, 0) / 1000).toFixed(0),
  ])
  console.log(row([name, ...cells]))
}

function row([first = '', ...rest]: string[]): string {
  return `${first.padEnd(24)}${rest.map((cell) => cell.padStart(13)).join('')}`
}
