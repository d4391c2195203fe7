import { cities, cityPath } from './cities'
import { isInternal, pages } from './pages'

/** Every path of the site. All of them are prerendered and tested. */
export const routePaths: readonly string[] = [
  ...Object.keys(pages),
  ...cities.map(({ slug }) => cityPath(slug)),
]

/** The paths in the sitemap, which search engines may list. */
export const indexedPaths = routePaths.filter((path) => !isInternal(path))
