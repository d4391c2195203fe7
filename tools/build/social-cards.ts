import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import satori from 'satori'
import sharp from 'sharp'
import type { SiteFacts, SiteFile } from './prerender.ts'
import { cardPanel, panelWidth } from './social-card-panel.ts'

type Card = SiteFacts['socialCards'] extends ReadonlyMap<string, infer Value> ? Value : never
type Fonts = Parameters<typeof satori>[1]['fonts']

/** The inputs of all cards. When one of them changes, all cards are made again. */
const makers = ['social-cards.ts', 'social-card-panel.ts'].map((file) => join(import.meta.dirname, file))

/**
 * The picture of every page for link previews: its headline on a cream panel beside its photograph.
 * Kept between builds by a hash of everything it is made from.
 */
export async function socialCards(site: SiteFacts, root: string): Promise<SiteFile[]> {
  const cache = join(root, 'node_modules/.cache/social-cards')
  await mkdir(cache, { recursive: true })
  const fonts = await loadFonts(root)
  const code = await Promise.all(makers.map((path) => readFile(path)))
  const common = hashOf(...code, ...fonts.map(({ data }) => data), JSON.stringify(site.business))
  const files: SiteFile[] = []
  // One after the other: each uses every core anyway, and memory use stays low.
  for (const [path, card] of site.socialCards) {
    const photo = await readFile(join(root, `src/photos/${card.photo}.jpg`))
    const kept = join(cache, `${hashOf(common, JSON.stringify(card), photo)}.jpg`)
    if (!existsSync(kept)) await writeFile(kept, await drawCard(card, photo, site, fonts))
    files.push({ fileName: site.socialCardFile(path).slice(1), source: await readFile(kept) })
  }
  return files
}

/** Draws text as outlines, so no font has to be installed on the machine that builds. */
async function drawCard(
  card: Card,
  photo: Buffer,
  { business, socialCardSize: { width, height } }: SiteFacts,
  fonts: Fonts,
): Promise<Buffer> {
  const panel = await satori(cardPanel(card.headline, business, height), { width: panelWidth, height, fonts })
  const picture = await sharp(photo)
    .resize({ width: width - panelWidth, height, fit: 'cover', position: sharp.strategy.attention })
    .toBuffer()
  return sharp({ create: { width, height, channels: 3, background: '#f7f2ea' } })
    .composite([
      { input: picture, left: panelWidth, top: 0 },
      { input: Buffer.from(panel), left: 0, top: 0 },
    ])
    .jpeg({ quality: 82, mozjpeg: true, chromaSubsampling: '4:4:4' })
    .toBuffer()
}

async function loadFonts(root: string): Promise<Fonts> {
  const load = (family: string, weight: number) =>
    readFile(join(root, `node_modules/@fontsource/${family}/files/${family}-latin-${weight}-normal.woff`))
  return [
    { name: 'Besley', weight: 500, data: await load('besley', 500) },
    { name: 'Source Sans 3', weight: 400, data: await load('source-sans-3', 400) },
    { name: 'Source Sans 3', weight: 600, data: await load('source-sans-3', 600) },
  ]
}

function hashOf(...parts: (string | Buffer | ArrayBuffer)[]): string {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(typeof part === 'string' ? part : new Uint8Array(part))
  return hash.digest('hex').slice(0, 24)
}
