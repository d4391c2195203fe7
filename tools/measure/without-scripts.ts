import { link, mkdir, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { compressFile } from '../build/compress.ts'

/** A copy of a build, beside it, whose pages run no scripts. Whoever asks for it removes it. */
export async function withoutScripts(dist: string): Promise<string> {
  const copy = await mkdtemp(`${dist}-without-scripts-`)
  for (const entry of await readdir(dist, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || /\.html\.(?:br|gz)$/.test(entry.name)) continue
    const path = join(entry.parentPath, entry.name)
    const target = join(copy, relative(dist, path))
    await mkdir(dirname(target), { recursive: true })
    if (entry.name.endsWith('.html')) {
      const html = await readFile(path, 'utf8')
      await writeFile(target, html.replaceAll(/<script [^>]*src=[^>]*><\/script>/g, ''))
      await compressFile(target)
    } else await link(path, target)
  }
  return copy
}
