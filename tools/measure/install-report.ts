import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { type Browser, chromium } from 'playwright'
import { findChromium } from '../browser.ts'
import { serveBuild } from '../serve/local-site.ts'

/**
 * `npm run install-report`: opens Home of the production build for the first time. It reports when the page has loaded, when
 * the whole site is on the device, and how much was transferred for each. There is no network delay, so the times are the
 * device's own. `npm run install-report -- /contact` starts on another page.
 */

const root = join(import.meta.dirname, '../..')
const [path = '/'] = process.argv.slice(2)

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
  const { loaded, ready } = await visit(browser, site.address + path)
  console.log(row([`${path} loaded`, `${(loaded / 1000).toFixed(2)} s`]))
  console.log(row(['whole site kept', `${(ready / 1000).toFixed(2)} s`]))
  console.log()
  console.log(row(['', 'page', 'kB', 'installation', 'kB', 'together', 'kB']))
  for (const [kind] of kinds) printRow(kind, (transfer) => kindOf(transfer.path) === kind)
  printRow('all', () => true)
} finally {
  await browser.close()
  await site.close()
}

/** Milliseconds from the start of the navigation to the page's load and to the end of the installation. */
async function visit(browser: Browser, url: string): Promise<{ loaded: number; ready: number }> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 3 })
  await page.goto(url)
  await page.getByText('The whole site is on this device').waitFor()
  const ready = Number(await page.evaluate('performance.now()'))
  const loaded = Number(await page.evaluate(`performance.getEntriesByType('navigation')[0].loadEventEnd`))
  return { loaded, ready }
}

/** Records every response. The files of the build answer the requests. */
function listen(request: IncomingMessage, response: ServerResponse): boolean {
  response.once('finish', () => {
    transfers.push({
      path: (request.url ?? '/').replace(/\?.*/, ''),
      size: Number(response.getHeader('content-length') ?? 0),
      isInstallation: request.headers.referer?.endsWith('/service-worker.js') ?? false,
    })
  })
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
