import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { FontaineTransform } from 'fontaine'
import { defineConfig } from 'vite'
import { imagetools } from 'vite-imagetools'
import svgr from 'vite-plugin-svgr'
import { assemblyscript } from './tools/vite/assemblyscript.ts'
import { brand } from './tools/vite/brand.ts'
import { buildStamp } from './tools/vite/build-stamp.ts'
import { chunkLoader } from './tools/vite/chunk-loader.ts'
import { composedStyles } from './tools/vite/composed-styles.ts'
import { compress } from './tools/vite/compress.ts'
import { devBackend } from './tools/vite/dev-backend.ts'
import { fontLicenses, fonts } from './tools/vite/fonts.ts'
import { hostFiles } from './tools/vite/host-files.ts'
import { icons } from './tools/vite/icons.ts'
import { notices } from './tools/vite/notices.ts'
import { assetFileName, photographs, publishedPhotographs } from './tools/vite/photographs.ts'
import { precache } from './tools/vite/precache.ts'
import { isPrerendering, prerender } from './tools/vite/prerender.ts'
import { publicEnv } from './tools/vite/public-env.ts'
import { samples } from './tools/vite/samples.ts'
import { serviceAreaMap } from './tools/vite/service-area-map.ts'
import { singleIcons } from './tools/vite/single-icons.ts'
import { sitemap } from './tools/vite/sitemap.ts'
import { socialCards } from './tools/vite/social-cards.ts'
import { thirdParty } from './tools/vite/third-party.ts'
import { webManifest } from './tools/vite/web-manifest.ts'

/** Phones write `.JPG`, too. */
const photoImport = /\/src\/photos\/[^?]+\.jpe?g(?:\?.*)?$/i

export default defineConfig({
  plugins: [
    publicEnv(),
    brand(),
    singleIcons(),
    tanstackRouter({ target: 'react', autoCodeSplitting: true, quoteStyle: 'single', semicolons: false }),
    react(),
    svgr(),
    devBackend(),
    chunkLoader(),
    assemblyscript(),
    serviceAreaMap(),
    // First: while developing, pages show the originals.
    photographs(),
    imagetools({ include: photoImport, exclude: [], cache: { dir: 'node_modules/.cache/imagetools' } }),
    fonts(),
    FontaineTransform.vite({
      fallbacks: {},
      categoryFallbacks: { serif: ['Georgia'], 'sans-serif': ['Arial', 'Roboto'] },
    }),
    !isPrerendering() && [
      prerender([
        publishedPhotographs,
        sitemap,
        socialCards,
        icons,
        webManifest,
        fontLicenses,
        thirdParty,
        hostFiles,
      ]),
      precache(),
      compress(),
      buildStamp(),
    ],
    samples(),
    notices(),
  ],
  resolve: {
    tsconfigPaths: true,
    alias: {
      // The shim is for earlier versions of React, and brings the same hook once more.
      'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector',
      // Its main build is for browsers without classes and promises.
      'workbox-window': 'workbox-window/build/workbox-window.prod.mjs',
    },
  },
  css: composedStyles,
  optimizeDeps: { entries: 'index.html' },
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
            // Code that every page needs, in three files: React, other packages, which change rarely, and the
            // site's own, which is the entry's. Few files compress better than many small shared ones and need
            // fewer round trips. Each is a task of its own (src/deferred-hydration.ts).
            { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\//, tags: ['$initial'] },
            { name: 'framework', test: /node_modules.*\.[cm]?js$/, tags: ['$initial'] },
            // Shared by forms, dialogs and toasts.
            {
              name: 'fields',
              test: /\/(?:Input|CloseButton|use-id|use-merged-ref|create-safe-context|DirectionProvider)\//,
              minShareCount: 2,
            },
            // Shared by dialogs and toasts. Its helpers are those of Supabase, too.
            {
              name: 'overlays',
              test: /node_modules\/(?:tslib|react-remove-scroll|.*\/(?:Portal|get-default-z-index))\//,
            },
            // Named, so that the precache can leave it out.
            { name: 'supabase', test: /node_modules\/@supabase\// },
            // The end of a page: its jobs and what leads to an estimate, with the styles of the form, which comes later.
            {
              name: 'estimate',
              test: /Estimate(?:Section|Card|Form\.module)|\/features\/price\/|\/Jobs\.|\/work\/(?:job|project)|pages\/our-work\.ts|FaqA/,
              includeDependenciesRecursively: false,
              minShareCount: 2,
            },
            // The arithmetic of prices, for Home, the price sheet and the forms that it leads to.
            {
              name: 'price',
              test: /\/services\/(?:price|rates)/,
              includeDependenciesRecursively: false,
              minShareCount: 2,
            },
            // Code that several pages share. What dialogs alone need comes with them.
            {
              name: 'common',
              test: /\/src\/(?:content|ui|lib|features\/service-area)\/(?!Dialog|use-swipe).*\.tsx?$|@tabler|use-network/,
              minShareCount: 2,
            },
            // Shared by the photo tool and its later parts.
            { name: 'photo-tool', test: /\/src\/features\/enhancement\//, minShareCount: 2 },
          ],
        },
      },
    },
  },
})
