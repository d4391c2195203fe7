import { readFile, writeFile } from 'node:fs/promises'
import { type Browser, chromium, type Page } from 'playwright'
import { findChromium } from '../../tools/browser.ts'
import type { Run, Way } from './page/bench.ts'

export interface BenchBrowser {
  /** Runs in a new page that has already enhanced one small photograph, so that everything is loaded. */
  run(way: Way, photo: string, times?: number): Promise<Run>
  close(): Promise<void>
}

const small = '/1.jpg'

/** @param address of the benchmark's page */
export async function openBenchBrowser(address: string): Promise<BenchBrowser> {
  const browser = await chromium.launch(await findChromium())
  const pages = new Map<Way, Page>()
  return {
    async run(way, photo, times = 1) {
      const page = pages.get(way) ?? (await openWarm(browser, address, way))
      pages.set(way, page)
      await page.bringToFront()
      return evaluate(page, way, photo, times)
    },
    close: () => browser.close(),
  }
}

/**
 * The peak growth of the page's process in MB, measured in a new browser. It is read from Linux's `/proc`, and `undefined`
 * on other systems.
 */
export async function addedMemory(
  address: string,
  way: Way,
  photo: string,
  times = 1,
): Promise<number | undefined> {
  if (process.platform !== 'linux') return undefined
  const browser = await chromium.launch(await findChromium())
  try {
    const page = await openWarm(browser, address, way)
    // The browser has a spare process for the next page. Only the active one grows.
    const processes = await pageProcesses(browser)
    const before = await Promise.all(processes.map((id) => readMemory(id, 'VmRSS')))
    // Resets the peak values.
    await Promise.all(processes.map((id) => writeFile(`/proc/${id}/clear_refs`, '5')))
    await evaluate(page, way, photo, times)
    const most = await Promise.all(processes.map((id) => readMemory(id, 'VmHWM')))
    return Math.max(...most.map((megabytes, index) => megabytes - (before[index] ?? 0)))
  } finally {
    await browser.close()
  }
}

async function openWarm(browser: Browser, address: string, way: Way): Promise<Page> {
  const page = await browser.newPage()
  await page.goto(address)
  await evaluate(page, way, small, 1)
  return page
}

function evaluate(page: Page, way: Way, photo: string, times: number): Promise<Run> {
  return page.evaluate(([way, photo, times]) => window.run(way, photo, times), [way, photo, times] as const)
}

/** Process ids of the browser's pages and their workers. */
export async function pageProcesses(browser: Browser): Promise<number[]> {
  const session = await browser.newBrowserCDPSession()
  const { processInfo } = await session.send('SystemInfo.getProcessInfo')
  return processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id)
}

/** In MB. */
export async function readMemory(pid: number, field: 'VmRSS' | 'VmHWM'): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  const kilobytes = new RegExp(`${field}:\\s+(\\d+) kB`).exec(status)?.[1]
  return Number(kilobytes) / 1024
}
