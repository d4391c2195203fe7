import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

/** The inputs of a build, in addition to the `VITE_*` variables of the environment. */
const inputs = [
  '{index.html,package.json,package-lock.json,tsconfig.json,vite.config.ts,.env,.env.*}',
  '{public,server,src,workers}/**/*.*',
  'tools/{*,assets/**/*,records/**/*,vite/**/*}.*',
  'supabase/functions/enhance-image/contract.ts',
]

/** The file that says what a build was made from. The next build removes it before it writes anything. */
const stampFile = '.build-stamp'

/**
 * Builds the site unless `dist` is up to date. Vite runs in a process of its own: a build takes well over a
 * gigabyte of memory, and a process that goes on to serve the site would keep it.
 *
 * @throws Error where the build fails, which Vite explains on the console
 */
export async function buildUnlessBuilt(root: string): Promise<void> {
  if (isUpToDate(root)) return
  const vite = viteProgram()
  console.log('Building the site. This takes a minute.')
  const begun = performance.now()
  const options = ['build', '--logLevel', 'warn']
  const building = spawn(process.execPath, [vite, ...options], { cwd: root, stdio: 'inherit' })
  const stop = () => void building.kill()
  process.once('SIGTERM', stop)
  const [code] = await once(building, 'close')
  process.off('SIGTERM', stop)
  if (code !== 0) throw new Error('The site could not be built')
  console.log(`Built in ${Math.round((performance.now() - begun) / 1000)} seconds.`)
}

function viteProgram(): string {
  try {
    return fileURLToPath(new URL('../../bin/vite.js', import.meta.resolve('vite')))
  } catch {
    throw new Error(
      'The site has to be built, and the packages for that are missing. Install them with: npm ci',
    )
  }
}

/** True if `dist` was made from exactly these sources and variables. */
export function isUpToDate(root: string): boolean {
  const stamp = join(root, 'dist', stampFile)
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint(root)
}

export function buildStamp(): Plugin {
  let root = ''
  let outDir = ''
  let source = ''
  return {
    name: 'build-stamp',
    apply: (_, { mode }) => mode === 'production',
    configResolved(config) {
      root = config.root
      outDir = resolve(root, config.build.outDir)
    },
    buildStart() {
      source = fingerprint(root)
    },
    buildEnd(error) {
      // Not every failure is told when the build is closed.
      if (error) source = ''
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      handler(error?: Error) {
        // A failed build closes twice, the second time without its error.
        if (error) source = ''
        if (source) writeFileSync(join(outDir, stampFile), source)
      },
    },
  }
}

/** A hash over every input's name and content and over the variables that the build may read. */
function fingerprint(root: string): string {
  const hash = createHash('sha256')
  // Written by the build itself.
  for (const path of globSync(inputs, { cwd: root }).sort())
    if (path !== 'src/routeTree.gen.ts') hash.update(`${path}\0`).update(readFileSync(join(root, path)))
  for (const name of Object.keys(process.env).sort())
    if (name.startsWith('VITE_')) hash.update(`${name}=${process.env[name]}\0`)
  return hash.digest('hex')
}
