import { cities, cityPath } from './cities'
import { type PagePath, pages } from './pages'

/** Every path of the site: what is prerendered and tested. */
export const routePaths: readonly string[] = [
  ...Object.keys(pages),
  ...cities.map(({ slug }) => cityPath(slug)),
]

/** Pages for the business itself, kept out of search engines. */
const internalPaths: readonly string[] = ['/image-enhancement' satisfies PagePath]

/** The paths that search engines may list: what the sitemap holds. */
export const indexedPaths = routePaths.filter((path) => !internalPaths.includes(path))
