import { join } from 'node:path'
import lighthouse, { type RunnerResult } from 'lighthouse'
import puppeteer from 'puppeteer-core'
import { readSite } from '../../server/static-files.ts'
import { findChromium } from '../browser.ts'
import { serveBuild } from '../local-site.ts'
import { root } from '../root.ts'
import { median, row } from './medians.ts'

/**
 * `npm run lighthouse`: measures the production build on an emulated phone and prints the medians of several
 * runs. `npm run lighthouse -- / /contact` measures those pages alone. TBT starts at the first paint that
 * Lighthouse simulates, which waits for the fonts, and "blocked" at the real one, which doesn't.
 */

const runs = 5

/** The columns of the table: a heading and how to read its value from a report. Bytes are in thousands. */
const columns: readonly [string, (result: RunnerResult) => number][] = [
  ['performance', ({ lhr }) => score(lhr, 'performance')],
  ['accessibility', ({ lhr }) => score(lhr, 'accessibility')],
  ['best practices', ({ lhr }) => score(lhr, 'best-practices')],
  ['SEO', ({ lhr }) => score(lhr, 'seo')],
  ['FCP ms', ({ lhr }) => figure(lhr, 'first-contentful-paint')],
  ['LCP ms', ({ lhr }) => figure(lhr, 'largest-contentful-paint')],
  ['TBT ms', ({ lhr }) => figure(lhr, 'total-blocking-time')],
  ['blocked ms', blockedAfterPaint],
  ['CLS', ({ lhr }) => figure(lhr, 'cumulative-layout-shift')],
  ['page kB', ({ lhr }) => figure(lhr, 'total-byte-weight') / 1000],
]

const site = await serveBuild(root)
const chromium = await findChromium()

try {
  console.log(row(['', ...columns.map(([heading]) => heading)]))
  const named = process.argv.slice(2)
  for (const path of named.length > 0 ? named : pagePaths()) {
    const reports: RunnerResult[] = []
    for (let run = 0; run < runs; run++) reports.push(await measure(path))
    console.log(row([path, ...columns.map(([, read]) => median(reports.map(read)).toFixed(2))]))
  }
} finally {
  await site.close()
}

/**
 * In a browser of its own. In a shared one the service worker of the last page is still being installed.
 * Chromium loses a trace now and then, so a run without a result is repeated.
 */
async function measure(path: string, tries = 3): Promise<RunnerResult> {
  const browser = await puppeteer.launch(chromium)
  try {
    const page = await browser.newPage()
    const result = await lighthouse(site.address + path, { logLevel: 'error' }, undefined, page)
    if (!result) throw new Error(`Lighthouse gave no report of ${path}`)
    const failure = result.lhr.runtimeError
    if (!failure) return result
    if (tries === 1) throw new Error(`${path}: ${failure.message}`)
  } finally {
    await browser.close()
  }
  return measure(path, tries - 1)
}

/** Every page of the build, by the URL to link to. */
function pagePaths(): string[] {
  const { files } = readSite(join(root, 'dist'))
  return [...files].flatMap(([url, { path }]) => (path.endsWith('.html') ? [url] : [])).sort()
}

/** Blocking time after the first paint: each task's milliseconds above 50, at a quarter of the processor. */
function blockedAfterPaint({ artifacts }: RunnerResult): number {
  const events = artifacts.Trace.traceEvents
  const paint = events.findLast(({ name }) => name === 'firstContentfulPaint')
  const tasks = events.filter(
    ({ name, pid, tid, ts }) =>
      name === 'RunTask' && pid === paint?.pid && tid === paint.tid && ts >= paint.ts,
  )
  return tasks.reduce((sum, { dur = 0 }) => sum + Math.max(0, (4 * dur) / 1000 - 50), 0)
}

function score(report: RunnerResult['lhr'], category: string): number {
  return Math.round((report.categories[category]?.score ?? Number.NaN) * 100)
}

function figure(report: RunnerResult['lhr'], audit: string): number {
  return report.audits[audit]?.numericValue ?? Number.NaN
}
