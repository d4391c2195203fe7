import { cities } from './cities'
import { cityPath } from './city-path'
import { isInternal, pages } from './pages'
import { projectPageCount, projectPagePath } from './project-pages'
import { projects } from './projects'

/** Every path of the site. All of them are prerendered and tested. */
export const routePaths: readonly string[] = [
  ...Object.keys(pages),
  ...cities.map(({ slug }) => cityPath(slug)),
  ...Array.from({ length: projectPageCount(projects.length) - 1 }, (_, index) => projectPagePath(index + 2)),
]

/** The paths in the sitemap, which search engines may list. */
export const indexedPaths = routePaths.filter((path) => !isInternal(path))
