import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'

/** Part of `npm run icons`: makes the icons of the manifest's shortcuts, Tabler icons on the site's brown. */

const drawings = {
  estimate: 'clipboard-text',
  'our-work': 'photo',
  present: 'player-play',
  enhance: 'wand',
}
const root = join(import.meta.dirname, '../..')

for (const [name, drawing] of Object.entries(drawings)) {
  const path = join(root, 'node_modules/@tabler/icons-react/dist/esm/icons', `${fileName(drawing)}.mjs`)
  const shapes = [...(await readFile(path, 'utf8')).matchAll(/"d": "([^"]+)"/g)].map(
    ([, line]) => `<path d="${line}"/>`,
  )
  if (shapes.length === 0) throw new Error(`The drawing ${drawing} has no lines in ${path}`)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="192" height="192" viewBox="-8 -8 40 40" fill="none"
    stroke="#fdfaf4" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round">
    <circle cx="12" cy="12" r="20" fill="#241910" stroke="none"/>${shapes.join('')}</svg>`
  await sharp(Buffer.from(svg))
    .png({ palette: true })
    .toFile(join(root, `public/icons/shortcut-${name}.png`))
}

function fileName(drawing: string): string {
  return `Icon${drawing.replace(/(^|-)(.)/g, (_, __, letter: string) => letter.toUpperCase())}`
}
