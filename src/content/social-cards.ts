import { cities, cityPath } from './cities'
import type { PagePath } from './pages'
import type { PhotoName } from './photos'

/** How a page is named and pictured outside the site: in a shared link and in a search result's trail. */
export interface SocialCard {
  /** The page in a word or two, as a breadcrumb. */
  readonly name: string
  /** The words on the picture, at most about 45 characters. */
  readonly headline: string
  readonly photo: PhotoName
}

const cards: Readonly<Record<PagePath, SocialCard>> = {
  '/': { name: 'Home', headline: 'Hardwood floors, sanded and laid right', photo: 'living-room-finished' },
  '/our-work': { name: 'Our Work', headline: 'Our work, before and after', photo: 'stairs-refinished' },
  '/about': { name: 'About', headline: 'A local flooring company', photo: 'team-photo' },
  '/service-areas': {
    name: 'Service Areas',
    headline: 'Flooring across Greater Cleveland',
    photo: 'hallway-refinished',
  },
  '/contact': { name: 'Contact', headline: 'Ask for a free estimate', photo: 'dining-room-floors' },
  '/sanding-and-refinishing': {
    name: 'Sanding & Refinishing',
    headline: 'Sanding & refinishing',
    photo: 'sanding-process',
  },
  '/flooring-installation': {
    name: 'Flooring Installation',
    headline: 'Flooring installation',
    photo: 'team-working',
  },
  '/flooring-installation/hardwood': {
    name: 'Hardwood Installation',
    headline: 'Hardwood installation',
    photo: 'family-room-hardwood',
  },
  '/flooring-installation/lvp-lvt': {
    name: 'LVP/LVT Installation',
    headline: 'LVP & LVT installation',
    photo: 'lvp-installation',
  },
  '/reviews': { name: 'Reviews', headline: 'What our customers say', photo: 'hero-section' },
  '/image-enhancement': {
    name: 'AI Image Enhancement',
    headline: 'AI Image Enhancement',
    photo: 'stairs-detail',
  },
}

/** Finished floors in turn, so that neighboring cities do not share a picture. */
const cityPhotos = [
  'living-room-finished',
  'stairs-treads',
  'dining-room-floors',
  'family-room-hardwood',
  'lvp-installation',
  'hallway-refinished',
  'stairs-refinished',
] as const satisfies readonly PhotoName[]

/** The cards of all pages by path. */
export const socialCards: ReadonlyMap<string, SocialCard> = new Map<string, SocialCard>([
  ...Object.entries(cards),
  ...cities.map(({ name, slug }, index): [string, SocialCard] => [
    cityPath(slug),
    {
      name,
      headline: `Flooring & refinishing in ${name}, OH`,
      photo: cityPhotos[index % cityPhotos.length] ?? cityPhotos[0],
    },
  ]),
])

/** Where the build puts a page's card: one JPEG of {@link socialCardSize} per page. */
export function socialCardFile(path: string): string {
  return `/social/${path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')}.jpg`
}

/** In pixels: what link previews show without cropping. */
export const socialCardSize = { width: 1200, height: 630 } as const
