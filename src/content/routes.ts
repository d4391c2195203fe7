import { cities, cityPath } from './cities'
import { hasPage } from './offers'
import { isUnlisted, pages } from './pages'

/** Every path of the site. All of them are prerendered and tested. */
export const routePaths: readonly string[] = [
  ...Object.keys(pages).filter(hasPage),
  ...cities.map(({ slug }) => cityPath(slug)),
]

/** The paths in the sitemap, which search engines may list. */
export const indexedPaths = routePaths.filter((path) => !isUnlisted(path))
