import { execFile } from 'node:child_process'
import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { Plugin } from 'vite'
import { cachedFile } from './build-cache.ts'

const run = promisify(execFile)

const query = /\?wasm$/
const compiler = fileURLToPath(import.meta.resolve('assemblyscript/bin/asc.js'))
const compilerVersion = fileURLToPath(import.meta.resolve('assemblyscript/package.json'))

/** For speed; and without a runtime, since our modules manage their few buffers themselves. */
const options = ['--runtime', 'stub', '--enable', 'simd', '-O3', '--noAssert', '--converge']

/**
 * Compiles AssemblyScript: importing `module/index.ts?wasm` gives the compiled module as a hexadecimal
 * string, which compresses to three quarters of a base64 string. With its few kilobytes inlined, its importer
 * needs no second request.
 */
export function assemblyscript(): Plugin {
  return {
    name: 'assemblyscript',
    enforce: 'pre',
    load: {
      filter: { id: query },
      async handler(id) {
        const entry = id.replace(query, '')
        const sources = globSync(join(dirname(entry), '*.ts')).sort()
        for (const path of sources) this.addWatchFile(path)
        const binary = await readFile(await compile(entry, sources))
        return { code: `export default '${binary.toString('hex')}'`, map: null, moduleType: 'js' }
      },
    },
  }
}

/** The compiled module's path. The result is cached by content, because compiling takes seconds. */
async function compile(entry: string, sources: readonly string[]): Promise<string> {
  const files = await Promise.all([compilerVersion, ...sources].map((path) => readFile(path)))
  return cachedFile('assemblyscript/*.wasm', [options.join(' '), ...files], (path) =>
    run(process.execPath, [compiler, entry, '--outFile', path, ...options]),
  )
}
