import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { dirname, join, parse, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { create, type Font } from 'fontkitten'
import subsetFont from 'subset-font'
import type { Plugin } from 'vite'
import { cachedFile } from './build-cache.ts'
import type { FileMaker } from './site-files.ts'

/**
 * ASCII, the letters of Latin-1 for accents in names and places, and the signs of American prose. Each sign
 * costs a phone 30 bytes of each font before the first paint, so those of other languages are left to the
 * system's fonts.
 */
const characters = [
  ...range(0x20, 0x7e),
  ...range(0xc0, 0xff),
  ...'\u00a0\u00ad¢§©®°±²·¼½¾',
  ...'–—‘’“”•…™←↑→↓−×′″\u202f\u2009\u2011',
].join('')

/**
 * The OpenType features that the styles use, and the default ones that change these characters. There are no
 * combining marks among them, and the site is in English.
 */
const keepFeatures = ['kern', 'liga', 'tnum', 'lnum']

/**
 * Words like those of the site, and how wide a letter of them is on average in fonts that stand in for ours, as
 * Chromium draws them, in ems. A font with the same measures has one name here.
 */
const sample =
  'We sand, repair and install floors. The person who looks at your floor is the person who answers for it: ' +
  'call (216) 555-0142 for a free estimate, Monday to Friday, 7am to 6pm.'
const standInWidths: Readonly<Record<string, number>> = {
  Arial: 0.4377,
  'Arial Bold': 0.4708,
  Roboto: 0.4362,
  'Roboto Medium': 0.4427,
  'DejaVu Sans': 0.4945,
  'DejaVu Sans Bold': 0.5586,
  'Times New Roman': 0.3968,
  'DejaVu Serif': 0.5019,
  Georgia: 0.4338,
  'Noto Serif': 0.4691,
}

/** A typeface of the site: one that `src/theme/fonts.css` takes from a package. */
interface Face {
  readonly family: string
  /** One or the least and the greatest. */
  readonly weights: readonly number[]
  /** As the style sheet has it. */
  readonly source: string
  readonly path: string
}

function facesIn(css: string): Face[] {
  return css.split('@font-face').flatMap((face) => {
    const [, source] = /url\('(@[^']+\.woff2)'\)/.exec(face) ?? []
    const [, family = ''] = /font-family: '([^']+)'/.exec(face) ?? []
    const [, weights = ''] = /font-weight: ([\d ]+)/.exec(face) ?? []
    if (!source) return []
    const path = fileURLToPath(import.meta.resolve(source))
    return [{ family, weights: weights.split(' ').map(Number), source, path }]
  })
}

const readFaces = async (root: string) => facesIn(await readFile(join(root, 'src/theme/fonts.css'), 'utf8'))

/** The name of a font's files, such as `source-sans-3`. */
const fileName = ({ family }: Face) => family.toLowerCase().replaceAll(' ', '-')

/**
 * Cuts the typefaces down to the weights and characters that the site uses, which saves a visit 32 kB, and gives
 * the fonts that stand in for them their measures, so that hardly anything moves when they come.
 */
export function fonts(): Plugin {
  return {
    name: 'fonts',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/theme\/fonts\.css$/ },
      async handler(css, id) {
        const code = await readFile(import.meta.filename)
        let result = css
        for (const face of facesIn(css)) {
          const hash = createHash('sha256').update(code).update(JSON.stringify(face)).digest('hex')
          const file = await cachedFile(`fonts/${hash}/${fileName(face)}.woff2`, async (path) =>
            writeFile(path, await subset(face, face.weights, 'woff2')),
          )
          result = result.replace(face.source, relative(dirname(id), file))
          for (const weight of face.weights) result = await measureStandIns(result, face, weight)
        }
        return { code: result, map: null }
      },
    },
  }
}

/** @throws for a font whose width isn't known */
async function measureStandIns(css: string, face: Face, weight: number): Promise<string> {
  const font = create(await subset(face, [weight], 'sfnt')) as Font
  const advances = [...sample].map((one) => font.glyphForCodePoint(one.codePointAt(0) ?? 0).advanceWidth)
  const width = advances.reduce((sum, advance) => sum + advance) / advances.length / font.unitsPerEm
  const start = `font-family: '${face.family} fallback';\n  font-weight: ${weight};\n  src: local\\('`
  return css.replaceAll(new RegExp(`${start}([^']+).*`, 'g'), (standIn, name: string) => {
    const standInWidth = standInWidths[name]
    if (!standInWidth) throw new Error(`tools/vite/fonts.ts doesn’t know how wide the font ${name} is.`)
    const size = width / standInWidth
    const percent = (part: number) => `${(100 * part).toFixed(2)}%`
    const height = (units: number) => percent(Math.abs(units) / font.unitsPerEm / size)
    return `${standIn}
  size-adjust: ${percent(size)};
  ascent-override: ${height(font.ascent)};
  descent-override: ${height(font.descent)};
  line-gap-override: ${height(font.lineGap)};`
  })
}

/** The licenses of the fonts, which must accompany them. */
export const fontLicenses: FileMaker = async (_site, root) =>
  Promise.all(
    (await readFaces(root)).map(async (face) => {
      // The packages' texts do not name every font's own copyright.
      const { copyright } = create(await readFile(face.path)) as Font
      const license = await readFile(join(parse(face.path).dir, '../LICENSE'), 'utf8')
      return { fileName: `licenses/${fileName(face)}.txt`, source: `${copyright}\n\n${license}` }
    }),
  )

/** A typeface in one weight, for programs that draw letters themselves. */
export async function fontInWeight<Weight extends number>(root: string, family: string, weight: Weight) {
  const face = (await readFaces(root)).find((one) => one.family === family)
  if (!face) throw new Error(`src/theme/fonts.css has no typeface ${family} from a package.`)
  return { name: family, weight, data: await subset(face, [weight], 'sfnt') }
}

async function subset({ path }: Face, weights: readonly number[], targetFormat: 'woff2' | 'sfnt') {
  const [min = 400, max = min] = weights
  // The library's types lack its newer options. Objects in variables may have extra properties.
  const options = {
    targetFormat,
    variationAxes: { wght: min === max ? min : { min, max } },
    keepFeatures,
    noHinting: true,
  }
  return subsetFont(await readFile(path), characters, options)
}

function range(first: number, last: number): string[] {
  return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index))
}
