import { spawnSync } from 'node:child_process'
import { readFileSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import process from 'node:process'
import { siteImages } from '../../src/content/site-images.ts'
import { analyse, treatmentFor } from '../../supabase/functions/enhance-image/engine/analysis.ts'
import { decodeJpeg } from '../../supabase/functions/enhance-image/engine/jpeg-codec.ts'
import { loadEngine } from '../../supabase/functions/enhance-image/engine/load-engine.ts'
import { denoOptions, denoPath } from './deno.ts'

/**
 * `npm run bench:server [standard|esrgan]`: measures what each of the site's photographs costs the backend function in Deno.
 * One process enhances one after the other, as the page requests them. The first one also starts the engine. The exit code
 * is 1 if a photograph exceeds the hosted limits.
 *
 * Photographs are read from their folder, so no network is needed.
 */

const hosted = { cpu: 2000, memory: 256 }

interface Cost {
  readonly path: string
  /** Processor time from the request to the enhanced JPEG, in milliseconds. */
  readonly cpu: number
  /** The peak memory of the process so far in MB, including Deno. */
  readonly memory: number
  readonly bytes: number
  readonly pixels: string
  readonly noise: number
  readonly smoothing: number
}

const root = join(import.meta.dirname, '../..')
const fileOf = (path: string) => join(root, 'src', path)
const [engine = 'standard', task] = process.argv.slice(2)
if (engine !== 'standard' && engine !== 'esrgan') throw new Error(`There is no engine "${engine}"`)

if (task === 'measure') await measure(engine)
else report(engine)

async function measure(name: 'standard' | 'esrgan'): Promise<void> {
  const costs: Omit<Cost, 'noise' | 'smoothing' | 'pixels'>[] = []
  for (const { path } of siteImages) {
    const jpeg = new Uint8Array(readFileSync(fileOf(path)))
    const start = process.cpuUsage()
    const enhanced = await (await loadEngine(name)).enhance(jpeg, new AbortController().signal)
    const { user, system } = process.cpuUsage(start)
    const memory = process.resourceUsage().maxRSS / 1024
    costs.push({ path, cpu: (user + system) / 1000, memory, bytes: enhanced.length })
  }
  // The analysis is repeated after the measurement, so that it does not count.
  for (const cost of costs) {
    const photo = await decodeJpeg(new Uint8Array(readFileSync(fileOf(cost.path))))
    const analysis = analyse(photo)
    const found = { noise: analysis.noise, smoothing: treatmentFor(analysis).smoothing }
    console.log(
      JSON.stringify({ ...cost, ...found, pixels: `${photo.width}x${photo.height}` } satisfies Cost),
    )
  }
}

function report(name: string): void {
  const costs = measureInDeno(name)
  console.table(
    costs.map(({ path, cpu, memory, bytes, pixels, noise, smoothing }) => ({
      photo: basename(path, '.jpg'),
      pixels,
      'CPU ms': Math.round(cpu),
      'memory MB': Math.round(memory),
      'KB in': Math.round(statSync(fileOf(path)).size / 1000),
      'KB out': Math.round(bytes / 1000),
      noise: Number(noise.toFixed(1)),
      smoothing: Number(smoothing.toFixed(1)),
    })),
  )
  const total = costs.reduce((sum, { cpu }) => sum + cpu, 0)
  const most = {
    cpu: Math.max(...costs.map(({ cpu }) => cpu)),
    memory: Math.max(...costs.map(({ memory }) => memory)),
  }
  console.log(
    `At most ${Math.round(most.cpu)} ms for one photograph and ${Math.round(most.memory)} MB; ` +
      `hosted limits ${hosted.cpu} ms and ${hosted.memory} MB. All together ${Math.round(total)} ms.`,
  )
  if (name === 'standard' && (most.cpu > hosted.cpu || most.memory > hosted.memory)) process.exitCode = 1
}

/** Runs this file in Deno. */
function measureInDeno(name: string): Cost[] {
  const { stdout, stderr, status } = spawnSync(
    denoPath(),
    [...denoOptions, '--allow-sys', join(import.meta.dirname, 'bench-server.ts'), name, 'measure'],
    { encoding: 'utf8' },
  )
  if (status !== 0) throw new Error(stderr)
  return stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Cost)
}
