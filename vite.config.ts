import { fileURLToPath } from 'node:url'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { FontaineTransform } from 'fontaine'
import { defineConfig } from 'vite'
import { imagetools } from 'vite-imagetools'
import { assemblyscript } from './tools/build/assemblyscript.ts'
import { brand } from './tools/build/brand.ts'
import { buildStamp } from './tools/build/build-stamp.ts'
import { chunkLoader } from './tools/build/chunk-loader.ts'
import { compress } from './tools/build/compress.ts'
import { hostFiles } from './tools/build/host-files.ts'
import { icons } from './tools/build/icons.ts'
import { assetFileName, photographs, publishedPhotographs } from './tools/build/photographs.ts'
import { precache } from './tools/build/precache.ts'
import { isPrerendering, prerender } from './tools/build/prerender.ts'
import { publicEnv } from './tools/build/public-env.ts'
import { samples } from './tools/build/samples.ts'
import { serviceAreaMap } from './tools/build/service-area-map.ts'
import { sitemap } from './tools/build/sitemap.ts'
import { socialCards } from './tools/build/social-cards.ts'
import { thirdParty } from './tools/build/third-party.ts'
import { webManifest } from './tools/build/web-manifest.ts'
import { devBackend } from './tools/serve/dev-backend.ts'

/** Phones write `.JPG`, too. */
const photoImport = /\/src\/photos\/[^?]+\.jpe?g(?:\?.*)?$/i

export default defineConfig({
  plugins: [
    publicEnv(),
    brand(),
    tanstackRouter({ target: 'react', autoCodeSplitting: true, quoteStyle: 'single', semicolons: false }),
    react(),
    devBackend(),
    chunkLoader(),
    assemblyscript(),
    serviceAreaMap(),
    imagetools({ include: photoImport, exclude: [], cache: { dir: 'node_modules/.cache/imagetools' } }),
    FontaineTransform.vite({
      fallbacks: {
        Besley: ['Georgia', 'Noto Serif'],
        'Source Sans 3': ['Arial', 'Roboto'],
      },
      resolvePath: (source) => fileURLToPath(import.meta.resolve(source)),
    }),
    !isPrerendering() && [
      photographs(),
      prerender([publishedPhotographs, sitemap, socialCards, icons, webManifest]),
      hostFiles(),
      thirdParty(),
      precache(),
      compress(),
      buildStamp(),
      samples(),
    ],
  ],
  resolve: {
    tsconfigPaths: true,
    alias: {
      // The shim is for earlier versions of React, and brings the same hook once more.
      'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector',
    },
  },
  worker: { format: 'es', plugins: () => [assemblyscript()] },
  build: {
    // A little older than the oldest supported browsers (docs/offline.md).
    target: 'baseline-widely-available',
    assetsInlineLimit: 0,
    // The licenses of all bundled packages. Most of them ask for that.
    license: { fileName: 'licenses.md' },
    rolldownOptions: {
      output: {
        assetFileNames: assetFileName,
        codeSplitting: {
          groups: [
            // Code that every page needs, in three files: React, other packages, which change rarely, and the site's own. Few
            // files compress better than many small shared ones and need fewer round trips. Each is a task of its own
            // (src/deferred-hydration.ts). The entry is not part of them, because it waits
            // for the page's script, which imports the site's file. The global styles come first in the site's file, because
            // they set the order of the layers.
            { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\//, tags: ['$initial'] },
            { name: 'framework', test: /node_modules.*\.[cm]?js$/, tags: ['$initial'] },
            { name: 'site', test: /\/src\/(?!main).*\.(?:tsx?|css)$/, tags: ['$initial'] },
            // Toasts share it with dialogs, and its helpers with Supabase.
            { name: 'scroll-lock', test: /node_modules\/(?:tslib|react-remove-scroll)\// },
            // Named, so that the precache can leave it out.
            { name: 'supabase', test: /node_modules\/@supabase\// },
            // Code that several pages share. Dialogs come later.
            {
              name: 'common',
              test: /\/src\/(content|ui)\/(?!Dialog).*\.tsx?$|@tabler/,
              minShareCount: 3,
            },
          ],
        },
      },
    },
  },
})
