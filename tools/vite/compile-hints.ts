import type { Plugin, Rolldown } from 'vite'

/** Stands first in a script. Chromium reads it from version 136 on; for others it's a comment. */
const hint = '//# allFunctionsCalledOnLoad'

/** What the router's plugin splits off a route's file. */
const splitComponent = /tsr-split=component/

/**
 * Has Chromium compile the scripts that start a page whole, off the main thread, while it gets them. Otherwise
 * the main thread compiles each function at its first call, which takes a phone 200 milliseconds in all.
 */
export function compileHints(): Plugin {
  return {
    name: 'compile-hints',
    apply: 'build',
    enforce: 'post',
    // A file with the hint is another one, also for those who have the file without it in their cache.
    augmentChunkHash: () => hint,
    generateBundle: {
      // After Vite has written a script's own dependencies into its first line.
      order: 'post',
      handler(_options, bundle) {
        for (const chunk of startChunks(bundle)) chunk.code = `${hint}\n${chunk.code}`
      },
    },
  }
}

/** The entry, every route's component, and what they import. */
function startChunks(bundle: Rolldown.OutputBundle): Set<Rolldown.OutputChunk> {
  const found = new Set<Rolldown.OutputChunk>()
  const collect = (chunk: Rolldown.OutputAsset | Rolldown.OutputChunk | undefined) => {
    if (chunk?.type !== 'chunk' || found.has(chunk)) return
    found.add(chunk)
    for (const file of chunk.imports) collect(bundle[file])
  }
  for (const chunk of Object.values(bundle))
    if (chunk.type === 'chunk' && (chunk.isEntry || splitComponent.test(chunk.facadeModuleId ?? '')))
      collect(chunk)
  return found
}
