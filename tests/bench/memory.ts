import { readFile, writeFile } from 'node:fs/promises'
import type { Browser } from 'playwright'

/**
 * Runs a task and measures the peak growth of the page's process in MB (1,000,000 bytes). It is read from
 * Linux's `/proc`, and 0 on other systems.
 */
export async function addedMemory(browser: Browser, task: () => Promise<unknown>): Promise<number> {
  const session = await browser.newBrowserCDPSession()
  const { processInfo } = await session.send('SystemInfo.getProcessInfo')
  // The browser has a spare process for the next page. Only the active one grows.
  const pages = processInfo.filter(({ type }) => type === 'renderer' && process.platform === 'linux')
  const before = await Promise.all(pages.map(({ id }) => readMemory(id, 'VmRSS')))
  // Resets the peak values.
  await Promise.all(pages.map(({ id }) => writeFile(`/proc/${id}/clear_refs`, '5')))
  await task()
  const peaks = await Promise.all(pages.map(({ id }) => readMemory(id, 'VmHWM')))
  return Math.round(Math.max(0, ...peaks.map((megabytes, index) => megabytes - (before[index] ?? 0))))
}

async function readMemory(pid: number, field: 'VmRSS' | 'VmHWM'): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  const kilobytes = new RegExp(`${field}:\\s+(\\d+) kB`).exec(status)?.[1]
  return (Number(kilobytes) * 1024) / 1e6
}
