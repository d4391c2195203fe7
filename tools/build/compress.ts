import { existsSync } from 'node:fs'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const compressible = /\.(?:css|html|js|json|map|mjs|svg|txt|wasm|webmanifest|xml)$/

const codings = [
  {
    suffix: '.br',
    compress: (body: Buffer) =>
      promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: body.length } }),
  },
  {
    suffix: '.gz',
    compress: (body: Buffer) => promisify(gzip)(body, { level: constants.Z_BEST_COMPRESSION }),
  },
]

/**
 * Writes a `.br` and a `.gz` beside every file of the build that compression makes smaller. Works on the finished
 * folder, because prerendered pages and the service worker are written last.
 */
export function compress(): Plugin {
  let outDir = ''
  return {
    name: 'compress',
    apply: 'build',
    configResolved(config) {
      outDir = resolve(config.root, config.build.outDir)
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler(error?: Error) {
        if (error || !existsSync(outDir)) return
        const entries = await readdir(outDir, { recursive: true, withFileTypes: true })
        const paths = entries
          .filter((entry) => entry.isFile() && compressible.test(entry.name))
          .map((entry) => join(entry.parentPath, entry.name))
        await Promise.all(paths.map(compressFile))
      },
    },
  }
}

/** Writes the compressed forms of one file. */
export async function compressFile(path: string): Promise<void> {
  const body = await readFile(path)
  for (const { suffix, compress } of codings) {
    const compressed = await compress(body)
    if (compressed.length < body.length) await writeFile(path + suffix, compressed)
  }
}
