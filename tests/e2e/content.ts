import { loadContent } from '../../tools/content.ts'

/**
 * The content of the build. Specs take facts about the business, its services, cities, projects and reviews
 * from here, so that the owner may change them.
 */
const content = await loadContent<typeof import('./content-modules.ts')>('tests/e2e/content-modules.ts')

export const {
  about,
  averageRating,
  beforePhotos,
  business,
  categoryServices,
  cities,
  cityContent,
  cityFaqs,
  cityPage,
  cityPath,
  cityTrustPoints,
  cityWork,
  cityWorkWords,
  claims,
  compactServices,
  detailPhotos,
  footerServices,
  fullServices,
  homeBadges,
  homeServices,
  homeShowcase,
  indexedPaths,
  inState,
  otherWork,
  ourWork,
  photos,
  projectCategories,
  projects,
  reviews,
  routePaths,
  servicesBelowOverview,
  scenes,
  serviceLinks,
  siteImages,
  telephoneLink,
  testimonials,
  workQuote,
} = content

/** Two cities to navigate between. Every page's footer links to both. */
export const [city, nextCity] = cities
  .filter(({ slug }) => content.footerCities.some((city) => city.slug === slug))
  .slice(-2) as [(typeof cities)[number], (typeof cities)[number]]

/** A category of the work filter with projects, and another one. */
export const filter = content.projects[0]?.category as keyof typeof content.projectCategories
export const [otherFilter = filter] = Object.keys(content.projectCategories).filter(
  (category) => category !== filter,
) as (typeof filter)[]
/** Their buttons. */
export const filterLabel = content.projectCategories[filter]
export const otherFilterLabel = content.projectCategories[otherFilter]
/** A service that both forms offer. */
export const [service = 'other'] = content.compactServices

/** Of the photographs that the server tool enhances. */
export const [first, last] = [0, -1].map((at) => content.siteImages.at(at)) as [SiteImage, SiteImage]
type SiteImage = (typeof content.siteImages)[number]

/** A link of the footer to a part of a page. */
export const footerService = content.footerServices.findLast(({ hash }) => hash) as {
  readonly label: string
  readonly to: string
  readonly hash: string
}
