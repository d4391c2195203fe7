import { inState } from '../business/business'
import { claims } from '../business/claims'
import { region } from '../business/facts'
import { cities } from '../places/cities'
import { cityPath } from '../places/city-paths'
import { cityPhoto } from '../places/city-work'
import { refinishes, serviceOfPage } from '../services/offered-services'
import type { ServicePath } from '../services/services'
import type { SocialCard } from '../services/types'
import { scenes } from '../work/photos'
import { type PagePath, pages } from './pages'

const cards: Readonly<Record<Exclude<PagePath, ServicePath>, SocialCard>> = {
  '/': { headline: 'Hardwood floors, sanded and installed right', photo: scenes.home.photo },
  '/our-work': { headline: 'Our work, before and after', photo: scenes.workCard.photo },
  '/about': {
    headline: `A${claims.localBadge.text && ' local'} flooring company`,
    photo: scenes.about.photo,
  },
  '/service-areas': { headline: `Flooring across ${region.area}`, photo: scenes.areasCard.photo },
  '/contact': { headline: 'Ask for a free estimate', photo: scenes.contactCard.photo },
  '/flooring-installation': { headline: 'Flooring installation', photo: scenes.installationCard.photo },
  '/reviews': { headline: 'What our customers say', photo: scenes.reviews.photo },
  '/image-enhancement': { headline: 'AI Image Enhancement', photo: scenes.toolCard.photo },
}

/** How a shared link or a search result shows a page, by its path. */
export const socialCards: ReadonlyMap<string, SocialCard> = new Map<string, SocialCard>([
  ...[...pages.keys()].map((path): [string, SocialCard] => [
    path,
    serviceOfPage(path)?.page.card ?? cards[path as keyof typeof cards],
  ]),
  ...cities.map((city): [string, SocialCard] => [
    cityPath(city),
    {
      headline: `Flooring${refinishes ? ' & refinishing' : ''} in ${inState(city.name)}`,
      photo: cityPhoto(city),
    },
  ]),
])

/** The file of a page's card, which the build makes as a JPEG of {@link socialCardSize}. */
export function socialCardFile(path: string): string {
  return `/social/${path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')}.jpg`
}

/** In pixels. Link previews show this size without cropping. */
export const socialCardSize = { width: 1200, height: 630 } as const
