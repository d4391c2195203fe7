import { type ChildProcess, fork, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { siteImages } from '../../src/content/site-images.ts'
import { median } from './median.ts'
import { type Clients, getPage, misbehavingClients } from './misbehaving-clients.ts'

/**
 * `npm run load`: what misbehaving clients and load do to the production server on this machine. For each kind of them: how
 * long pages take meanwhile, the server's memory afterwards, and what it has logged. Ends with 1 where memory grows from
 * one round to the next or the log fills.
 *
 * The load comes from a process of its own: one that is busy with making it would find every page slow.
 */

const root = join(import.meta.dirname, '../..')
const loads: Readonly<Record<string, Clients>> = { ...misbehavingClients, '200 enhancements': enhanceAtOnce }
const times = { 'keep-alive flood': 5_000, 'slow clients': 300, 'half-open connections': 300 }

const [load, port, count] = process.argv.slice(2)
if (load) {
  process.send?.('begun')
  await loads[load]?.(Number(port), Number(count))
  process.disconnect?.()
} else await report()

async function report(): Promise<void> {
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
    const rows = []
    for (const name of Object.keys(loads)) {
      const count = times[name as keyof typeof times] ?? 200
      await make(name, port, count).done
      const before = { memory: memoryOf(server), logged }
      const pages = await pagesDuring(port, make(name, port, count))
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
    // What the engine takes while it enhances is given back a minute later.
    const hasGrown = rows.some((row) => row.load in misbehavingClients && row['MB more'] > 50)
    if (hasGrown || rows.some((row) => row['lines logged'] > 10)) process.exitCode = 1
  } finally {
    server.kill()
  }
}

interface Load {
  readonly begun: Promise<unknown>
  readonly done: Promise<void>
}

/** Makes a load in a process of its own. */
function make(name: string, port: number, count: number): Load {
  const maker = fork(import.meta.filename, [name, String(port), String(count)])
  const done = once(maker, 'close').then(([code]) => {
    if (code !== 0) throw new Error(`The load "${name}" has failed`)
  })
  return { begun: Promise.race([once(maker, 'message'), done]), done }
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
async function pagesDuring(port: number, { begun, done }: Load): Promise<number[]> {
  let isDone = false
  const ended = done.finally(() => {
    isDone = true
  })
  await begun
  const durations = [await getPage(port)]
  while (!isDone) durations.push(await getPage(port))
  await ended
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
