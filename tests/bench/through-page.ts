import { appendFile, copyFile, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Browser, type BrowserContext, type CDPSession, chromium, type Page } from 'playwright'
import { findChromium } from '../../tools/browser.ts'
import { median } from '../../tools/measure/median.ts'
import { pageProcesses, readMemory } from './browser.ts'
import { print, type Row, rounded } from './table.ts'

/** A batch of different photographs of the same size. */
export interface PageBatch {
  readonly photos: number
  readonly rounds: number
  /** The photograph that all files are copies of. */
  readonly source: string
  readonly title: string
}

/** The URLs of the two ways. */
export interface PageAddresses {
  /** The production build. */
  readonly site: string
  /** The benchmark's own page, which has the naive way. */
  readonly bench: string
}

/**
 * Measures how long people wait for a batch: photographs are chosen in the page of the production build, "Enhance All" is
 * pressed, and the clock stops when the page says that all are done. The naive way takes turns in another tab of the same
 * browser. The time includes storing the results. No result is in the cache before. The browser has a regular profile, as
 * people's browsers do: a private one would keep files in another process's memory.
 */
export async function compareThroughPage(
  { photos, rounds, source, title }: PageBatch,
  addresses: PageAddresses,
  folder: string,
): Promise<void> {
  const browser = await chromium.launchPersistentContext('', await findChromium())
  try {
    const naive = await browser.newPage()
    await naive.goto(addresses.bench)
    await naive.evaluate(() => window.run('naive', '/1.jpg', 1))
    const site = await openWarmSite(browser, addresses.site, join(folder, 'warm-up'), source)
    const times = { naive: [] as number[], ours: [] as number[] }
    const stages: Stages[] = []
    const added: number[] = []
    for (let round = 0; round < rounds; round++) {
      const files = await copies(source, photos, join(folder, `round-${round}`), `${title} ${round}`)
      await naive.bringToFront()
      const address = `/${source.split('/').at(-1)}`
      const run = await naive.evaluate(([photo, count]) => window.run('naive', photo, count), [
        address,
        photos,
      ] as const)
      times.naive.push(run.milliseconds)
      await site.bringToFront()
      const before = await memoryNow(browser)
      const { milliseconds, stages: seen } = await enhanceInPage(browser, site, files)
      times.ours.push(milliseconds)
      stages.push(seen)
      added.push(await mostMemorySince(before))
    }
    const speed = (way: string, all: readonly number[]): Row => ({
      way,
      'median ms': Math.round(median(all)),
      'ms a photograph': Math.round(median(all) / photos),
      'times as fast': (median(times.naive) / median(all)).toFixed(2),
    })
    print(`Through the page: ${title}, ${rounds} rounds`, [
      speed('naive', times.naive),
      { ...speed('the page', times.ours), 'added MB': rounded(Math.max(...added)) },
    ])
    print(
      'Stages, milliseconds a photograph; a stage of several workers is their sum',
      stageRows(stages, photos),
    )
  } finally {
    await browser.close()
  }
}

/** Total milliseconds per stage, from the workers' user timing entries. */
type Stages = ReadonlyMap<string, number>

function stageRows(rounds: readonly Stages[], photos: number): Row[] {
  const names = [...new Set(rounds.flatMap((stages) => [...stages.keys()]))]
  return names.map((stage) => ({
    stage,
    ms: Math.round(median(rounds.map((stages) => stages.get(stage) ?? 0)) / photos),
  }))
}

async function openWarmSite(
  browser: BrowserContext,
  address: string,
  folder: string,
  source: string,
): Promise<Page> {
  const page = await browser.newPage()
  await page.goto(`${address}/image-enhancement`, { waitUntil: 'networkidle' })
  // The first visit installs the whole site for offline use. That is not measured.
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  const [small] = await copies(source.replace(/[^/]+$/, '1.jpg'), 1, folder, 'warm-up')
  await enhanceInPage(browser, page, [small as string])
  return page
}

/** Different files with the same picture. Decoders ignore what follows a JPEG's end. */
async function copies(source: string, count: number, folder: string, mark: string): Promise<string[]> {
  await mkdir(folder, { recursive: true })
  return Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const path = join(folder, `photo-${index + 1}.jpg`)
      await copyFile(source, path)
      await appendFile(path, `${mark} ${index}`)
      return path
    }),
  )
}

async function enhanceInPage(
  browser: BrowserContext,
  page: Page,
  files: readonly string[],
): Promise<{ milliseconds: number; stages: Stages }> {
  const clear = page.getByRole('button', { name: 'Clear List', exact: true })
  if (await clear.isVisible()) await clear.click()
  await page.getByLabel('Images to enhance', { exact: true }).setInputFiles([...files])
  await page.getByText(`${files.length} image(s) ready`).first().waitFor()
  const session = await (browser.browser() as Browser).newBrowserCDPSession()
  const trace = await startTrace(session)
  const milliseconds = await page.evaluate(
    (message) =>
      new Promise<number>((resolve) => {
        const buttons = [...document.querySelectorAll('button')]
        const start = performance.now()
        const observer = new MutationObserver(() => {
          if (!document.body.textContent?.includes(message)) return
          observer.disconnect()
          resolve(performance.now() - start)
        })
        observer.observe(document.body, { subtree: true, childList: true, characterData: true })
        buttons.find(({ textContent }) => textContent?.trim() === 'Enhance All')?.click()
      }),
    `Enhanced ${files.length} of ${files.length} images`,
  )
  const stages = await trace.end()
  await session.detach()
  // The message of this batch must disappear before the next batch starts.
  await page
    .getByText(/^Enhanced \d+ of \d+ images$/)
    .first()
    .waitFor({ state: 'detached' })
  return { milliseconds, stages }
}

interface TraceEvent {
  readonly name: string
  readonly cat: string
  readonly ph: string
  readonly ts: number
  readonly id2?: { readonly local?: string }
  readonly pid: number
}

/** Collects the user timing entries of pages and workers. */
async function startTrace(session: CDPSession): Promise<{ end(): Promise<Stages> }> {
  const events: TraceEvent[] = []
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])))
  await session.send('Tracing.start', {
    traceConfig: { includedCategories: ['blink.user_timing'] },
    transferMode: 'ReportEvents',
  })
  return {
    async end() {
      const complete = new Promise<void>((resolve) => {
        session.once('Tracing.tracingComplete', () => resolve())
      })
      await session.send('Tracing.end')
      await complete
      return sumStages(events)
    },
  }
}

/** The trace has two events per measure, its start and its end. */
function sumStages(events: readonly TraceEvent[]): Stages {
  const sums = new Map<string, number>()
  for (const { name, ph, ts } of events) {
    const stage = /^enhancer (.+)$/.exec(name)?.[1]
    if (!stage || (ph !== 'b' && ph !== 'e')) continue
    sums.set(stage, (sums.get(stage) ?? 0) + ((ph === 'e' ? 1 : -1) * ts) / 1000)
  }
  return sums
}

type Memory = ReadonlyMap<number, number>

/** The memory of the pages' processes in MB. Resets their peak values. */
async function memoryNow(browser: BrowserContext): Promise<Memory> {
  if (process.platform !== 'linux') return new Map()
  const processes = await pageProcesses(browser.browser() as Browser)
  const before = await Promise.all(processes.map(async (id) => [id, await readMemory(id, 'VmRSS')] as const))
  await Promise.all(processes.map((id) => writeFile(`/proc/${id}/clear_refs`, '5')))
  return new Map(before)
}

async function mostMemorySince(before: Memory): Promise<number> {
  const added = await Promise.all(
    [...before].map(async ([id, megabytes]) => (await readMemory(id, 'VmHWM')) - megabytes),
  )
  return Math.max(...added)
}
