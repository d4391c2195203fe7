import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Icon, IconClipboardText, IconPhoto, IconPlayerPlay, IconWand } from '@tabler/icons-react'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import sharp from 'sharp'
import { colorOf, readLogo, readTokens } from '../build/brand.ts'

/**
 * `npm run icons`: makes the app's icons from `src/layout/logo.svg` and the colors of `src/theme/tokens.css`. The bitmaps
 * of the app's icon are made from `icon.svg` afterward (icons.config.ts).
 */

const root = join(import.meta.dirname, '../..')
const folder = join(root, 'public/icons')
const tokens = readTokens(root)
const ground = colorOf(tokens, 'icon-ground')

/** In the names of the shortcuts' files (src/content/app.ts). */
const shortcuts: Readonly<Record<string, Icon>> = {
  estimate: IconClipboardText,
  'our-work': IconPhoto,
  present: IconPlayerPlay,
  enhance: IconWand,
}

const svg = (content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">${content}</svg>`

/** A drawing in the middle of an icon, `size` of its 512 units wide and high. */
const centered = (drawing: string, size: number) =>
  drawing
    .replace(/<svg[^>]*>/, (tag) => tag.replaceAll(/ (?:width|height)="[^"]*"/g, ''))
    .replace('<svg', `<svg x="${256 - size / 2}" y="${256 - size / 2}" width="${size}" height="${size}"`)

const logo = readLogo(root)
await writeFile(
  join(folder, 'icon.svg'),
  svg(`<rect width="512" height="512" rx="96" fill="${ground}"/>${centered(logo, 356)}`),
)
// Only its shape counts.
await writeFile(join(folder, 'monochrome.svg'), svg(centered(logo, 356)))

for (const [name, icon] of Object.entries(shortcuts)) {
  const drawing = renderToStaticMarkup(createElement(icon, { color: colorOf(tokens, 'paper') }))
  const picture = svg(`<circle cx="256" cy="256" r="256" fill="${ground}"/>${centered(drawing, 304)}`)
  await sharp(Buffer.from(picture))
    .resize(192)
    .png()
    .toFile(join(folder, `shortcut-${name}.png`))
}
