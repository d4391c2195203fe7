import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { FontaineTransform } from 'fontaine'
import { defineConfig } from 'vite'
import { imagetools } from 'vite-imagetools'
import { assemblyscript } from './tools/assemblyscript.ts'
import { buildStamp } from './tools/build-stamp.ts'
import { businessEnv } from './tools/business-env.ts'
import { compress } from './tools/compress.ts'
import { devBackend } from './tools/dev-backend.ts'
import { headersFile } from './tools/headers.ts'
import { offline } from './tools/offline.ts'
import { isPrerendering, prerender } from './tools/prerender.ts'
import { sitemap } from './tools/sitemap.ts'
import { socialCards } from './tools/social-cards.ts'
import { webManifest } from './tools/web-manifest.ts'

export default defineConfig({
  plugins: [
    businessEnv(),
    tanstackRouter({ target: 'react', autoCodeSplitting: true, quoteStyle: 'single', semicolons: false }),
    react(),
    devBackend(),
    assemblyscript(),
    imagetools({ exclude: [], cache: { dir: 'node_modules/.cache/imagetools' } }),
    FontaineTransform.vite({
      fallbacks: {
        'Besley Variable': ['Georgia', 'Noto Serif'],
        'Source Sans 3 Variable': ['Arial', 'Roboto'],
      },
    }),
    !isPrerendering() && [
      prerender([sitemap, socialCards, webManifest]),
      headersFile(),
      offline(),
      compress(),
      buildStamp(),
    ],
  ],
  worker: { format: 'es', plugins: () => [assemblyscript()] },
  build: {
    target: 'baseline-widely-available',
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // Named, so that what is kept for offline use can leave it out.
            { name: 'supabase', test: /node_modules\/@supabase\// },
            // Two pieces for what (nearly) all pages share: many small ones compress worse.
            { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\// },
            { name: 'shared', minShareCount: 13 },
          ],
        },
      },
    },
  },
})
