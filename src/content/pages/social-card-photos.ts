import { cityAtPath } from '../places/city-paths'
import { cityPhoto } from '../places/city-work'
import { serviceOfPage } from '../services/offered-services'
import type { ServicePath } from '../services/services'
import { type PhotoName, scenes } from '../work/photos'
import type { PagePath } from './pages'

const ownCards: Readonly<Record<Exclude<PagePath, ServicePath>, PhotoName>> = {
  '/': scenes.home.photo,
  '/our-work': scenes.workCard.photo,
  '/about': scenes.aboutCard.photo,
  '/service-areas': scenes.areasCard.photo,
  '/contact': scenes.contactCard.photo,
  '/flooring-installation': scenes.installationCard.photo,
  '/reviews': scenes.reviewsCard.photo,
  '/image-enhancement': scenes.toolCard.photo,
}

/** The photograph by which a shared link shows a page. */
export function socialCard(path: string): PhotoName {
  const city = cityAtPath(path)
  if (city) return cityPhoto(city)
  return serviceOfPage(path)?.page.card ?? ownCards[path as keyof typeof ownCards]
}

/** In pixels. Link previews show this size without cropping. */
export const socialCardSize = { width: 1200, height: 630 } as const
