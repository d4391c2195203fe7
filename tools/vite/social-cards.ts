import { readFile, writeFile } from 'node:fs/promises'
import { type CSSProperties, createElement, type ReactNode } from 'react'
import type satori from 'satori'
import sharp from 'sharp'
import { colorOf, readLogo, readTokens } from './brand.ts'
import { cachedFile } from './build-cache.ts'
import { fontInWeight } from './fonts.ts'
import { listPhotographs } from './photographs.ts'
import type { SiteFacts, SiteFile } from './site-files.ts'

type Fonts = Parameters<typeof satori>[1]['fonts']

const panelWidth = 484

/**
 * The picture of every page for link previews: its headline on a cream panel beside its photograph.
 * Cached between builds by a hash of everything it is made from.
 */
export async function socialCards(site: SiteFacts, root: string): Promise<SiteFile[]> {
  const look = lookOf(root)
  const fonts = await Promise.all([
    fontInWeight(root, look.serif, 500),
    fontInWeight(root, look.sans, 400),
    fontInWeight(root, look.sans, 600),
  ])
  const photos = await listPhotographs(root)
  const code = await readFile(import.meta.filename)
  const files: SiteFile[] = []
  // One after the other: each uses every core anyway, and memory use stays low.
  for (const [path, card] of site.socialCards) {
    const photo = await readFile(photos.get(card.photo) ?? `${card.photo}.jpg`)
    const facts = JSON.stringify([site.business, site.socialCardSize, card, look])
    const cached = await cachedFile('social-cards/*.jpg', [code, facts, photo], async (file) =>
      writeFile(file, await drawCard(card.headline, photo, site, fonts, look)),
    )
    files.push({ fileName: site.socialCardFile(path).slice(1), source: await readFile(cached) })
  }
  return files
}

interface Look {
  readonly ground: string
  readonly ink: string
  readonly softInk: string
  readonly accent: string
  readonly logo: string
  readonly serif: string
  readonly sans: string
}

function lookOf(root: string): Look {
  const tokens = readTokens(root)
  return {
    ground: colorOf(tokens, 'paper-warm'),
    ink: colorOf(tokens, 'ink'),
    softInk: colorOf(tokens, 'ink-soft'),
    accent: colorOf(tokens, 'accent'),
    logo: `data:image/svg+xml;base64,${Buffer.from(readLogo(root)).toString('base64')}`,
    serif: firstFont(tokens.serif),
    sans: firstFont(tokens.sans),
  }
}

/** Of a list as in CSS. */
const firstFont = (list = '') => list.split(',')[0]?.replaceAll(/['"]/g, '') ?? ''

/** Text is drawn as outlines, so no font has to be installed on the machine that builds. */
async function drawCard(
  headline: string,
  photo: Buffer,
  site: SiteFacts,
  fonts: Fonts,
  look: Look,
): Promise<Buffer> {
  // Not at the top: the development server, which draws no cards, would take seconds longer to start.
  const { default: satori } = await import('satori')
  const { width, height } = site.socialCardSize
  const panel = await satori(cardPanel(headline, site.business, look), { width: panelWidth, height, fonts })
  return sharp(photo)
    .autoOrient()
    .resize({ width: width - panelWidth, height, position: sharp.strategy.attention })
    .extend({ left: panelWidth })
    .composite([{ input: Buffer.from(panel), left: 0, top: 0 }])
    .jpeg({ quality: 82, mozjpeg: true, chromaSubsampling: '4:4:4' })
    .toBuffer()
}

const box = (style: CSSProperties, ...children: ReactNode[]) =>
  createElement('div', { style: { display: 'flex', flexDirection: 'column', ...style } }, ...children)

/** The card's left side: the mark and name on top, the headline, the telephone number at the foot. */
function cardPanel(
  headline: string,
  { name, shortName, phone, serviceArea }: SiteFacts['business'],
  { ground, ink, softInk, accent, logo, serif, sans }: Look,
) {
  const restOfName = name.startsWith(shortName) ? name.slice(shortName.length).trim() : name
  const fontSize = headline.length > 34 ? 45 : 54
  return box(
    {
      boxSizing: 'border-box',
      width: '100%',
      height: '100%',
      justifyContent: 'space-between',
      padding: '52px 28px 48px 52px',
      background: ground,
      color: ink,
      fontFamily: sans,
    },
    box(
      { flexDirection: 'row', alignItems: 'center', gap: 18 },
      createElement('img', { src: logo, width: 60, height: 51, style: { objectFit: 'contain' } }),
      box(
        {},
        box({ fontFamily: serif, fontSize: 29, lineHeight: 1.15 }, shortName),
        box({ fontSize: 19, lineHeight: 1.3, color: softInk }, restOfName),
      ),
    ),
    box({ fontFamily: serif, fontSize, lineHeight: 1.12, letterSpacing: '-0.015em' }, headline),
    box(
      {},
      box({ width: 64, height: 4, background: accent, marginBottom: 22 }),
      box({ fontSize: 32, fontWeight: 600, lineHeight: 1.2, color: accent }, phone),
      box({ fontSize: 21, lineHeight: 1.4, color: softInk }, serviceArea),
    ),
  )
}
