import { cities, cityPath } from './cities'
import { type PagePath, pages } from './pages'

/** Every path of the site. All of them are prerendered and tested. */
export const routePaths: readonly string[] = [
  ...Object.keys(pages),
  ...cities.map(({ slug }) => cityPath(slug)),
]

/** Pages for the business's own use, which search engines must not list. */
const internalPaths: readonly string[] = ['/image-enhancement' satisfies PagePath]

/** The paths in the sitemap, which search engines may list. */
export const indexedPaths = routePaths.filter((path) => !internalPaths.includes(path))
