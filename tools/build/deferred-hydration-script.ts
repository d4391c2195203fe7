import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { minify, transformWithOxc } from 'vite'
import { digestOf } from './page-mark.ts'
import type { SiteFile } from './prerender.ts'

/** The file of `src/deferred-hydration.ts`, a classic script, which runs as soon as it has arrived. */
export async function startScript(root: string): Promise<SiteFile> {
  const path = join(root, 'src/deferred-hydration.ts')
  const { code } = await transformWithOxc(await readFile(path, 'utf8'), path)
  // Scripts share one scope, unlike modules.
  const { code: source } = await minify(path, `(() => {${code.replace(/^export \{\s*\};?$/m, '')}})()`)
  return { fileName: `assets/start-${digestOf(source).slice(0, 8)}.js`, source }
}
