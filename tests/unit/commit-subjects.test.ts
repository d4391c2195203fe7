import { expect, test } from 'vitest'
import { isSubjectOf } from '../../.ci/commit-subjects.ts'

const files = [
  'tools/vite/page-assets.ts',
  'src/theme/fonts.css',
  'tests/e2e/own-site.ts',
  '.ci/run',
  'README.md',
]

test.each([
  'vite/page-assets, theme/fonts: fonts aren’t preloaded',
  'papers: what an operator sees',
  'theme: one color less',
  'tools/vite: fewer plugins',
  'e2e/own-site: a stopped site keeps its port',
  '.ci/run: reads subjects',
  'README, page-assets.ts: plainer words',
  'vite/page: an asset more',
  'readme: plainer words',
  'Merge main into theme',
  'Revert "theme: one color less"',
])('%s', (subject) => {
  expect(isSubjectOf(files, subject)).toBe(true)
})

test.each([
  'all: plainer words',
  'theme, weights: less',
  'them: a part of a name',
  'assets: the end of a name',
  'theme:no words',
  'What was taken back by mistake is there again',
])('not %s', (subject) => {
  expect(isSubjectOf(files, subject)).toBe(false)
})
