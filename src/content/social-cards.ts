import { cities, cityPath } from './cities'
import type { PagePath } from './pages'
import type { PhotoName } from './photos'

interface SocialCard {
  /** Drawn on the picture, at most about 45 characters. */
  readonly headline: string
  readonly photo: PhotoName
}

const cards: Readonly<Record<PagePath, SocialCard>> = {
  '/': { headline: 'Hardwood floors, sanded and installed right', photo: 'hero-section' },
  '/our-work': { headline: 'Our work, before and after', photo: 'stairs-refinished' },
  '/about': { headline: 'A local flooring company', photo: 'living-room-finished' },
  '/service-areas': { headline: 'Flooring across Greater Cleveland', photo: 'hallway-refinished' },
  '/contact': { headline: 'Ask for a free estimate', photo: 'stairs-treads' },
  '/sanding-and-refinishing': { headline: 'Sanding & refinishing', photo: 'hallway-refinished' },
  '/flooring-installation': { headline: 'Flooring installation', photo: 'family-room-hardwood' },
  '/flooring-installation/hardwood': { headline: 'Hardwood installation', photo: 'dining-room-floors' },
  '/flooring-installation/lvp-lvt': { headline: 'LVP & LVT installation', photo: 'lvp-installation' },
  '/reviews': { headline: 'What our customers say', photo: 'stairs-treads' },
  '/image-enhancement': { headline: 'AI Image Enhancement', photo: 'stairs-detail' },
}

/** How a shared link or a search result shows a page, by its path. */
export const socialCards: ReadonlyMap<string, SocialCard> = new Map<string, SocialCard>([
  ...Object.entries(cards),
  ...cities.map(({ name, slug, photo }): [string, SocialCard] => [
    cityPath(slug),
    { headline: `Flooring & refinishing in ${name}, OH`, photo },
  ]),
])

/** The file of a page's card, which the build makes as a JPEG of {@link socialCardSize}. */
export function socialCardFile(path: string): string {
  return `/social/${path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')}.jpg`
}

/** In pixels. Link previews show this size without cropping. */
export const socialCardSize = { width: 1200, height: 630 } as const
