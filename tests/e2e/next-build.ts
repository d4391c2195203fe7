import { link, mkdir, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises'
import { basename, dirname, join, relative } from 'node:path'
import { dist } from './own-site.ts'

/** What tells a page of the next build from one of this build. */
const nextMark = '<meta name="build" content="next">'

/** On the same disk as the build, since its unchanged files are hard links. */
const folder = join(dist, '../test-results')

/**
 * The production build as a deploy would replace it: every page has changed, and so have the About page's script and
 * style sheet. Their old names are gone, and with them the names of all scripts that name them.
 *
 * @returns its folder, which the caller removes
 */
export async function makeNextBuild(): Promise<string> {
  await mkdir(folder, { recursive: true })
  const root = await mkdtemp(join(folder, 'next-build-'))
  const files = (await readdir(dist, { recursive: true, withFileTypes: true })).filter((entry) =>
    entry.isFile(),
  )
  // Compressed copies hold the old texts.
  const paths = files
    .map(({ parentPath, name }) => relative(dist, join(parentPath, name)))
    .filter((path) => !/\.(?:br|gz)$/.test(path))
  for (const path of new Set(paths.map((path) => dirname(path))))
    await mkdir(join(root, path), { recursive: true })

  const texts = new Map<string, string>()
  for (const path of paths) {
    if (/\.(?:js|css|html)$/.test(path)) texts.set(path, await readFile(join(dist, path), 'utf8'))
    else await link(join(dist, path), join(root, path))
  }
  const renamed = namesAfterChange(texts, /^about-.{8}\.(?:js|css)$/)
  for (const [path, before] of texts) {
    let text = before
    for (const [name, next] of renamed) text = text.replaceAll(name, next)
    if (path.endsWith('.html')) text = text.replace('<head>', `<head>${nextMark}`)
    // The revisions of all pages, as they would be after a change of the entry's name.
    if (path === 'service-worker.js') text = text.replace(/(revision"?:")\w{8}/g, '$1nextnext')
    await writeFile(join(root, dirname(path), renamed.get(basename(path)) ?? basename(path)), text)
  }
  return root
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
