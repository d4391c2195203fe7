import { globSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

/**
 * Writes a `.br` and a `.gz` beside every file of the build that compression makes smaller. Works on the
 * finished folder, because prerendered pages and the service worker are written last.
 */
export function compress(): Plugin {
  let outDir = ''
  return {
    name: 'compress',
    apply: 'build',
    configResolved({ root, build }) {
      outDir = resolve(root, build.outDir)
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler(error?: Error) {
        if (error) return
        const names = globSync('**/*.{css,html,js,json,md,svg,txt,wasm,webmanifest,xml}', { cwd: outDir })
        await Promise.all(names.map((name) => compressFile(join(outDir, name))))
      },
    },
  }
}

async function compressFile(path: string): Promise<void> {
  const body = await readFile(path)
  const forms = {
    '.br': await promisify(brotliCompress)(body),
    '.gz': await promisify(gzip)(body, { level: constants.Z_BEST_COMPRESSION }),
  }
  for (const [ending, form] of Object.entries(forms))
    if (form.length < body.length) await writeFile(path + ending, form)
}
