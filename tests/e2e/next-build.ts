import { existsSync } from 'node:fs'
import { cp, link, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { digestOf, readPageMark } from '../../tools/vite/page-assets.ts'
import { selfRemovingWorker } from '../../tools/vite/precache.ts'
import { dist } from './built-files.ts'
import { fileAt } from './fault-gate.ts'

/** Builds after `dist`, by the mark in the head of their pages and in the names of their changed files. */
export type LaterBuild = 'next' | 'last' | typeof switchedOff

/** The mark of a later build that is built with `VITE_SERVICE_WORKER=off`. */
export const switchedOff = 'bare'

/** The name in a later build of a file of `dist`, whose digest differs. */
export const pathIn = (mark: LaterBuild, path: string) => path.replaceAll(assetName, `$1${mark}$2`)

const made = new Map<LaterBuild, Promise<string>>()

/**
 * The folder of a later build, which all tests of a worker share. Playwright removes it before the next run.
 */
export function nextBuild(mark: LaterBuild = 'next'): Promise<string> {
  const folder = made.get(mark) ?? makeBuild(mark)
  made.set(mark, folder)
  return folder
}

/** The folder of a build before `dist`, which didn't have one of its pages yet. */
export async function buildWithout(path: string): Promise<string> {
  await mkdir(results, { recursive: true })
  const root = await mkdtemp(join(results, 'earlier-build-'))
  // Compressed copies contain the old list.
  await cp(dist, root, { recursive: true, filter: (path) => !/\.(?:br|gz)$/.test(path) })
  await rm(fileAt(root, path))
  await reviseList(root)
  return root
}

/** On the same disk as the build, because unchanged files are hard links. */
const results = join(dist, '../test-results')

/**
 * The production build as a deploy would replace it: every page has changed, and so have all scripts, style
 * sheets and variants of photographs. Their old names are gone.
 */
async function makeBuild(mark: LaterBuild): Promise<string> {
  await mkdir(results, { recursive: true })
  const root = await mkdtemp(join(results, `${mark}-build-`))
  const files = await readdir(dist, { recursive: true, withFileTypes: true })
  // Half of the digest stays, because the names of two files may differ in nothing else.
  const rename = (text: string) => pathIn(mark, text)
  for (const entry of files) {
    // Compressed copies contain the old texts.
    if (!entry.isFile() || /\.(?:br|gz)$/.test(entry.name)) continue
    const path = join(entry.parentPath, entry.name)
    const target = join(root, rename(relative(dist, path)))
    await mkdir(dirname(target), { recursive: true })
    if (!/\.(?:js|css|html|json)$/.test(path)) {
      await link(path, target)
      continue
    }
    const text = forMark(mark, rename(await readFile(path, 'utf8')))
    const page = text
      .replace('<head>', `<head><meta name="build" content="${mark}">`)
      .replace(/(name="revision" content=").{4}/, `$1${mark}`)
    await writeFile(target, path.endsWith('.html') ? page : text)
  }
  if (mark === switchedOff) await writeFile(join(root, 'service-worker.js'), await selfRemovingWorker())
  else await reviseList(root)
  return root
}

/** With the switch off, pages know no service worker. */
const forMark = (mark: LaterBuild, text: string) =>
  mark === switchedOff ? text.replaceAll('`serviceWorker`in navigator', 'false') : text

/** The digest's first half, its second half, and the ending of a file's name. */
const assetName = /(-[\w-]{4})[\w-]{4}(\.(?:js|css|avif|webp))(?![\w])/g

/** Corrects the revisions in the service worker's list of what it precaches. */
async function reviseList(root: string): Promise<void> {
  const path = join(root, 'service-worker.js')
  const code = await readFile(path, 'utf8')
  const list = /\[\{[^[]*"revision":.*?\}\]/s.exec(code)?.[0]
  if (!list) throw new Error('The service worker has no list of what it precaches')
  const entries = (JSON.parse(list) as { url: string }[]).filter(({ url }) => existsSync(fileAt(root, url)))
  const revised = await Promise.all(
    entries.map(async (entry) => {
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
