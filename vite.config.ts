import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { imagetools } from 'vite-imagetools'
import svgr from 'vite-plugin-svgr'
import { assemblyscript } from './tools/vite/assemblyscript.ts'
import { brand } from './tools/vite/brand.ts'
import { buildStamp } from './tools/vite/build-stamp.ts'
import { chunkLoader } from './tools/vite/chunk-loader.ts'
import { className } from './tools/vite/class-name.ts'
import { compress } from './tools/vite/compress.ts'
import { devBackend } from './tools/vite/dev-backend.ts'
import { fontLicenses, fonts } from './tools/vite/fonts.ts'
import { hostFiles } from './tools/vite/host-files.ts'
import { icons } from './tools/vite/icons.ts'
import { serviceAreaMap } from './tools/vite/map-background.ts'
import { anyOf, modulesAt } from './tools/vite/module-paths.ts'
import { assetFileName, photographs, publishedPhotographs } from './tools/vite/photographs.ts'
import { precache } from './tools/vite/precache.ts'
import { isPrerendering, prerender } from './tools/vite/prerender.ts'
import { publicEnv } from './tools/vite/public-env.ts'
import { recordCheck } from './tools/vite/record-check.ts'
import { recordModules, records } from './tools/vite/records.ts'
import { robots } from './tools/vite/robots.ts'
import { samples } from './tools/vite/samples.ts'
import { singleIcons } from './tools/vite/single-icons.ts'
import { sitemap } from './tools/vite/sitemap.ts'
import { socialCards } from './tools/vite/social-cards.ts'
import { units } from './tools/vite/units.ts'
import { webManifest } from './tools/vite/web-manifest.ts'

/** Phones write `.JPG`, too. */
const photoImport = /\/src\/photos\/[^?]+\.(?:jpe?g|webp)(?:\?.*)?$/i

/** Its picture is drawn by the build, so it's no file. */
const isMap = modulesAt(
  'src/features/service-area/ServiceAreaMap.*',
  'src/content/places/map-{position,words}.ts',
)

export default defineConfig({
  plugins: [
    publicEnv(),
    recordCheck(),
    records(),
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
    units(),
    !isPrerendering() && [
      prerender([
        publishedPhotographs,
        sitemap,
        robots,
        socialCards,
        icons,
        webManifest,
        fontLicenses,
        hostFiles,
      ]),
      precache(),
      compress(),
      buildStamp(),
    ],
    samples(),
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
  optimizeDeps: { entries: 'index.html' },
  worker: { format: 'es', plugins: () => [assemblyscript()] },
  css: { modules: { generateScopedName: className } },
  build: {
    // A little older than the oldest supported browsers (docs/offline.md).
    target: 'baseline-widely-available',
    assetsInlineLimit: 0,
    // The licenses of all bundled packages. Most of them ask for that.
    license: { fileName: 'licenses.md' },
    rolldownOptions: {
      // The last lines of a build are the owner's list of samples.
      checks: { bundlerTimings: false },
      output: {
        assetFileNames: assetFileName,
        codeSplitting: {
          groups: [
            // The packages that every page needs, in one file, and the site's own code in another, which is the
            // entry's. With React in a file of its own each page got 1.0 KB and a request more.
            { name: 'packages', test: /node_modules.*\.[cm]?js$/, tags: ['$initial'] },
            // Shared by forms, dialogs, toasts and the photo tool. Without this group the tool takes four requests and
            // 8.4 KiB more.
            {
              name: 'fields',
              test: modulesAt(
                'node_modules/@mantine/core/esm/components/{Input,CloseButton}/**/*.mjs',
                'node_modules/@mantine/core/esm/core/DirectionProvider/*.mjs',
                'node_modules/@mantine/core/esm/core/utils/create-safe-context/*.mjs',
                'node_modules/@mantine/hooks/esm/{use-id,use-merged-ref}/*.mjs',
              ),
              minShareCount: 2,
            },
            // Shared by dialogs and toasts, and with Supabase. It mustn't lie in that package's own file, which isn't
            // precached: dialogs would then open with a network alone.
            {
              name: 'overlays',
              test: modulesAt(
                'node_modules/tslib/*.{js,mjs}',
                'node_modules/react-remove-scroll/dist/es*/**/*.js',
                'node_modules/@mantine/core/esm/components/Portal/*.mjs',
                'node_modules/@mantine/core/esm/core/utils/get-default-z-index/*.mjs',
              ),
            },
            // Named, so that the precache can leave it out.
            { name: 'supabase', test: modulesAt('node_modules/@supabase/**/*.{js,mjs}') },
            // The end of a page: its jobs, reviews and what leads to an estimate, with the styles of the form, which
            // comes later. Home has none of it and is 4 KB lighter for it.
            {
              name: 'estimate',
              test: anyOf(
                modulesAt(
                  'src/features/estimate/{EstimateSection,EstimateCard}.*',
                  'src/features/estimate/EstimateForm.module.css',
                  'src/ui/fields.module.css',
                  'src/features/price/{LazyPriceSheet,PriceNotes,PriceSheet}.*',
                  'src/features/portfolio/JobRow.*',
                  'src/content/work/{job,project,one-like,review}*.ts',
                  'src/ui/{Breadcrumbs,OneLikeThis,PageHero,TermsDetails}.*',
                  'src/content/pages/our-work.ts',
                  'src/ui/FaqAccordion.*',
                ),
                recordModules('projects?records', 'reviews?records', 'work-quote?records'),
              ),
              includeDependenciesRecursively: false,
              minShareCount: 2,
            },
            // Of three pages alone, whose styles the others needn't have.
            {
              name: 'map',
              test: (id: string) => isMap(id) || id.includes('service-area.svg'),
              includeDependenciesRecursively: false,
            },
            // Shared by what comes later: dialogs, the presentation, the photo tool. Pages are 1.3 KB lighter for it.
            {
              name: 'later',
              test: modulesAt(
                'src/lib/{abortable,leave-question,use-close-watcher,wake-lock}.ts',
                'node_modules/@tabler/icons-react/dist/esm/icons/Icon{ArrowLeft,Copy,Qrcode,Share2}.mjs',
              ),
              includeDependenciesRecursively: false,
              minShareCount: 2,
            },
            // Shared by the photo tool and its later parts: one request instead of three.
            {
              name: 'photo-tool',
              test: modulesAt(
                'src/features/enhancement/**/*.{ts,tsx,css}',
                'src/content/{pages/enhancement,work/site-images}.ts',
                'src/lib/use-focus-restore.ts',
                'workers/export/export-worker.ts',
                'workers/shared/*.ts',
                'node_modules/valibot/dist/*.mjs',
                'node_modules/@mantine/core/esm/components/Progress/**/*.mjs',
                'node_modules/@mantine/core/esm/core/MantineProvider/color-functions/get-auto-contrast-value/*.mjs',
                'node_modules/@tabler/icons-react/dist/esm/icons/Icon{AlertCircle,ArrowsDiff,CircleCheckFilled,Clock,Loader2,PlayerPause}.mjs',
              ),
              includeDependenciesRecursively: false,
              minShareCount: 2,
            },
            // Shared by pages. What dialogs alone need comes with them.
            {
              name: 'common',
              test: anyOf(
                modulesAt(
                  'src/content/**/*.ts',
                  'src/lib/!(use-swipe).ts',
                  'src/ui/!(Dialog).{ts,tsx}',
                  'node_modules/@tabler/icons-react/dist/esm/**/*.mjs',
                  'node_modules/@mantine/hooks/esm/use-network/*.mjs',
                ),
                recordModules(
                  'projects?photos',
                  'reviews?rating',
                  ...['area', 'cities', 'hours', 'rates'].map((name) => `${name}?records`),
                ),
              ),
              minShareCount: 2,
            },
          ],
        },
      },
    },
  },
})
