import { defineConfig } from '@vite-pwa/assets-generator/config'

/** `npm run icons`: makes the application's icons from `public/icons/icon.svg`. Run it when that file has changed. */
export default defineConfig({
  images: ['public/icons/icon.svg'],
  preset: {
    transparent: { sizes: [192, 512], padding: 0, favicons: [[48, 'favicon.ico']] },
    maskable: { sizes: [512], padding: 0.15, resizeOptions: { background: '#241910' } },
    apple: { sizes: [180], padding: 0.1, resizeOptions: { background: '#241910' } },
  },
})
