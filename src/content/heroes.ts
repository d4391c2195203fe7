import type { PagePath } from './pages'
import type { PhotoName } from './photos'

/** The photograph at a page's head. */
export interface HeroPhoto {
  readonly photo: PhotoName
  /** Which part of it stays in view, as in `object-position`. */
  readonly focus?: string
}

/**
 * Finished rooms, a different one on every page, so that nobody meets the same picture twice in a row. Cities have a
 * photograph each (`cities.ts`); the pages that are missing here begin with something else.
 */
export const heroes = {
  '/': { photo: 'hero-section', focus: '72% 60%' },
  '/sanding-and-refinishing': { photo: 'hallway-refinished', focus: '50% 85%' },
  '/flooring-installation': { photo: 'family-room-hardwood', focus: '50% 80%' },
  '/flooring-installation/hardwood': { photo: 'dining-room-floors', focus: '50% 85%' },
  '/flooring-installation/lvp-lvt': { photo: 'lvp-installation', focus: '60% 80%' },
  '/our-work': { photo: 'dining-room-floors', focus: '50% 62%' },
  '/about': { photo: 'living-room-finished', focus: '50% 80%' },
  '/reviews': { photo: 'stairs-treads', focus: '50% 60%' },
} as const satisfies Partial<Record<PagePath, HeroPhoto>>
