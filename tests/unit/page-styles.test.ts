import { expect, test } from 'vitest'
import { withoutStyles, withStyles } from '~/workers/precache/page-styles'

const page = (style: string, links = ' disabled') =>
  `<head>${style}<link rel="stylesheet"${links} href="/assets/site.css"><link rel="stylesheet"${links} href="/assets/about.css"></head>`

const sheets = new Map([
  ['/assets/site.css', 'a{color:red}\n'],
  ['/assets/about.css', '@media (width < 48em){b{content:"$1"}}\n'],
])

const whole = page('<style>a{color:red}@media (width < 48em){b{content:"$1"}}</style>')

test('a page gets the styles back that it is kept without', async () => {
  const kept = withoutStyles(whole)
  expect(kept).toBe(page('<style></style>'))
  expect(await withStyles(kept, async (path) => sheets.get(path))).toBe(whole)
})

test('a page whose style sheet is missing fetches all of them in their order', async () => {
  const read = async (path: string) => (path === '/assets/site.css' ? undefined : sheets.get(path))
  expect(await withStyles(withoutStyles(whole), read)).toBe(page('<style></style>', ''))
})

test('a page that has its styles is left alone', async () => {
  expect(await withStyles(whole, async () => undefined)).toBe(whole)
})
