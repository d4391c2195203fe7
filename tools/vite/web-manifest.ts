import { colorOf, readTokens } from './brand.ts'
import type { FileMaker } from './site-files.ts'

/** `manifest.webmanifest`: how the site presents itself once it is installed. */
export const webManifest: FileMaker = ({ business, app }, root) => [
  {
    fileName: 'manifest.webmanifest',
    source: JSON.stringify({
      id: '/',
      name: business.name,
      short_name: business.shortName,
      description: app.description,
      lang: 'en-US',
      start_url: '/',
      scope: '/',
      display: 'standalone',
      background_color: colorOf(readTokens(root), 'paper'),
      theme_color: colorOf(readTokens(root), 'app-bar'),
      categories: ['business', 'lifestyle', 'photo'],
      // A launch opens a new window, so it never replaces one in which photographs are being enhanced.
      launch_handler: { client_mode: ['navigate-new', 'auto'] },
      icons: [
        { src: '/icons/icon.svg', sizes: 'any', type: 'image/svg+xml' },
        { src: '/icons/pwa-192x192.png', sizes: '192x192', type: 'image/png' },
        { src: '/icons/pwa-512x512.png', sizes: '512x512', type: 'image/png' },
        { src: '/icons/maskable-icon-512x512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
        { src: '/icons/monochrome.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'monochrome' },
      ],
      shortcuts: app.shortcuts.map(({ name, path, query = '', icon }) => ({
        name,
        url: path + query,
        icons: [{ src: `/icons/shortcut-${icon}.png`, sizes: '192x192', type: 'image/png' }],
      })),
    }),
  },
]
