import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { create, type Font } from 'fontkitten'
import subsetFont from 'subset-font'

/**
 * `npm run fonts`: makes subsets of the site's two typefaces, with the weights and characters that it uses. That saves a
 * first visit 32 kB. Writes their licenses, which must accompany the fonts. Run it after an update of the font packages, or
 * when a weight or a character is added.
 */

/**
 * ASCII, the letters of Latin-1 for accents in names and places, and the signs of American prose. Each sign costs a phone 30
 * bytes of each font before the first paint, so those of other languages are left to the system's fonts.
 */
const characters = [
  ...range(0x20, 0x7e),
  ...range(0xc0, 0xff),
  ...'\u00a0\u00ad¢§©®°±²·¼½¾',
  ...'–—‘’“”•…™←↑→↓−×′″\u202f\u2009\u2011',
].join('')

const fonts = [
  {
    name: 'besley',
    source: '@fontsource-variable/besley/files/besley-latin-wght-normal.woff2',
    axes: { wght: 500 },
  },
  {
    name: 'source-sans-3',
    source: '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2',
    axes: { wght: { min: 400, max: 600 } },
  },
]

/**
 * The OpenType features that the styles use, and the default ones that change these characters. There are no combining
 * marks among them, and the site is in English.
 */
const keepFeatures = ['kern', 'liga', 'tnum', 'lnum']

const root = join(import.meta.dirname, '../..')

for (const { name, source, axes } of fonts) {
  const path = fileURLToPath(import.meta.resolve(source))
  const whole = await readFile(path)
  // The library's types lack its newer options. TypeScript allows extra properties on an object in a variable.
  const options = { targetFormat: 'woff2', variationAxes: axes, keepFeatures, noHinting: true } as const
  const subset = await subsetFont(whole, characters, options)
  await writeFile(join(root, `src/theme/fonts/${name}.woff2`), subset)
  // The packages' texts do not name every font's own copyright.
  const { copyright } = create(whole) as Font
  const license = await readFile(join(path, '../../LICENSE'), 'utf8')
  await writeFile(join(root, `public/licenses/${name}.txt`), `${copyright}\n\n${license}`)
  console.log(`${name}: ${whole.length} to ${subset.length} bytes`)
}

function range(first: number, last: number): string[] {
  return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index))
}
