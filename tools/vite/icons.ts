import {
  defaultPngCompressionOptions,
  generateFavicon,
  generateMaskableAsset,
} from '@vite-pwa/assets-generator/api'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { colorOf, readLogo, readTokens } from './brand.ts'
import type { FileMaker, ShortcutIcon } from './site-file-types.ts'

const shortcutIcons = {
  estimate: 'IconClipboardText',
  'our-work': 'IconPhoto',
  present: 'IconPlayerPlay',
  enhance: 'IconWand',
} as const satisfies Record<ShortcutIcon, string>

/** The icons of the app and its shortcuts, from `src/layout/logo.svg` and the colors of `tokens.css`. */
export const icons: FileMaker = async ({ app }, root) => {
  const tokens = readTokens(root)
  const ground = colorOf(tokens, 'icon-ground')
  const logo = centered(readLogo(root), 356)
  const icon = svg(`<rect width="512" height="512" rx="96" fill="${ground}"/>${logo}`)
  const files = new Map<string, string | Uint8Array>([
    ['icon.svg', icon],
    // Only its shape counts.
    ['monochrome.svg', svg(logo)],
    ['favicon.ico', await generateFavicon('png', await png(icon, 48))],
    ['pwa-192x192.png', await png(icon, 192)],
    ['pwa-512x512.png', await png(icon, 512)],
    ['maskable-icon-512x512.png', await png(icon, 512, ground, 0.15)],
    ['apple-touch-icon-180x180.png', await png(icon, 180, ground, 0.1)],
  ])
  // Not at the top: it has thousands of files, and the development server draws no icons.
  const tabler = await import('@tabler/icons-react')
  for (const { icon } of app.shortcuts) {
    const drawing = createElement(tabler[shortcutIcons[icon]], { color: colorOf(tokens, 'paper') })
    const picture = `<circle cx="256" cy="256" r="256" fill="${ground}"/>${centered(renderToStaticMarkup(drawing), 304)}`
    files.set(`shortcut-${icon}.png`, await png(svg(picture), 192))
  }
  return [...files].map(([name, source]) => ({ fileName: `icons/${name}`, source }))
}

const svg = (content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">${content}</svg>`

/** A drawing in the middle of an icon, `size` of its 512 units wide and high. */
const centered = (drawing: string, size: number) =>
  drawing
    .replace(/<svg[^>]*>/, (tag) => tag.replaceAll(/ (?:width|height)="[^"]*"/g, ''))
    .replace('<svg', `<svg x="${256 - size / 2}" y="${256 - size / 2}" width="${size}" height="${size}"`)

/** A picture with a border of this share of its size. */
async function png(picture: string, size: number, background = 'transparent', padding = 0): Promise<Buffer> {
  const options = {
    padding,
    resizeOptions: { fit: 'contain', background },
    outputOptions: defaultPngCompressionOptions,
  } as const
  return (await generateMaskableAsset('png', Buffer.from(picture), size, options)).toBuffer()
}
