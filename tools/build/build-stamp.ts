import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import type { Plugin } from 'vite'

/** The inputs of a build, in addition to the `VITE_*` variables of the environment. */
const inputs = [
  'index.html',
  'package-lock.json',
  'package.json',
  'public',
  'src',
  'supabase/functions/enhance-image/contract.ts',
  'supabase/functions/enhance-image/photo/photo-hashes.ts',
  'tools',
  'tsconfig.json',
  'vite.config.ts',
  'workers',
  '.env',
  '.env.local',
  '.env.production',
  '.env.production.local',
]

/** Written by the build itself. */
const generated = 'src/routeTree.gen.ts'

const stampPath = (root: string) => join(root, 'node_modules/.cache/build-stamp')

/**
 * Builds the site unless `dist` is up to date. Vite runs in a process of its own: a build takes well over a gigabyte of
 * memory, and a process that goes on to serve the site would keep it.
 *
 * @throws Error where the build fails. Vite has said why by then
 */
export async function buildUnlessBuilt(root: string): Promise<void> {
  if (isBuilt(root)) return
  const vite = join(dirname(createRequire(import.meta.url).resolve('vite/package.json')), 'bin/vite.js')
  const building = spawn(process.execPath, [vite, 'build'], { cwd: root, stdio: 'inherit' })
  const stop = () => void building.kill()
  process.once('SIGTERM', stop)
  const [code] = await once(building, 'close')
  process.off('SIGTERM', stop)
  if (code !== 0) throw new Error('The site could not be built')
}

/** Whether `dist` is a finished build of exactly these sources, settings, dependencies and variables. */
function isBuilt(root: string): boolean {
  const stamp = stampPath(root)
  return (
    existsSync(join(root, 'dist/index.html')) &&
    existsSync(stamp) &&
    readFileSync(stamp, 'utf8') === fingerprint(root)
  )
}

/** Notes what `dist` was built from, once it is complete. */
export function buildStamp(): Plugin {
  let root = ''
  let inDist = false
  let source = ''
  return {
    name: 'build-stamp',
    apply: 'build',
    configResolved(config) {
      root = config.root
      inDist = config.mode === 'production' && resolve(root, config.build.outDir) === join(root, 'dist')
    },
    buildStart() {
      if (!inDist) return
      rmSync(stampPath(root), { force: true })
      source = fingerprint(root)
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      handler(error?: Error) {
        if (error || !inDist) return
        mkdirSync(dirname(stampPath(root)), { recursive: true })
        writeFileSync(stampPath(root), source)
      },
    },
  }
}

/** A hash over every input's name and content and over the variables that the build may read. */
function fingerprint(root: string): string {
  const hash = createHash('sha256')
  for (const path of inputs.flatMap((input) => listFiles(root, input))) {
    if (path !== generated) hash.update(`${path}\0`).update(readFileSync(join(root, path)))
  }
  for (const name of Object.keys(process.env).sort()) {
    if (name.startsWith('VITE_')) hash.update(`${name}=${process.env[name]}\0`)
  }
  return hash.digest('hex')
}

/** All paths below a file or folder, in a stable order. Empty if it does not exist. */
function listFiles(root: string, path: string): string[] {
  const absolute = join(root, path)
  if (!existsSync(absolute)) return []
  if (!statSync(absolute).isDirectory()) return [path]
  return readdirSync(absolute)
    .sort()
    .flatMap((name) => listFiles(root, `${path}/${name}`))
}
