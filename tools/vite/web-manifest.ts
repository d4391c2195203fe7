import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { colorOf, readTokens } from './brand.ts'
import type { FileMaker, SiteFacts } from './site-file-types.ts'

/** In CSS pixels, and how many pixels of the picture stand for one. */
export const screenshotForms = {
  narrow: { width: 390, height: 844, scale: 2 },
  wide: { width: 1440, height: 900, scale: 1 },
} as const

/** Where `npm run screenshots` puts them, with the name and the telephone number that they show. */
export const screenshotFolder = 'src/screenshots'
export const screenshotFacts = ({ name, phone }: SiteFacts['business']) => `${name}, ${phone}\n`

/** The pictures of the installation dialog, unless they show another business. */
function findScreenshots({ business, app }: SiteFacts, root: string) {
  const facts = join(root, screenshotFolder, 'business.txt')
  if (!existsSync(facts) || readFileSync(facts, 'utf8') !== screenshotFacts(business)) {
    console.log(
      'The install pictures show another business and are left out. Take them with: npm run screenshots',
    )
    return []
  }
  return Object.entries(screenshotForms).flatMap(([form, { width, height, scale }]) =>
    app.screenshots.map(({ name, label }) => ({
      src: `/screenshots/${name}-${form}.jpg`,
      sizes: `${width * scale}x${height * scale}`,
      type: 'image/jpeg',
      form_factor: form,
      label,
    })),
  )
}

/** `manifest.webmanifest`: how the site presents itself once it is installed, and the pictures for that. */
export const webManifest: FileMaker = (site, root) => {
  const { business, app } = site
  const screenshots = findScreenshots(site, root)
  const manifest = {
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
      screenshots,
      shortcuts: app.shortcuts.map(({ name, path, query = '', icon }) => ({
        name,
        url: path + query,
        icons: [{ src: `/icons/shortcut-${icon}.png`, sizes: '192x192', type: 'image/png' }],
      })),
    }),
  }
  return [
    manifest,
    ...screenshots.map(({ src }) => ({
      fileName: src.slice(1),
      source: readFileSync(join(root, 'src', src)),
    })),
  ]
}
