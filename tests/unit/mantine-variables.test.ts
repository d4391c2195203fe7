import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, it } from 'vitest'
import { filesMatching } from '../fixtures/files-matching.ts'

const { resolve } = createRequire(import.meta.url)
const read = (file: string) => readFileSync(file, 'utf8')

const namesIn = (css: string, pattern: RegExp) => [...css.matchAll(pattern)].map(([, name = '']) => name)

// Pages declare only the Mantine variables that they use, in place of Mantine's 600.
it('declares every variable of the Mantine style sheets that are imported', () => {
  const sources = filesMatching(['src/**/*.css', 'src/**/*.ts', 'src/**/*.tsx'], '.').map(read).join('\n')
  const sheets = namesIn(sources, /'(@mantine\/[\w-]+\/styles[^']*\.css)'/g)
  expect(sheets.length).toBeGreaterThan(0)
  const styles = sheets.map((sheet) => read(resolve(sheet))).join('\n')
  // The site has one color scheme.
  const used = namesIn(styles, /var\((--mantine-(?!color-dark-)[\w-]+)\)/g)
  const declared = namesIn(read('src/theme/tokens.css'), /(--mantine-[\w-]+):/g)
  expect([...new Set(used)].filter((name) => !declared.includes(name))).toEqual([])
})
