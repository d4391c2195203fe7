import { fileURLToPath } from 'node:url'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { FontaineTransform } from 'fontaine'
import { defineConfig } from 'vite'
import { imagetools } from 'vite-imagetools'
import { assemblyscript } from './tools/build/assemblyscript.ts'
import { buildStamp } from './tools/build/build-stamp.ts'
import { compress } from './tools/build/compress.ts'
import { fullQuality } from './tools/build/full-quality.ts'
import { headersFile } from './tools/build/headers-file.ts'
import { offline } from './tools/build/offline.ts'
import { photographs } from './tools/build/photographs.ts'
import { isPrerendering, prerender } from './tools/build/prerender.ts'
import { publicEnv } from './tools/build/public-env.ts'
import { sitemap } from './tools/build/sitemap.ts'
import { socialCards } from './tools/build/social-cards.ts'
import { webManifest } from './tools/build/web-manifest.ts'
import { devBackend } from './tools/serve/dev-backend.ts'

export default defineConfig({
  plugins: [
    publicEnv(),
    tanstackRouter({ target: 'react', autoCodeSplitting: true, quoteStyle: 'single', semicolons: false }),
    react(),
    devBackend(),
    assemblyscript(),
    imagetools({ exclude: [], cache: { dir: 'node_modules/.cache/imagetools' } }),
    FontaineTransform.vite({
      fallbacks: {
        Besley: ['Georgia', 'Noto Serif'],
        'Source Sans 3': ['Arial', 'Roboto'],
      },
      resolvePath: (source) => fileURLToPath(import.meta.resolve(source)),
    }),
    !isPrerendering() && [
      photographs(),
      prerender([sitemap, socialCards, webManifest]),
      fullQuality(),
      headersFile(),
      offline(),
      compress(),
      buildStamp(),
    ],
  ],
  // Its own choice is for browsers that know no modules, at nearly twice the size.
  resolve: { alias: { 'workbox-window': 'workbox-window/build/workbox-window.prod.mjs' } },
  worker: { format: 'es', plugins: () => [assemblyscript()] },
  build: {
    target: 'baseline-widely-available',
    assetsInlineLimit: 0,
    // Of everything that visitors are given: most licenses ask for that.
    license: { fileName: 'licenses.md' },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // Dialogs need it as well as the backend's client: apart from that, they can do without the client.
            { name: 'tslib', test: /node_modules\/tslib\//, priority: 1 },
            // Named, so that what is kept for offline use can leave it out.
            { name: 'supabase', test: /node_modules\/@supabase\// },
            // What every page needs, of other people's code and of ours: one file compresses better than the many that would
            // be shared between pages, and takes one way there and back instead of many. Other people's outlives most deploys.
            // The entry stays apart: it waits for the page's script, which imports the site's. The global styles go with the
            // site's, ahead of them: they settle the order of the layers.
            { name: 'framework', test: /node_modules.*\.[cm]?js$/, tags: ['$initial'] },
            { name: 'site', test: /\/src\/(?!main).*\.(?:tsx?|css)$/, tags: ['$initial'] },
            // What several pages are built from.
            { name: 'common', test: /\/src\/(content|ui)\/.*\.tsx?$|@tabler/, minShareCount: 3 },
          ],
        },
      },
    },
  },
})
