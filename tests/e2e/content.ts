import { join } from 'node:path'
import { runnerImport } from 'vite'

/**
 * The content of the build. Specs take facts about the business, its cities, projects and reviews from here, so that the
 * owner may change them. Some facts may come from `VITE_BUSINESS_*` variables, which only Vite reads.
 */
const { module: content } = await runnerImport<typeof import('./content-modules.ts')>(
  join(import.meta.dirname, 'content-modules.ts'),
  {
    root: join(import.meta.dirname, '../..'),
    mode: 'production',
    configFile: false,
    logLevel: 'error',
    resolve: { tsconfigPaths: true },
  },
)

export const {
  averageRating,
  beforePhotos,
  business,
  cities,
  cityContent,
  cityPath,
  cityWork,
  cityWorkWords,
  detailPhotos,
  indexedPaths,
  photos,
  projects,
  reviews,
  routePaths,
  siteImages,
  telephoneLink,
} = content

/** Two cities to navigate between. Every page's footer links to both. */
export const [city, nextCity] = cities
  .filter(({ slug }) => content.footerCities.some((city) => city.slug === slug))
  .slice(-2) as [(typeof cities)[number], (typeof cities)[number]]
