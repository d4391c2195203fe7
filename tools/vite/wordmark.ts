import type { Font } from 'fontkitten'
import type { Plugin } from 'vite'
import { loadContent } from '../content.ts'
import { root } from '../root.ts'
import { readTokens } from './brand.ts'
import { fontOf } from './fonts.ts'

/** Units of the drawing in one em: at the header's size finer than a phone's pixels. */
const unitsPerEm = 125

/** Of the header's line, in ems. */
const lineHeight = 1.1

/**
 * Draws the business's short name once into each page, for header and footer (`src/layout/Logo.tsx`). Its font
 * comes after the first paint, and a name that changes its letters is what people notice.
 */
export function wordmark(): Plugin {
  return {
    name: 'wordmark',
    async transformIndexHtml(html) {
      const { business } = await loadContent<{ business: { shortName: string } }>(
        'src/content/business/business.ts',
      )
      const { width, height, shape } = draw(business.shortName, await fontOf(serif(), 500))
      const symbol = `<symbol id="wordmark" viewBox="0 0 ${width} ${height}">${shape}</symbol>`
      return html
        .replace('</head>', `<style>:root{--wordmark-ratio:${(width / height).toFixed(3)}}</style></head>`)
        .replace(
          '<div id="root">',
          `<svg aria-hidden="true" width="0" height="0" style="position:absolute">${symbol}</svg>$&`,
        )
    },
  }
}

/** The typeface that `src/theme/tokens.css` names first. */
const serif = () => /^'([^']+)'/.exec(readTokens(root).serif ?? '')?.[1] ?? ''

/** A name as the shape of one line. A letter that the font lacks makes it a text in whatever serif there is. */
export function draw(name: string, font: Font) {
  const characters = [...name].map((character) => character.codePointAt(0) ?? 0)
  const glyphs = characters.map((codePoint) => font.glyphForCodePoint(codePoint))
  const scale = unitsPerEm / font.unitsPerEm
  const width = Math.round(glyphs.reduce((sum, { advanceWidth }) => sum + advanceWidth, 0) * scale)
  const height = Math.round(lineHeight * unitsPerEm)
  // As CSS puts a line of text: its ascent and descent in the middle of the line.
  const baseline = Math.round((height + (font.ascent + font.descent) * scale) / 2)
  if (characters.some((codePoint) => !font.hasGlyphForCodePoint(codePoint))) {
    const text = name.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
    const shape = `<text y="${baseline}" textLength="${width}" font-family="serif" font-size="${unitsPerEm}">${text}</text>`
    return { width, height, shape }
  }
  const path = new RelativePath()
  let left = 0
  for (const { path: outline, advanceWidth } of glyphs) {
    for (const { command, args } of outline.commands)
      path.add(
        command,
        args.map((arg, index) => Math.round(index % 2 ? baseline - arg * scale : (left + arg) * scale)),
      )
    left += advanceWidth
  }
  return { width, height, shape: `<path d="${path.data}"/>` }
}

const letters = { moveTo: 'm', lineTo: 'l', quadraticCurveTo: 'q', bezierCurveTo: 'c', closePath: 'z' }

/** A path whose numbers count from the point before, which halves it once it's compressed. */
class RelativePath {
  data = ''
  #start: readonly number[] = [0, 0]
  #at: readonly number[] = [0, 0]

  /** @param numbers the command's points, in whole numbers */
  add(command: keyof typeof letters, numbers: readonly number[]): void {
    const steps = numbers.map((number, index) => number - (this.#at[index % 2] ?? 0))
    this.data += letters[command] + steps.join(' ').replaceAll(' -', '-')
    this.#at = command === 'closePath' ? this.#start : numbers.slice(-2)
    if (command === 'moveTo') this.#start = this.#at
  }
}
