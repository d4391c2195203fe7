import { defineConfig } from '@vite-pwa/assets-generator/config'

/** `npm run icons`: the application's icons from one drawing; run it when `public/icons/icon.svg` has changed. */
export default defineConfig({
  images: ['public/icons/icon.svg'],
  preset: {
    transparent: { sizes: [192, 512], padding: 0, favicons: [[48, 'favicon.ico']] },
    maskable: { sizes: [512], padding: 0.15, resizeOptions: { background: '#241910' } },
    apple: { sizes: [180], padding: 0.1, resizeOptions: { background: '#241910' } },
  },
})
