import { join } from 'node:path'
import { parseArgs } from 'node:util'
import lighthouse, { type Result } from 'lighthouse'
import puppeteer from 'puppeteer-core'
import { readSite } from '../../server/static-files.ts'
import { findChromium } from '../browser.ts'
import { serveBuild } from '../local-site.ts'
import { root } from '../root.ts'
import { median, row, runsOf } from './medians.ts'

/**
 * `npm run lighthouse`: measures the production build on an emulated phone and prints the medians of several
 * runs. Below each page stands its floor, measured in turn with it: the same HTML without its scripts. `npm
 * run lighthouse -- --runs 5 / /contact` measures those pages five times each.
 */

const { values, positionals } = parseArgs({
  options: { runs: { type: 'string', default: '3' } },
  allowPositionals: true,
})
const runs = runsOf(values.runs)

/** The columns of the table: a heading and how to read its value from a report. Bytes are in thousands. */
const columns: readonly [string, (report: Result) => number][] = [
  ['performance', (report) => score(report, 'performance')],
  ['accessibility', (report) => score(report, 'accessibility')],
  ['best practices', (report) => score(report, 'best-practices')],
  ['SEO', (report) => score(report, 'seo')],
  ['FCP ms', (report) => figure(report, 'first-contentful-paint')],
  ['LCP ms', (report) => figure(report, 'largest-contentful-paint')],
  ['TBT ms', (report) => figure(report, 'total-blocking-time')],
  ['CLS', (report) => figure(report, 'cumulative-layout-shift')],
  ['page kB', (report) => figure(report, 'total-byte-weight') / 1000],
]

const site = await serveBuild(root)
const chromium = await findChromium()

try {
  console.log(row(['', ...columns.map(([heading]) => heading)]))
  for (const path of positionals.length > 0 ? positionals : pagePaths()) {
    const reports: { page: Result[]; floor: Result[] } = { page: [], floor: [] }
    for (let run = 0; run < runs; run++) {
      reports.page.push(await measure(path))
      reports.floor.push(await measure(path, ['*.js']))
    }
    console.log(row([path, ...medians(reports.page)]))
    console.log(row(['  floor', ...medians(reports.floor)]))
  }
} finally {
  await site.close()
}

/**
 * In a browser of its own. In a shared one the service worker of the last page is still being installed.
 * Chromium loses a trace now and then, so a run without a result is repeated.
 */
async function measure(path: string, blockedUrlPatterns: string[] = [], tries = 3): Promise<Result> {
  const browser = await puppeteer.launch(chromium)
  try {
    const flags = { logLevel: 'error', blockedUrlPatterns } as const
    const result = await lighthouse(site.address + path, flags, undefined, await browser.newPage())
    if (!result) throw new Error(`Lighthouse gave no report of ${path}`)
    const failure = result.lhr.runtimeError
    if (!failure) return result.lhr
    if (tries === 1) throw new Error(`${path}: ${failure.message}`)
  } finally {
    await browser.close()
  }
  return measure(path, blockedUrlPatterns, tries - 1)
}

function medians(reports: readonly Result[]): string[] {
  return columns.map(([, read]) => format(median(reports.map(read))))
}

/** Every page of the build, by the URL to link to. */
function pagePaths(): string[] {
  const { files } = readSite(join(root, 'dist'))
  return [...files].flatMap(([url, { path }]) => (path.endsWith('.html') ? [url] : [])).sort()
}

function score(report: Result, category: string): number {
  return Math.round((report.categories[category]?.score ?? Number.NaN) * 100)
}

function figure(report: Result, audit: string): number {
  return report.audits[audit]?.numericValue ?? Number.NaN
}

function format(value: number): string {
  return String(value >= 10 ? Math.round(value) : Number(value.toFixed(2)))
}
