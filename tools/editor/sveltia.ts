import type { Plugin } from 'vite'

const fromElsewhere = /url\(https:\/\/cdn\.[^)]+\)\s*format\('[^']*'\)/g
const unused = /^@shikijs\/(?:langs|themes)\//

/** Keeps a change of a field that is still being made. A save waits for all that are kept so. */
const waitedFor = /(\w+)=(\w+)=>\{let (\w+)=\(\)=>\{(\w+)\.delete\(\2\)\};\4\.add\(\2\),\2\.then\(\3,\3\)\}/
/** Makes pictures smaller, for a field that has been given them. */
const shrinking = /await (\w+\(\{draft:\w+,resources:\w+,folder:\w+\(\w+\),libraryConfig:\w+\(\w+\)\}\))/

/**
 * Leaves out of Sveltia CMS what our forms don't need: its fonts from a host of others, which it brings itself,
 * and how 300 programming languages are colored. And lets a save wait for a picture that is still being made
 * smaller, as it does for text that is still being converted: it would be checked, and refused, without it.
 */
export function leanSveltia(): Plugin {
  return {
    name: 'lean-sveltia',
    enforce: 'pre',
    resolveId: { filter: { id: unused }, handler: () => '\0unused' },
    load: { filter: { id: /^\0unused$/ }, handler: () => 'export default []' },
    transform: {
      filter: { id: /@sveltia\/cms\/npm\/index\.js$/ },
      handler(code) {
        const wait = waitedFor.exec(code)?.[1]
        // The next version may have them in another way.
        if (!fromElsewhere.test(code) || !wait || !shrinking.test(code))
          throw new Error('tools/editor/sveltia.ts doesn’t find in Sveltia CMS what it changes')
        return {
          code: code
            .replaceAll(fromElsewhere, "local('')")
            .replace(shrinking, `await (shrunk=>(${wait}(shrunk),shrunk))($1)`),
          map: null,
        }
      },
    },
  }
}
