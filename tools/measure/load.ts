import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { siteImages } from '../../src/content/site-images.ts'
import { faults, getPage } from './faults.ts'
import { median } from './median.ts'

/**
 * `npm run load`: what faults and load do to the production server on this machine. For each kind of them: how long pages
 * take meanwhile, the server's memory afterwards, and what it has logged. Ends with 1 where memory grows from one round
 * to the next or the log fills.
 */

const root = join(import.meta.dirname, '../..')
const times = { 'keep-alive flood': 5_000, 'slow clients': 300, 'half-open connections': 300 }
const server = spawn(process.execPath, [join(root, 'tools/serve/start.ts')], {
  env: { ...process.env, PORT: '0', HOST: 'localhost' },
  stdio: ['ignore', 'pipe', 'pipe'],
})
let logged = 0
createInterface(server.stderr).on('line', () => {
  logged += 1
})

try {
  const port = await portOf(server)
  const scenarios = Object.entries({ ...faults, '200 enhancements': enhanceAtOnce })
  const rows = []
  for (const [name, run] of scenarios) {
    const count = times[name as keyof typeof times] ?? 200
    await run(port, count)
    const before = { memory: memoryOf(server), logged }
    const pages = await pagesDuring(port, run(port, count))
    rows.push({
      load: name,
      times: count,
      'pages read': pages.length,
      'median ms': Number(median(pages).toFixed(1)),
      '99 % below ms': Number(percentile(pages, 0.99).toFixed(1)),
      'slowest ms': Math.round(Math.max(...pages)),
      'memory MB': memoryOf(server),
      'MB more': memoryOf(server) - before.memory,
      'lines logged': logged - before.logged,
    })
  }
  console.table(rows)
  if (rows.some((row) => row['MB more'] > 50 || row['lines logged'] > 10)) process.exitCode = 1
} finally {
  server.kill()
}

async function portOf({ stdout }: ChildProcess): Promise<number> {
  if (!stdout) throw new Error('The server says nothing')
  for await (const line of createInterface(stdout)) {
    const port = /^The site is at http:\/\/localhost:(\d+)/.exec(line)?.[1]
    if (port) return Number(port)
  }
  throw new Error('The server did not start')
}

/** Reads pages one after the other while something else goes on. */
async function pagesDuring(port: number, work: Promise<void>): Promise<number[]> {
  let isDone = false
  const done = work.finally(() => {
    isDone = true
  })
  const durations = [await getPage(port)]
  while (!isDone) durations.push(await getPage(port))
  await done
  return durations
}

/** Asks for all photographs at once, more often than the function takes on. Those turned away are answered as well. */
async function enhanceAtOnce(port: number, count: number): Promise<void> {
  const site = `http://localhost:${port}`
  await Promise.all(
    Array.from({ length: count }, async (_, i) => {
      const response = await fetch(`${site}/functions/v1/enhance-image`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Origin: site },
        body: JSON.stringify({ imageUrl: site + siteImages[i % siteImages.length]?.path, scale: 2 }),
      })
      await response.text()
    }),
  )
}

/** The value that a share of all numbers does not exceed. */
function percentile(numbers: readonly number[], share: number): number {
  return numbers.toSorted((a, b) => a - b)[Math.ceil(share * numbers.length) - 1] ?? Number.NaN
}

/** The resident memory of a process in MB, where Linux shows it. */
function memoryOf({ pid }: ChildProcess): number {
  if (process.platform !== 'linux') return 0
  const kilobytes = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  return Math.round(Number(kilobytes) / 1024)
}
