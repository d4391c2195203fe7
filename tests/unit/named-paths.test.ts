import { existsSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../../tools/root.ts'
import { filesMatching } from '../fixtures/files-matching.ts'

const folders = ['.github', 'docs', 'server', 'src', 'supabase', 'tests', 'tools', 'workers']
const inFolders = folders.map((folder) => `${folder}/**/*.{ts,tsx,css,js,yml,md}`)
const files = filesMatching(['LICENSE', '*.md', '*.ts', ...inFolders], root)
/** The first one is deleted on an owner's first day (README.md). */
const names = new Set(['tests/unit/specification.test.ts', ...files.map((file) => basename(file))])

/** Words that may be a path: nothing in an address, and no file that the build writes. */
const words = /(?<![\w/.@:<>{}*-])(?!dist\/)(?:[\w.$-]+\/)*[\w$-][\w.$-]*\b(?!\?)/g
const inFolder =
  /^(?:\.github|docs|public|server|src|supabase|tests|tools|workers|content|features|layout|lib|pages|theme|ui)\//
const isSource = /\.(?:tsx?|css|yml|md)$/

/**
 * Paths that lead nowhere from the root, from `src` and from the file's own folder. As in imports, `.tsx` may
 * be missing.
 */
function missingPaths(file: string, text: string): string[] {
  const exists = (path: string) =>
    ['', 'src', dirname(file)].some((from) =>
      ['', '.ts', '.tsx'].some((end) => existsSync(join(root, from, path + end))),
    )
  const paths = (text.match(words) ?? []).filter((word) => inFolder.test(word) || isSource.test(word))
  return paths.filter((path) => !names.has(path) && !exists(path)).map((path) => `${file}: ${path}`)
}

test('finds a path that does not exist', () => {
  const text =
    'See `src/main.tsx`, ui/Toasts, Toasts.tsx and docs/, but not src/gone.ts, ui/gone, gone.ts or /about.html.'
  const missing = ['src/gone.ts', 'ui/gone', 'gone.ts'].map((path) => `README.md: ${path}`)
  expect(missingPaths('README.md', text)).toEqual(missing)
})

test('every path in a paper or a comment exists', () => {
  const comments = (file: string, text: string) =>
    text.match(file.endsWith('.yml') ? /#.*/g : /\/\*[\s\S]*?\*\/|(?<![:'])\/\/.*/g) ?? []
  const missing = files.flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8')
    return missingPaths(file, /^LICENSE$|\.md$/.test(file) ? text : comments(file, text).join('\n'))
  })
  expect(missing).toEqual([])
})

test('the license names its authors in one line, which a buyer’s lawyer looks for', () => {
  const authors = readFileSync(join(root, 'LICENSE'), 'utf8').match(/^The authors: \S.+\.$/gm)
  expect(authors).toHaveLength(1)
})
