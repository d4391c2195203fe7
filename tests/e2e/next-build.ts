import { link, mkdir, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises'
import { basename, dirname, join, relative } from 'node:path'
import { digestOf, readPageMark } from '../../tools/build/page-mark.ts'
import { fileAt } from './fault-gate.ts'
import { dist } from './own-site.ts'

/** Builds after `dist`, by the mark in the head of their pages and in the names of their changed files. */
export type LaterBuild = 'next' | 'last'

const made = new Map<LaterBuild, Promise<string>>()

/** The folder of a later build, which all tests of a worker share. Playwright removes it before the next run. */
export function nextBuild(mark: LaterBuild = 'next'): Promise<string> {
  const folder = made.get(mark) ?? makeBuild(mark)
  made.set(mark, folder)
  return folder
}

/** On the same disk as the build, because unchanged files are hard links. */
const results = join(dist, '../test-results')

/**
 * The production build as a deploy would replace it: every page has changed, and so have the About page's script and
 * style sheet, the enhancer, the reader of HEIC files and every photograph's variants. Their old names are gone, and with
 * them the names of all scripts that name them.
 */
async function makeBuild(mark: LaterBuild): Promise<string> {
  await mkdir(results, { recursive: true })
  const root = await mkdtemp(join(results, `${mark}-build-`))
  const files = await readdir(dist, { recursive: true, withFileTypes: true })
  const paths = files
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(dist, join(parentPath, name)))
    // Compressed copies contain the old texts.
    .filter((path) => !/\.(?:br|gz)$/.test(path))
  for (const path of new Set(paths.map((path) => dirname(path))))
    await mkdir(join(root, path), { recursive: true })

  const isText = (path: string) => /\.(?:js|css|html|json)$/.test(path)
  const texts = new Map<string, string>()
  for (const path of paths.filter(isText)) texts.set(path, await readFile(join(dist, path), 'utf8'))
  const renamed = namesAfterChange(mark, texts, paths.filter(isChanged))
  const nextPath = (path: string) => join(root, dirname(path), renamed.get(basename(path)) ?? basename(path))

  for (const path of paths.filter((path) => !isText(path))) await link(join(dist, path), nextPath(path))
  for (const [path, before] of texts) {
    const text = before.replaceAll(assetName, (name) => renamed.get(name) ?? name)
    const page = text
      .replace('<head>', `<head><meta name="build" content="${mark}">`)
      .replace(/(name="revision" content=").{4}/, `$1${mark}`)
    await writeFile(nextPath(path), path.endsWith('.html') ? page : text)
  }
  await reviseList(root)
  return root
}

const assetName = /[\w.-]+-[\w-]{8}\.(?:js|css|avif|webp)/g

/** Whether a later build changes this file itself, and not only the names of others in it. */
const isChanged = (path: string) =>
  /\/(?:about-.{8}\.(?:js|css)|(?:heic-)?worker-.{8}\.js|.+-\d+w-.{8}\.(?:avif|webp))$/.test(path)

/** The new names of changed files and of the scripts that name them, directly or indirectly. */
function namesAfterChange(
  mark: LaterBuild,
  texts: ReadonlyMap<string, string>,
  changed: readonly string[],
): Map<string, string> {
  // Half of the digest stays, because the names of two files may differ in nothing else.
  const nextName = (name: string) => name.replace(/(.{4}).{4}(\.\w+)$/, `$1${mark}$2`)
  const scripts = [...texts].filter(([path]) => dirname(path) === 'assets')
  const renamed = new Map(changed.map((path) => [basename(path), nextName(basename(path))]))
  if (![...renamed.values()].some((name) => /^about-.{8}\.js$/.test(name)))
    throw new Error('The build has no script of the About page')
  for (const name of renamed.keys()) {
    for (const [path, text] of scripts)
      if (text.includes(name)) renamed.set(basename(path), nextName(basename(path)))
  }
  return renamed
}

/** Corrects the revisions in the service worker's list of what it precaches. */
async function reviseList(root: string): Promise<void> {
  const path = join(root, 'service-worker.js')
  const code = await readFile(path, 'utf8')
  const list = /\[\{[^[]*"revision":.*?\}\]/s.exec(code)?.[0]
  if (!list) throw new Error('The service worker has no list of what it precaches')
  const revised = await Promise.all(
    (JSON.parse(list) as { url: string }[]).map(async (entry) => {
      const file = fileAt(root, entry.url)
      const content = await readFile(file)
      const revision = file.endsWith('.html') ? readPageMark(content.toString()) : digestOf(content)
      return { ...entry, revision }
    }),
  )
  await writeFile(
    path,
    code.replace(list, () => JSON.stringify(revised)),
  )
}
