import sharp from 'sharp'
import { expect, test } from 'vitest'
import { fontOf } from '../../tools/vite/fonts.ts'
import { draw, wordmark } from '../../tools/vite/wordmark.ts'

// The business's short name is drawn, so that it has its letters before its font has come.

const font = await fontOf('Besley', 500)

test('a name is a shape as wide as its letters, a line high', async () => {
  const { width, height, shape } = draw('Oak', font)
  const { width: wider } = draw('Oak Oak', font)
  expect(width).toBeGreaterThan(height)
  expect(wider).toBeGreaterThan(2 * width)
  expect(shape).toMatch(/^<path d="m[-a-z\d ]+z"\/>$/)
  // It's whole: ink in each third of it, as of three letters.
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="90" height="30" viewBox="0 0 ${width} ${height}" preserveAspectRatio="none">${shape}</svg>`
  const pixels = await sharp(Buffer.from(svg)).raw().toBuffer()
  const inkOf = (third: number) =>
    pixels.filter((_, at) => at % 4 === 3 && Math.floor(((at >> 2) % 90) / 30) === third)
  for (const third of [0, 1, 2])
    expect(inkOf(third).filter((alpha) => alpha > 127).length).toBeGreaterThan(50)
})

test('a name with a letter that the font lacks is a text of the same line', () => {
  expect(draw('Łoś & Syn', font).shape).toMatch(/^<text y="\d+" textLength="\d+".*>Łoś &amp; Syn<\/text>$/)
})

test('a page has it once, and its ratio before anything is painted', async () => {
  const { transformIndexHtml } = wordmark() as unknown as {
    readonly transformIndexHtml: (html: string) => Promise<string>
  }
  const html = await transformIndexHtml('<head></head><body><div id="root"></div></body>')
  expect(html).toMatch(/<style>:root\{--wordmark-ratio:\d\.\d{3}\}<\/style><\/head>/)
  expect(html.match(/<symbol id="wordmark"/g)).toHaveLength(1)
  expect(html.indexOf('<symbol')).toBeLessThan(html.indexOf('<div id="root">'))
})
