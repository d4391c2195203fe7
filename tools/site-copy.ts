import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'

const root = join(import.meta.dirname, '..')
const notCopied = ['.git', 'dist', 'node_modules', 'test-results']

/** A copy of the site's sources in a temporary folder, with the same packages, for trying other content. */
export function copySite(name: string): string {
  const site = mkdtempSync(join(tmpdir(), `${name}-`))
  cpSync(root, site, {
    recursive: true,
    filter: (path) => !notCopied.some((name) => path === join(root, name)),
  })
  linkPackages(site)
  return site
}

/** The packages are the same. What the build notes about its own state is not. */
function linkPackages(site: string): void {
  for (const folder of ['node_modules', 'node_modules/.cache']) {
    mkdirSync(join(site, folder))
    for (const name of readdirSync(join(root, folder))) {
      if (!['.cache', 'build-stamp', 'prerender'].includes(name))
        symlinkSync(join(root, folder, name), join(site, folder, name))
    }
  }
}

/** Adds entries to the list in one of the copy's files in `src/content`. */
export function addEntries(site: string, file: string, entries: readonly object[]): void {
  const path = join(site, 'src/content', file)
  const source = readFileSync(path, 'utf8')
  const list = source.indexOf(`export const ${basename(file, '.ts')}`)
  const end = source.indexOf('\n]', list)
  if (list < 0 || end < 0) throw new Error(`${file} holds no list of that name`)
  const added = entries.map((entry) => `\n  ${JSON.stringify(entry)},`).join('')
  writeFileSync(path, source.slice(0, end) + added + source.slice(end))
}
