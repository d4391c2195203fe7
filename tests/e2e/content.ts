import { join } from 'node:path'
import { runnerImport } from 'vite'

/**
 * What the build was made from. Specs expect facts about the business, its cities, projects and reviews from here, so
 * that its owner may change them. The business's own facts may come from `VITE_BUSINESS_*` variables, which only Vite
 * reads.
 */
const { module: content } = await runnerImport<typeof import('./content-modules.ts')>(
  join(import.meta.dirname, 'content-modules.ts'),
  { root: join(import.meta.dirname, '../..'), mode: 'production', configFile: false, logLevel: 'error' },
)

export const {
  averageRating,
  business,
  cities,
  cityContent,
  cityFormTitle,
  cityPage,
  cityPath,
  indexedPaths,
  notFoundHead,
  photos,
  projects,
  projectsPerPage,
  reviews,
  routePaths,
  siteImages,
  telephoneLink,
} = content

/** Two cities to go to and fro: every page's footer links to both. */
export const [city, nextCity] = cities
  .filter(({ slug }) => content.footerAreas.some((area) => area.slug === slug))
  .slice(-2) as [(typeof cities)[number], (typeof cities)[number]]
