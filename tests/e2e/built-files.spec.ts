import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { create, type Font } from 'fontkitten'
import { dist } from './own-site.ts'

// What can be told from the files of the build, without a browser.

const pages = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.html'),
)
const fonts = readdirSync(join(dist, 'assets')).filter((file) => file.endsWith('.woff2'))

/** The budget for the HTML of a page, compressed, in thousands of bytes. */
const htmlBudget = { home: 15, other: 18.5 }

for (const page of pages) {
  test(`the HTML of ${page} stays within its budget @desk`, () => {
    const kilobytes = statSync(join(dist, `${page}.br`)).size / 1000
    expect(kilobytes).toBeGreaterThan(1)
    expect(kilobytes).toBeLessThanOrEqual(page === 'index.html' ? htmlBudget.home : htmlBudget.other)
  })
}

/** Every visible character of a page. */
function charactersOf(html: string): string[] {
  const text = html
    .replace(/<(style|script)[^>]*>.*?<\/\1>/gs, '')
    .replace(/<[^>]+>/g, '')
    .replace(/&#x([0-9a-f]+);/gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replace(/&[a-z]+;/g, '')
  return [...new Set(text)].filter((character) => /\S/.test(character))
}

// The fonts are subsets (`npm run fonts`). A missing character would be drawn in another typeface.
test('the two fonts have every character of every page, and a license @desk', () => {
  expect(fonts).toHaveLength(2)
  for (const file of fonts) {
    const font = create(readFileSync(join(dist, 'assets', file))) as Font
    const missing = pages.flatMap((page) =>
      charactersOf(readFileSync(join(dist, page), 'utf8'))
        .filter((character) => !font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0))
        .map((character) => `${page}: ${character}`),
    )
    expect(missing, file).toEqual([])
    expect(existsSync(join(dist, 'licenses', file.replace(/-.{8}\.woff2$/, '.txt'))), file).toBe(true)
  }
})
