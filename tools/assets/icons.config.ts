import { join } from 'node:path'
import { defineConfig } from '@vite-pwa/assets-generator/config'
import { colorOf, readTokens } from '../build/brand.ts'

const background = colorOf(readTokens(join(import.meta.dirname, '../..')), 'icon-ground')

/** The second half of `npm run icons`: the bitmaps of `public/icons/icon.svg`. */
export default defineConfig({
  images: ['public/icons/icon.svg'],
  preset: {
    transparent: { sizes: [192, 512], padding: 0, favicons: [[48, 'favicon.ico']] },
    maskable: { sizes: [512], padding: 0.15, resizeOptions: { background } },
    apple: { sizes: [180], padding: 0.1, resizeOptions: { background } },
  },
})
