import type { Plugin } from 'vite'
import { words } from './sveltia-words.ts'

const fromElsewhere = /url\(https:\/\/cdn\.[^)]+\)\s*format\('[^']*'\)/g
const unused = /^@shikijs\/(?:langs|themes)\//

/** Keeps a change of a field that is still being made. A save waits for all that are kept so. */
const waitedFor = /(\w+)=(\w+)=>\{let (\w+)=\(\)=>\{(\w+)\.delete\(\2\)\};\4\.add\(\2\),\2\.then\(\3,\3\)\}/
/** Makes pictures smaller, for a field that has been given them. */
const shrinking = /await (\w+\(\{draft:\w+,resources:\w+,folder:\w+\(\w+\),libraryConfig:\w+\(\w+\)\}\))/
/** Names a picture that has been made smaller: by the file that it was made of, with another ending. */
const naming = /\w+\.test\((\w+)\.name\)\?(\1\.name\.replace\((\w+),)(\w+)\):`\$\{\1\.name\}\.\$\{\4\}`/
/** All that it says in English. */
const english = /\{create:`New`.*?file_size_units:\{/s

/**
 * Sveltia CMS as our forms need it:
 *
 * - without its fonts from a host of others, which it brings itself, and without the colors of 300 programming
 *   languages
 * - a save waits for a picture that is still being made smaller, as it does for text that is still being
 *   converted: it would be checked, and refused, without it
 * - no two pictures have one name: a phone's `den.heic` becomes `den.webp`, and beside a `den.jpg` the build,
 *   which knows photographs by their names without endings, would take neither
 * - in our own words
 *
 * @throws Error where it isn't as expected, as a next version may be
 */
export function adaptSveltia(): Plugin {
  return {
    name: 'adapt-sveltia',
    enforce: 'pre',
    resolveId: { filter: { id: unused }, handler: () => '\0unused' },
    load: { filter: { id: /^\0unused$/ }, handler: () => 'export default []' },
    transform: {
      filter: { id: /@sveltia\/cms\/npm\/index\.js$/ },
      handler(code) {
        const wait = waitedFor.exec(code)?.[1]
        if (![fromElsewhere, shrinking, naming, english].every((part) => code.search(part) >= 0) || !wait)
          throw new Error('tools/editor/sveltia.ts doesn’t find in Sveltia CMS what it changes')
        return {
          code: code
            .replaceAll(fromElsewhere, "local('')")
            .replace(shrinking, `await (shrunk=>(${wait}(shrunk),shrunk))($1)`)
            .replace(
              naming,
              '($1.name.replace($3,``).replace(/\\.$$/,``)+`-`+Date.now().toString(36)+`.`+$4)',
            )
            .replace(english, inOurWords),
          map: null,
        }
      },
    },
  }
}

/** Its keys stay, since words stand in quotes, and so do the values in them, such as `{$asset}`. */
function inOurWords(sayings: string): string {
  const missing = words.flatMap(([its]) => (sayings.includes(its) ? [] : its))
  if (missing.length > 0) throw new Error(`Sveltia CMS doesn’t say any more: ${missing.join(', ')}`)
  return sayings.replaceAll(/`(?:[^`\\]|\\.)*`/g, (saying) =>
    words.reduce(
      (said, [its, ours]) => said.replaceAll(new RegExp(`(?<![\\w$])${escaped(its)}(?!\\w)`, 'g'), ours),
      saying,
    ),
  )
}

const escaped = (text: string) => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&')
