import { copyFile, mkdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { build } from 'vite'
import { assemblyscript } from '../../tools/build/assemblyscript.ts'
import { serveBuild, serveLocally } from '../../tools/serve/local-site.ts'
import { addedMemory, openBenchBrowser } from './browser.ts'
import { enhanceNatively } from './native.ts'
import type { Run, Way } from './page/bench.ts'
import { type Megapixels, photograph } from './photographs.ts'
import { medianOf, print, type Row, rounded, speedRow } from './table.ts'
import { compareThroughPage } from './through-page.ts'

/**
 * `npm run bench`: compares the enhancement engine with the naive way, the reference and native code, in one run in a real
 * browser. Times are medians. The ways take turns, so that a busy moment of the machine affects all of them.
 *
 * `npm run bench -- 12` measures only photographs of 12 megapixels, `batch` the batches, `memory` the long batch. `page`
 * and `page-48` measure how long people wait in the production build, stage by stage.
 */

const { positionals } = parseArgs({ allowPositionals: true })
const isWanted = (part: string) => positionals.length === 0 || positionals.includes(part)

const rounds: Readonly<Record<Megapixels, number>> = { 1: 7, 3: 7, 12: 7, 48: 3 }
const ways = ['naive', 'reference worker', 'engine, one worker', 'engine, two workers'] as const
const batch = { photos: 20, rounds: 3 }
const pageRounds = 2
const longBatches = [20, 200]

const cache = join(import.meta.dirname, '../../node_modules/.cache/bench')
const root = join(cache, 'page')
await buildPage()
const { address, close } = await serveLocally({ root })
try {
  for (const megapixels of [1, 3, 12, 48] as const) {
    if (isWanted(String(megapixels))) await compareOnePhotograph(megapixels)
  }
  if (isWanted('batch')) await compareBatches()
  if (isWanted('memory')) await followLongBatch()
  if (isWanted('page')) await measurePage(12, 12)
  if (isWanted('page-48')) await measurePage(48, 1)
} finally {
  await close()
}

async function buildPage(): Promise<void> {
  await rm(root, { recursive: true, force: true })
  await build({
    root: join(import.meta.dirname, 'page'),
    configFile: false,
    logLevel: 'error',
    plugins: [assemblyscript()],
    worker: { format: 'es', plugins: () => [assemblyscript()] },
    build: { outDir: root, emptyOutDir: true },
  })
  const photographs = join(cache, 'photographs')
  await mkdir(root, { recursive: true })
  for (const megapixels of [1, 3, 12, 48] as const) {
    await copyFile(await photograph(megapixels, photographs), join(root, `${megapixels}.jpg`))
  }
}

async function compareOnePhotograph(megapixels: Megapixels): Promise<void> {
  const name = `/${megapixels}.jpg`
  const photo = await readFile(join(root, name))
  const browser = await openBenchBrowser(address)
  const runs = new Map<Way, Run[]>(ways.map((way) => [way, []]))
  const native: { milliseconds: number; bytes: number }[] = []
  try {
    for (let round = 0; round < rounds[megapixels]; round++) {
      for (const way of ways) runs.get(way)?.push(await browser.run(way, name))
      native.push(await enhanceNatively(photo))
    }
  } finally {
    await browser.close()
  }
  const naive = medianOf(runs.get('naive') ?? [], 'milliseconds')
  const rows: Row[] = []
  for (const [way, figures] of runs) {
    rows.push({
      ...speedRow(way, naive, figures),
      'longest gap ms': Math.round(Math.max(...figures.map(({ longestGap }) => longestGap))),
      'added MB': rounded(await addedMemory(address, way, name)),
    })
  }
  rows.push(speedRow('sharp (native)', naive, native))
  print(`One photograph of ${megapixels} megapixels, ${rounds[megapixels]} rounds`, rows)
}

async function measurePage(megapixels: Megapixels, photos: number): Promise<void> {
  const site = await serveBuild(join(import.meta.dirname, '../..'))
  const title = `${photos} photograph(s) of ${megapixels} megapixels`
  const source = join(root, `${megapixels}.jpg`)
  try {
    const addresses = { site: site.address, bench: address }
    await compareThroughPage({ photos, rounds: pageRounds, source, title }, addresses, join(cache, 'batch'))
  } finally {
    await site.close()
  }
}

async function compareBatches(): Promise<void> {
  const compared = ['naive', 'two reference workers', 'engine, one worker', 'engine, two workers'] as const
  const runs = new Map<Way, Run[]>(compared.map((way) => [way, []]))
  const browser = await openBenchBrowser(address)
  try {
    for (let round = 0; round < batch.rounds; round++) {
      for (const way of compared) runs.get(way)?.push(await browser.run(way, '/12.jpg', batch.photos))
    }
  } finally {
    await browser.close()
  }
  const base = medianOf(runs.get('two reference workers') ?? [], 'milliseconds')
  const rows = [...runs].map(([way, figures]) => ({
    ...speedRow(way, base, figures),
    'longest gap ms': Math.round(Math.max(...figures.map(({ longestGap }) => longestGap))),
  }))
  print(
    `${batch.photos} photographs of 12 megapixels, ${batch.rounds} rounds, against two reference workers`,
    rows,
  )
}

async function followLongBatch(): Promise<void> {
  const rows: Row[] = []
  for (const photos of longBatches) {
    const added = rounded(await addedMemory(address, 'engine, two workers', '/12.jpg', photos))
    rows.push({ photographs: photos, 'added MB': added })
  }
  print('Memory of the engine with two workers over batches of 12 megapixels', rows)
}
