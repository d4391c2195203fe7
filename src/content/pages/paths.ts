import { cities } from '../places/cities'
import { cityPath } from '../places/city-paths'
import { isUnlisted, pages } from './pages'

/** Every path of the site. All of them are prerendered and tested. */
export const routePaths: readonly string[] = [...pages.keys(), ...cities.map(cityPath)]

/** The paths in the sitemap, which search engines may list. */
export const indexedPaths = routePaths.filter((path) => !isUnlisted(path))
