import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { create, type Font } from 'fontkitten'
import { dist } from './own-site'

// The fonts are subsets (`npm run fonts`). A missing character would be drawn in another typeface.

const pages = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.html'),
)
const fonts = readdirSync(join(dist, 'assets')).filter((file) => file.endsWith('.woff2'))

/** Every visible character of a page. */
function charactersOf(html: string): string[] {
  const text = html
    .replace(/<(style|script)[^>]*>.*?<\/\1>/gs, '')
    .replace(/<[^>]+>/g, '')
    .replace(/&#x([0-9a-f]+);/gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replace(/&[a-z]+;/g, '')
  return [...new Set(text)].filter((character) => /\S/.test(character))
}

for (const file of fonts) {
  const name = file.replace(/-.{8}\.woff2$/, '')

  test(`${name} has every character of every page`, () => {
    const font = create(readFileSync(join(dist, 'assets', file))) as Font
    const missing = pages.flatMap((page) =>
      charactersOf(readFileSync(join(dist, page), 'utf8'))
        .filter((character) => !font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0))
        .map((character) => `${page}: ${character}`),
    )
    expect(missing).toEqual([])
  })

  test(`${name} is served with its license`, async ({ request }) => {
    const license = await request.get(`/licenses/${name}.txt`)
    expect(await license.text()).toContain('SIL OPEN FONT LICENSE Version 1.1')
  })
}

test('there are two font files', () => {
  expect(fonts).toHaveLength(2)
})
