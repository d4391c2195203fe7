import { cities } from './cities'
import { pages } from './pages'

/** Every path of the site: what is prerendered, listed in the sitemap and tested. */
export const routePaths: readonly string[] = [
  ...Object.keys(pages),
  ...cities.map((city) => `/service-areas/${city.slug}-oh`),
]
