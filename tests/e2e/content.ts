import { loadContent } from '../../tools/load-content.ts'

/**
 * The content of the build. Specs take facts about the business, its services, cities, projects and reviews
 * from here, so that the owner may change them.
 */
export const content = await loadContent<typeof import('./content-modules.ts')>(
  'tests/e2e/content-modules.ts',
)

export const { business, cities, cityPath, projects, routePaths, telephoneLink } = content

/** A city to navigate to. Every page's footer links to it. */
export const city = content.footerCities.at(-1) as (typeof cities)[number]

/** A category of the work filter with projects, and another one. */
export const filter = content.projects[0]?.category as keyof typeof content.projectCategories
export const [otherFilter = filter] = Object.keys(content.projectCategories).filter(
  (category) => category !== filter,
) as (typeof filter)[]
/** Their buttons. */
export const filterLabel = content.projectCategories[filter]
export const otherFilterLabel = content.projectCategories[otherFilter]
/** A page of a service to navigate to, by the header's menu. */
export const servicePage = (content.serviceLinks.find(({ to }) => to.endsWith('/hardwood')) ??
  content.serviceLinks[0]) as (typeof content.serviceLinks)[number]

/** A service that both forms offer. */
export const [service = 'other'] = content.compactServices

/** A link of the footer to a part of a page. */
export const footerService = content.footerServices.findLast(({ hash }) => hash) as {
  readonly label: string
  readonly to: string
  readonly hash: string
}
