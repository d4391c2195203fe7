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
 * `npm run bench:server [magick|esrgan]`: what each of the site's photographs costs the backend function in Deno, as a
 * function that has just been started: a process of its own each, its engine cold. Ends with 1 where a photograph goes
 * beyond the hosted limits.
 *
 * Photographs come from the photographs' folder, so no network is needed.
 */

const hosted = { cpu: 2000, memory: 256 }

interface Cost {
  /** Processor time from the start of the engine to the enhanced JPEG, in milliseconds. */
  readonly cpu: number
  /** The most memory that the process has had, in MB, Deno included. */
  readonly memory: number
  readonly bytes: number
  readonly pixels: string
  readonly noise: number
  readonly smoothing: number
}

const root = join(import.meta.dirname, '../..')
const [engine = 'magick', only] = process.argv.slice(2)
if (engine !== 'magick' && engine !== 'esrgan') throw new Error(`There is no engine "${engine}"`)

if (only) await measure(engine, only)
else compareAll(engine)

async function measure(name: 'magick' | 'esrgan', path: string): Promise<void> {
  const jpeg = new Uint8Array(readFileSync(path))
  const start = process.cpuUsage()
  const enhanced = await (await loadEngine(name)).enhance(jpeg, new AbortController().signal)
  const { user, system } = process.cpuUsage(start)
  const memory = process.resourceUsage().maxRSS
  const photo = await decodeJpeg(jpeg)
  const analysis = analyse(photo)
  const cost: Cost = {
    cpu: (user + system) / 1000,
    memory: memory / 1024,
    bytes: enhanced.length,
    pixels: `${photo.width}x${photo.height}`,
    noise: analysis.noise,
    smoothing: treatmentFor(analysis).smoothing,
  }
  console.log(JSON.stringify(cost))
}

function compareAll(name: string): void {
  const rows = siteImages.map(({ path }) => {
    const file = join(root, 'public', path)
    const { cpu, memory, bytes, pixels, noise, smoothing } = costOf(name, file)
    return {
      photo: basename(path, '.jpg'),
      pixels,
      'CPU ms': Math.round(cpu),
      'memory MB': Math.round(memory),
      'KB in': Math.round(statSync(file).size / 1000),
      'KB out': Math.round(bytes / 1000),
      noise: Number(noise.toFixed(1)),
      smoothing: Number(smoothing.toFixed(1)),
    }
  })
  console.table(rows)
  const most = {
    cpu: Math.max(...rows.map((row) => row['CPU ms'])),
    memory: Math.max(...rows.map((row) => row['memory MB'])),
  }
  console.log(
    `At most ${most.cpu} ms and ${most.memory} MB; hosted limits ${hosted.cpu} ms and ${hosted.memory} MB.`,
  )
  if (name === 'magick' && (most.cpu > hosted.cpu || most.memory > hosted.memory)) process.exitCode = 1
}

/** Runs this file in Deno for one photograph. */
function costOf(name: string, file: string): Cost {
  const script = join(import.meta.dirname, 'bench-server.ts')
  const { stdout, stderr, status } = spawnSync(
    denoPath(),
    [...denoOptions, '--allow-sys', script, name, file],
    {
      encoding: 'utf8',
    },
  )
  if (status !== 0) throw new Error(stderr)
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as Cost
}
