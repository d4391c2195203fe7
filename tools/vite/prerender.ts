import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Plugin } from 'vite'
import { root } from '../root.ts'
import { classicScript, compileHint, withPageAssets, withPageMark } from './page-assets.ts'
import type { FileMaker, RenderedPage, SiteFacts } from './site-file-types.ts'

/** The exports of `src/prerender.tsx`, declared again: that file is made for the browser, this for Node. */
interface Prerenderer extends SiteFacts {
  readonly render: (path: string) => Promise<RenderedPage>
}

/** Set during the nested build, so that plugins for the browser's build can leave themselves out. */
export const isPrerendering = () => process.env.PRERENDERING === 'true'

/**
 * Writes one static HTML file per URL of the site, rendered by `src/prerender.tsx` into the built
 * `index.html`, and `404.html`. Each page carries the styles and names the scripts of its own routes
 * (`page-assets.ts`).
 *
 * @param makers make other files that depend on the list of pages
 */
export function prerender(makers: readonly FileMaker[] = []): Plugin {
  return {
    name: 'prerender',
    apply: 'build',
    enforce: 'post',
    // A script with the hint is another file, also for those who have it without the hint in their cache.
    augmentChunkHash: () => compileHint,
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const template = bundle['index.html']
        if (template?.type !== 'asset') throw new Error('prerender: the build has no index.html')
        const html = String(template.source)
        const { render, ...site } = await buildPrerenderer()
        const start = await classicScript('deferred-hydration', 'start')
        this.emitFile({ type: 'asset', ...start })
        for (const path of [...site.routePaths, '/404']) {
          const page = await render(path)
          const source = withPageMark(
            withPageAssets(html, bundle, page, start.fileName)
              .replace('<!--head-->', () => page.head)
              .replace('<!--body-->', () => page.body),
          )
          if (path === '/') template.source = source
          else this.emitFile({ type: 'asset', fileName: `${path.slice(1)}.html`, source })
        }
        for (const { path, html } of site.projectPreviews)
          this.emitFile({ type: 'asset', fileName: `${path.slice(1)}.html`, source: withPageMark(html) })
        for (const make of makers) {
          for (const file of await make(site, root)) this.emitFile({ type: 'asset', ...file })
        }
      },
    },
  }
}

async function buildPrerenderer(): Promise<Prerenderer> {
  process.env.PRERENDERING = 'true'
  try {
    const outDir = join(root, 'node_modules/.cache/prerender')
    await build({
      root,
      logLevel: 'warn',
      build: { ssr: 'src/prerender.tsx', outDir, emptyOutDir: true, copyPublicDir: false, minify: false },
    })
    return (await import(pathToFileURL(join(outDir, 'prerender.js')).href)) as Prerenderer
  } finally {
    delete process.env.PRERENDERING
  }
}
