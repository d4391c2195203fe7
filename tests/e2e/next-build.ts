import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { dist } from './own-site.ts'

export interface NextBuild {
  readonly root: string
  readonly remove: () => Promise<void>
}

/** What tells a page of the next build from one of this build. */
const nextMark = '<meta name="build" content="next">'

/**
 * A copy of the production build as a deploy would replace it: every page has changed, and so have the About page's
 * script and style sheet. Their old names are gone, and with them the names of all scripts that name them.
 */
export async function makeNextBuild(): Promise<NextBuild> {
  const root = await mkdtemp(join(tmpdir(), 'next-build-'))
  await cp(dist, root, {
    recursive: true,
    // Compressed copies would be of the old texts.
    filter: (path) => !/\.(?:br|gz)$/.test(path) && path !== join(dist, 'photos'),
  })
  const paths = (await readdir(root, { recursive: true })).filter((path) => /\.(?:js|css|html)$/.test(path))
  const texts = new Map<string, string>()
  for (const path of paths) texts.set(path, await readFile(join(root, path), 'utf8'))

  const renamed = namesAfterChange(texts, /^about-.{8}\.(?:js|css)$/)
  for (const [path, before] of texts) {
    let text = before
    for (const [name, next] of renamed) text = text.replaceAll(name, next)
    if (path.endsWith('.html')) text = text.replace('<head>', `<head>${nextMark}`)
    // The revisions of all pages, as they would be after a change of the entry's name.
    if (path === 'service-worker.js') text = text.replace(/(revision"?:")\w{8}/g, '$1nextnext')
    await rm(join(root, path))
    await writeFile(join(root, dirname(path), renamed.get(basename(path)) ?? basename(path)), text)
  }
  return { root, remove: () => rm(root, { recursive: true }) }
}

/** The new names of a page's files that have changed and of the scripts that name them, directly or by way of others. */
function namesAfterChange(texts: ReadonlyMap<string, string>, changed: RegExp): Map<string, string> {
  const files = [...texts].filter(([path]) => dirname(path) === 'assets')
  const renamed = new Map<string, string>()
  const rename = (name: string) => renamed.set(name, name.replace(/.{8}(\.\w+)$/, 'nextnext$1'))
  for (const [path] of files) if (changed.test(basename(path))) rename(basename(path))
  if (renamed.size !== 2) throw new Error(`${renamed.size} files look like ${changed}`)
  for (const name of renamed.keys()) {
    for (const [path, text] of files) if (text.includes(name)) rename(basename(path))
  }
  return renamed
}
