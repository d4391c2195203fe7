import { copyFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium, type Page } from 'playwright'
import { build } from 'vite'
import { findChromium } from '../../tools/browser.ts'
import { serveBuild, serveLocally } from '../../tools/local-site.ts'
import { median } from '../../tools/measure/medians.ts'
import { assemblyscript } from '../../tools/vite/assemblyscript.ts'
import { addedMemory } from './memory.ts'
import type { Run, Way } from './page/bench.ts'
import { type Megapixels, photograph } from './photographs.ts'
import { compareThroughPage } from './through-page.ts'

/**
 * `npm run bench`: compares the enhancement engine with the naive way, in one run in a real browser. Times
 * are medians. The ways take turns, so that a busy moment of the machine affects all of them.
 *
 * `npm run bench -- 12` measures only photographs of 12 megapixels. `page` and `page-48` measure how long
 * people wait in the production build, stage by stage.
 */

const { positionals } = parseArgs({ allowPositionals: true })
const isWanted = (part: string) => positionals.length === 0 || positionals.includes(part)

const rounds: Readonly<Record<Megapixels, number>> = { 1: 7, 3: 7, 12: 7, 48: 3 }
const sizes = [1, 3, 12, 48] as const
const ways = ['naive', 'engine, one worker', 'engine, two workers'] as const

const cache = join(import.meta.dirname, '../../node_modules/.cache/bench')
const root = join(cache, 'page')
await buildPage()
const { address, close } = await serveLocally({ root })
try {
  for (const megapixels of sizes) if (isWanted(String(megapixels))) await compareWays(megapixels)
  if (isWanted('page')) await measurePage(12, 12)
  if (isWanted('page-48')) await measurePage(48, 1)
} finally {
  await close()
}

async function buildPage(): Promise<void> {
  await build({
    root: join(import.meta.dirname, 'page'),
    configFile: false,
    logLevel: 'error',
    plugins: [assemblyscript()],
    worker: { format: 'es', plugins: () => [assemblyscript()] },
    build: { outDir: root, emptyOutDir: true },
  })
  for (const megapixels of sizes) {
    await copyFile(await photograph(megapixels, join(cache, 'photographs')), join(root, `${megapixels}.jpg`))
  }
}

async function compareWays(megapixels: Megapixels): Promise<void> {
  const browser = await chromium.launch(await findChromium())
  const pages = new Map<Way, Page>()
  const enhance = async (way: Way, photo: string) => {
    const page = pages.get(way) ?? (await browser.newPage({ baseURL: address }))
    if (!pages.has(way)) await page.goto('/')
    pages.set(way, page)
    await page.bringToFront()
    return page.evaluate(([way, photo]) => window.run(way, photo, 1), [way, photo] as const)
  }
  const runs = new Map<Way, Run[]>(ways.map((way) => [way, []]))
  const added = new Map<Way, number>()
  // Loads what each way needs.
  for (const way of ways) await enhance(way, '/1.jpg')
  for (let round = 0; round < rounds[megapixels]; round++) {
    for (const [way, figures] of runs) {
      const megabytes = await addedMemory(browser, async () => {
        figures.push(await enhance(way, `/${megapixels}.jpg`))
      })
      added.set(way, Math.max(added.get(way) ?? 0, megabytes))
    }
  }
  await browser.close()
  const time = (way: Way) => median((runs.get(way) ?? []).map(({ milliseconds }) => milliseconds))
  console.log(`\nOne photograph of ${megapixels} megapixels, ${rounds[megapixels]} rounds`)
  console.table(
    [...runs].map(([way, figures]) => ({
      way,
      'median ms': Math.round(time(way)),
      'times as fast': (time('naive') / time(way)).toFixed(2),
      MB: (median(figures.map(({ bytes }) => bytes)) / 1e6).toFixed(2),
      'added MB': added.get(way),
    })),
  )
}

async function measurePage(megapixels: Megapixels, photos: number): Promise<void> {
  const site = await serveBuild(join(import.meta.dirname, '../..'))
  try {
    await compareThroughPage({ photos, megapixels, folder: root, bench: address, site: site.address })
  } finally {
    await site.close()
  }
}
