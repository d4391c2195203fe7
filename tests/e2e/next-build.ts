import { link, mkdir, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises'
import { basename, dirname, join, relative } from 'node:path'
import { digestOf, readPageMark } from '../../tools/build/page-mark.ts'
import { dist } from './own-site.ts'

let built: Promise<string> | undefined

/** The folder of the next build, which all tests of a worker share. Playwright removes it before the next run. */
export function nextBuild(): Promise<string> {
  built ??= makeNextBuild()
  return built
}

/** Marks a page of the next build. */
const nextMark = '<meta name="build" content="next">'

/** On the same disk as the build, because unchanged files are hard links. */
const folder = join(dist, '../test-results')

/**
 * The production build as a deploy would replace it: every page has changed, and so have the About page's script and
 * style sheet, the enhancer, the reader of HEIC files and every photograph's variants. Their old names are gone, and with
 * them the names of all scripts that name them.
 */
async function makeNextBuild(): Promise<string> {
  await mkdir(folder, { recursive: true })
  const root = await mkdtemp(join(folder, 'next-build-'))
  const files = (await readdir(dist, { recursive: true, withFileTypes: true })).filter((entry) =>
    entry.isFile(),
  )
  // Compressed copies contain the old texts.
  const paths = files
    .map(({ parentPath, name }) => relative(dist, join(parentPath, name)))
    .filter((path) => !/\.(?:br|gz)$/.test(path))
  for (const path of new Set(paths.map((path) => dirname(path))))
    await mkdir(join(root, path), { recursive: true })

  const isText = (path: string) => /\.(?:js|css|html|json)$/.test(path)
  const texts = new Map<string, string>()
  for (const path of paths.filter(isText)) texts.set(path, await readFile(join(dist, path), 'utf8'))
  const renamed = namesAfterChange(texts, paths.filter(isChanged))
  const nextPath = (path: string) => join(root, dirname(path), renamed.get(basename(path)) ?? basename(path))

  for (const path of paths.filter((path) => !isText(path))) await link(join(dist, path), nextPath(path))
  for (const [path, before] of texts) {
    let text = before.replaceAll(assetName, (name) => renamed.get(name) ?? name)
    if (path.endsWith('.html'))
      text = text.replace('<head>', `<head>${nextMark}`).replace(/(name="revision" content=").{4}/, '$1next')
    await writeFile(nextPath(path), text)
  }
  await reviseList(root)
  return root
}

const assetName = /[\w.-]+-[\w-]{8}\.(?:js|css|avif|webp)/g

/** Whether the next build changes this file itself, and not only the names of others in it. */
const isChanged = (path: string) =>
  /\/(?:about-.{8}\.(?:js|css)|(?:heic-)?worker-.{8}\.js|.+-\d+w-.{8}\.(?:avif|webp))$/.test(path)

// Half of the digest stays, because the names of two files may differ in nothing else.
const nextName = (name: string) => name.replace(/(.{4}).{4}(\.\w+)$/, '$1next$2')

/** The new names of changed files and of the scripts that name them, directly or indirectly. */
function namesAfterChange(
  texts: ReadonlyMap<string, string>,
  changed: readonly string[],
): Map<string, string> {
  const scripts = [...texts].filter(([path]) => dirname(path) === 'assets')
  const renamed = new Map(changed.map((path) => [basename(path), nextName(basename(path))]))
  if (![...renamed.values()].some((name) => /^about-.{4}next\.js$/.test(name)))
    throw new Error('The build has no script of the About page')
  for (const name of renamed.keys()) {
    for (const [path, text] of scripts)
      if (text.includes(name)) renamed.set(basename(path), nextName(basename(path)))
  }
  return renamed
}

/** Corrects the revisions in the service worker's list of what it keeps. */
async function reviseList(root: string): Promise<void> {
  const path = join(root, 'service-worker.js')
  const code = await readFile(path, 'utf8')
  const list = /\[\{[^[]*"revision":.*?\}\]/s.exec(code)?.[0]
  if (!list) throw new Error('The service worker has no list of what it keeps')
  const revised = await Promise.all(
    (JSON.parse(list) as { url: string }[]).map(async (entry) => {
      const content = await readFile(join(root, fileOf(entry.url)))
      return {
        ...entry,
        revision: isPage(entry.url) ? readPageMark(content.toString()) : digestOf(content),
      }
    }),
  )
  await writeFile(
    path,
    code.replace(list, () => JSON.stringify(revised)),
  )
}

const isPage = (url: string) => !/\.\w+$/.test(url) || url.endsWith('.html')

function fileOf(url: string): string {
  if (url === '/') return '/index.html'
  return /\.\w+$/.test(url) ? url : `${url}.html`
}
