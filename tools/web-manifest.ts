import type { FileMaker } from './prerender.ts'

/** `manifest.webmanifest`: how the site presents itself once it is installed. */
export const webManifest: FileMaker = ({ business }) => [
  {
    fileName: 'manifest.webmanifest',
    source: JSON.stringify({
      id: '/',
      name: business.name,
      short_name: business.shortName,
      description: `Hardwood refinishing and flooring in ${business.serviceArea}: our work, free estimates, and the photo tool.`,
      lang: 'en-US',
      start_url: '/',
      scope: '/',
      display: 'standalone',
      background_color: '#fdfaf4',
      theme_color: '#2b1d14',
      categories: ['business', 'lifestyle', 'photo'],
      launch_handler: { client_mode: ['navigate-existing', 'auto'] },
      icons: [
        { src: '/icons/icon.svg', sizes: 'any', type: 'image/svg+xml' },
        { src: '/icons/pwa-192x192.png', sizes: '192x192', type: 'image/png' },
        { src: '/icons/pwa-512x512.png', sizes: '512x512', type: 'image/png' },
        { src: '/icons/maskable-icon-512x512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
        { src: '/icons/monochrome.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'monochrome' },
      ],
      shortcuts: [
        { name: 'Free estimate', url: '/contact' },
        { name: 'Our work', url: '/our-work' },
        { name: 'Present our work', url: '/our-work?present' },
        { name: 'Contact', url: '/contact' },
        { name: 'Enhance photos', url: '/image-enhancement' },
      ].map((shortcut) => ({ ...shortcut, icons: [{ src: '/icons/pwa-192x192.png', sizes: '192x192' }] })),
    }),
  },
]
