import { link, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { parseArgs } from 'node:util'
import lighthouse, { type Result } from 'lighthouse'
import puppeteer from 'puppeteer-core'
import { findChromium } from '../browser.ts'
import { compressFile } from '../build/compress.ts'
import { serveBuild, serveLocally } from '../serve/local-site.ts'
import { readSite } from '../serve/static-files.ts'
import { median, row, runsOf } from './medians.ts'

/**
 * `npm run lighthouse`: measures the production build on an emulated phone and prints the medians of several runs. Below
 * each page stands its floor, measured in turn with it: the same HTML without its scripts.
 * `npm run lighthouse -- --runs 5 / /contact` measures those pages five times each.
 */

const root = join(import.meta.dirname, '../..')
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
const floorFolder = await withoutScripts(join(root, 'dist'))
const floor = await serveLocally({ root: floorFolder })
const chromium = await findChromium()

try {
  console.log(row(['', ...columns.map(([heading]) => heading)]))
  for (const path of positionals.length > 0 ? positionals : pagePaths()) {
    const reports: { page: Result[]; floor: Result[] } = { page: [], floor: [] }
    for (let run = 0; run < runs; run++) {
      reports.page.push(await measure(site.address + path))
      reports.floor.push(await measure(floor.address + path))
    }
    console.log(row([path, ...medians(reports.page)]))
    console.log(row(['  floor', ...medians(reports.floor)]))
  }
} finally {
  await site.close()
  await floor.close()
  await rm(floorFolder, { recursive: true })
}

/** In a browser of its own. In a shared one the service worker of the last page is still being installed. */
async function measure(url: string): Promise<Result> {
  const browser = await puppeteer.launch(chromium)
  try {
    const result = await lighthouse(url, { logLevel: 'error' }, undefined, await browser.newPage())
    if (!result) throw new Error(`Lighthouse gave no report of ${url}`)
    if (result.lhr.runtimeError) throw new Error(`${url}: ${result.lhr.runtimeError.message}`)
    return result.lhr
  } finally {
    await browser.close()
  }
}

function medians(reports: readonly Result[]): string[] {
  return columns.map(([, read]) => format(median(reports.map(read))))
}

/** Every page of the build, by the URL to link to. */
function pagePaths(): string[] {
  const { files, redirects } = readSite(join(root, 'dist'))
  return [...new Set(redirects.values())].filter((path) => files.has(path)).sort()
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

/** A copy of a build, beside it, whose pages run no scripts. */
async function withoutScripts(dist: string): Promise<string> {
  const copy = await mkdtemp(`${dist}-without-scripts-`)
  for (const entry of await readdir(dist, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || /\.html\.(?:br|gz)$/.test(entry.name)) continue
    const path = join(entry.parentPath, entry.name)
    const target = join(copy, relative(dist, path))
    await mkdir(dirname(target), { recursive: true })
    if (entry.name.endsWith('.html')) {
      const html = await readFile(path, 'utf8')
      await writeFile(target, html.replaceAll(/<script [^>]*src=[^>]*><\/script>/g, ''))
      await compressFile(target)
    } else await link(path, target)
  }
  return copy
}
