import type { FileMaker } from './prerender.ts'

/** The pictures in the installation dialog. `npm run screenshots` takes them from the production build. */
export const screenshots = [
  { name: 'home', path: '/', label: 'Hardwood refinishing and flooring by the owner’s own crew' },
  { name: 'our-work', path: '/our-work', label: 'Finished floors' },
  { name: 'enhance', path: '/image-enhancement', label: 'Job-site photos enhanced on the device' },
]

/** In CSS pixels, and how many pixels of the picture stand for one. */
export const screenshotForms = {
  narrow: { width: 390, height: 844, scale: 2 },
  wide: { width: 1440, height: 900, scale: 1 },
} as const

/** `manifest.webmanifest`: how the site presents itself once it is installed. */
export const webManifest: FileMaker = ({ business }) => [
  {
    fileName: 'manifest.webmanifest',
    source: JSON.stringify({
      id: '/',
      name: business.name,
      short_name: business.shortName,
      description: `Hardwood refinishing and flooring in ${business.serviceArea}: our work, reviews and free estimates.`,
      lang: 'en-US',
      start_url: '/',
      scope: '/',
      display: 'standalone',
      background_color: '#fdfaf4',
      theme_color: '#2b1d14',
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
      screenshots: Object.entries(screenshotForms).flatMap(([form, { width, height, scale }]) =>
        screenshots.map(({ name, label }) => ({
          src: `/screenshots/${name}-${form}.jpg`,
          sizes: `${width * scale}x${height * scale}`,
          type: 'image/jpeg',
          form_factor: form,
          label,
        })),
      ),
      // Telephones show no more than four.
      shortcuts: [
        { name: 'Free estimate', url: '/contact', icon: 'estimate' },
        { name: 'Our work', url: '/our-work', icon: 'our-work' },
        { name: 'Enhance photos', url: '/image-enhancement', icon: 'enhance' },
        { name: 'Present our work', url: '/our-work?present', icon: 'present' },
      ].map(({ icon, ...shortcut }) => ({
        ...shortcut,
        icons: [{ src: `/icons/shortcut-${icon}.png`, sizes: '192x192', type: 'image/png' }],
      })),
    }),
  },
]
