import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { Plugin } from 'vite'

const run = promisify(execFile)

const query = /\?wasm$/
const cache = 'node_modules/.cache/assemblyscript'
const compiler = fileURLToPath(import.meta.resolve('assemblyscript/bin/asc.js'))
const compilerVersion = fileURLToPath(import.meta.resolve('assemblyscript/package.json'))

/** For speed; and without a runtime, since our modules manage their few buffers themselves. */
const options = ['--runtime', 'stub', '--enable', 'simd', '-O3', '--noAssert', '--converge']

/**
 * Compiles AssemblyScript: importing `module/index.ts?wasm` gives the compiled module as a hexadecimal string, which
 * compresses to three quarters of a base64 string.
 *
 * It is inlined because it has a few kilobytes only. Its importer then needs no second request and works offline.
 */
export function assemblyscript(): Plugin {
  let root = '.'
  return {
    name: 'assemblyscript',
    enforce: 'pre',
    configResolved(config) {
      root = config.root
    },
    load: {
      filter: { id: query },
      async handler(id) {
        const entry = id.replace(query, '')
        const sources = await sourcesIn(dirname(entry))
        for (const path of sources) this.addWatchFile(path)
        const binary = await readFile(await compile(root, entry, sources))
        return { code: `export default '${binary.toString('hex')}'`, map: null, moduleType: 'js' }
      },
    },
  }
}

async function sourcesIn(folder: string): Promise<string[]> {
  const files = await readdir(folder)
  return files
    .filter((name) => name.endsWith('.ts'))
    .sort()
    .map((name) => join(folder, name))
}

/** The compiled module's path. The result is cached by content, because compiling takes seconds. */
async function compile(root: string, entry: string, sources: readonly string[]): Promise<string> {
  const hash = createHash('sha256').update(options.join(' '))
  for (const path of [compilerVersion, ...sources]) hash.update(await readFile(path))
  const output = join(root, cache, `${hash.digest('hex')}.wasm`)
  if (!existsSync(output)) {
    await mkdir(dirname(output), { recursive: true })
    // Two builds may run at once. Neither must read a file that the other is still writing.
    const unfinished = `${output}.${process.pid}`
    await run(process.execPath, [compiler, entry, '--outFile', unfinished, ...options])
    await rename(unfinished, output)
  }
  return output
}
