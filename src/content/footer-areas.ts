import type { City } from './cities'

/** Six links in every page's footer. In a file of their own, so that the list of all cities is no part of every page. */
export const footerAreas: readonly Pick<City, 'name' | 'slug'>[] = [
  { name: 'Cleveland', slug: 'cleveland' },
  { name: 'Chardon', slug: 'chardon' },
  { name: 'Beachwood', slug: 'beachwood' },
  { name: 'Chesterland', slug: 'chesterland' },
  { name: 'Mentor', slug: 'mentor' },
  { name: 'Willoughby', slug: 'willoughby' },
]
