import type { Plugin } from 'vite'

const fromElsewhere = /url\(https:\/\/cdn\.[^)]+\)\s*format\('[^']*'\)/g
const unused = /^@shikijs\/(?:langs|themes)\//

/**
 * Leaves out of Sveltia CMS what our forms don't need: its fonts from a host of others, which it brings itself,
 * and how 300 programming languages are colored.
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
        // The next version may have them in another way.
        if (!fromElsewhere.test(code))
          throw new Error('tools/editor/sveltia.ts finds no fonts in Sveltia CMS')
        return { code: code.replaceAll(fromElsewhere, "local('')"), map: null }
      },
    },
  }
}
