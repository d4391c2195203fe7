import { readFile, writeFile } from 'node:fs/promises'
import { dirname, join, parse, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { create, type Font } from 'fontkitten'
import subsetFont from 'subset-font'
import type { Plugin } from 'vite'
import { root } from '../root.ts'
import { cachedFile } from './build-cache.ts'
import type { FileMaker } from './site-file-types.ts'

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

/** Words like those of the site. */
const sample =
  'We sand, repair and install floors. The person who looks at your floor is the person who answers for it: ' +
  'call (216) 555-0142 for a free estimate, Monday to Friday, 7am to 6pm.'

/**
 * Fonts of devices that stand in for ours until those have come: the last one that a device has. Those with the
 * same measures are one. `width` is that of a letter on average, in ems, such that the site's own texts are as
 * wide as in our font: measured in Chromium without hinting, as phones, Windows and macOS draw them.
 */
const standIns = [
  { family: 'Source Sans 3', weight: 400, width: 0.4945, names: ['DejaVu Sans'] },
  { family: 'Source Sans 3', weight: 400, width: 0.4344, names: ['Roboto', 'Roboto Regular'] },
  { family: 'Source Sans 3', weight: 400, width: 0.4371, names: ['Arial', 'Liberation Sans', 'Arimo'] },
  { family: 'Source Sans 3', weight: 600, width: 0.5586, names: ['DejaVu Sans Bold'] },
  { family: 'Source Sans 3', weight: 600, width: 0.4414, names: ['Roboto Medium', 'Roboto Bold', 'Roboto'] },
  {
    family: 'Source Sans 3',
    weight: 600,
    width: 0.4708,
    names: ['Arial Bold', 'Liberation Sans Bold', 'Arimo Bold'],
  },
  { family: 'Besley', weight: 500, width: 0.4994, names: ['DejaVu Serif'] },
  { family: 'Besley', weight: 500, width: 0.4338, names: ['Georgia', 'Gelasio Regular'] },
  { family: 'Besley', weight: 500, width: 0.4675, names: ['Noto Serif', 'Noto Serif Regular'] },
]

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
 * Cuts the typefaces down to the weights and characters that the site uses, which saves a visit 32 kB, and adds
 * fonts with their measures that stand in for them, so that hardly anything moves when they come.
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
          const madeFrom = [code, JSON.stringify(face)]
          const file = await cachedFile(`fonts/*/${fileName(face)}.woff2`, madeFrom, async (path) =>
            writeFile(path, await subset(face, face.weights, 'woff2')),
          )
          result = result.replace(face.source, relative(dirname(id), file))
          for (const weight of face.weights) result += await standInsFor(face, weight)
        }
        return { code: result, map: null }
      },
    },
  }
}

/** A typeface of the site in one weight. */
async function fontOf(family: string, weight: number): Promise<Font> {
  const face = (await readFaces(root)).find((one) => one.family === family)
  if (!face) throw new Error(`src/theme/fonts.css has no ${family}.`)
  return create(await subset(face, [weight], 'sfnt')) as Font
}

/** The fonts that stand in for a typeface in one weight, each with its measures. */
async function standInsFor(face: Face, weight: number): Promise<string> {
  const font = await fontOf(face.family, weight)
  const advances = [...sample].map((one) => font.glyphForCodePoint(one.codePointAt(0) ?? 0).advanceWidth)
  const width = advances.reduce((sum, advance) => sum + advance) / advances.length / font.unitsPerEm
  const percent = (part: number) => `${(100 * part).toFixed(2)}%`
  return standIns
    .filter((standIn) => standIn.family === face.family && standIn.weight === weight)
    .map((standIn) => {
      const size = width / standIn.width
      const height = (units: number) => percent(Math.abs(units) / font.unitsPerEm / size)
      return `
@font-face {
  font-family: '${face.family} fallback';
  font-weight: ${weight};
  src: ${standIn.names.map((name) => `local('${name}')`).join(', ')};
  size-adjust: ${percent(size)};
  ascent-override: ${height(font.ascent)};
  descent-override: ${height(font.descent)};
  line-gap-override: ${height(font.lineGap)};
}
`
    })
    .join('')
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
