import type { Plugin } from 'vite'

/**
 * Lets `src/lib/chunk-loader.ts` load what the site imports dynamically, in the place of Vite's own helper,
 * and tells it all files of every import. The helper's name is internal to Vite, hence its pinned version and
 * the tests of scripts that are missing once (tests/e2e/missing-scripts.spec.ts).
 */
export function chunkLoader(): Plugin {
  return {
    name: 'chunk-loader',
    apply: 'build',
    enforce: 'pre',
    config: () => ({
      build: {
        modulePreload: {
          // Nothing is preloaded as a module.
          polyfill: false,
          // Vite leaves out an import's own file where it is the only one.
          resolveDependencies: (file, files, { hostType }) =>
            hostType === 'js' && files.length === 0 ? [file] : files,
        },
      },
    }),
    load(id) {
      if (id !== '\0vite/preload-helper.js') return
      return `export { loadChunk as __vitePreload } from '/src/lib/chunk-loader.ts'`
    },
  }
}
