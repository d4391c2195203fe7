import { type ServiceName, type ServicePath, services } from './services'
import type { ServiceRecord } from './types'

/* What follows from the list of services. */

export const offered = Object.entries(services) as readonly [ServiceName, ServiceRecord][]

export const isOffered = (service: string) => service in services

/** The services with a page of their own. */
export const servicesWithPage = offered.flatMap(([name, { page, ...service }]) =>
  page ? [{ ...service, name, page: { ...page, path: page.path as ServicePath } }] : [],
)

/** The services that another service's page describes, as long as that one is offered. */
export const servicesOf = (page: string) =>
  offered.flatMap(([name, { part, named }]) => (part?.of === page ? [{ ...part, name, named }] : []))

/** The service that a page is about. The form of the page asks for it at first. */
export const serviceOfPage = (path: string) => servicesWithPage.find(({ page }) => page.path === path)

export const pathOfService = (service: string) =>
  servicesWithPage.find(({ name }) => name === service)?.page.path

/** The page above those of the installation services. It compares them, so it exists if there are several. */
export const overviewPath = '/flooring-installation' as const
export const servicesBelowOverview = servicesWithPage.filter(({ page }) =>
  page.path.startsWith(`${overviewPath}/`),
)
/** The materials of the floors that the business installs. */
export const materials = servicesBelowOverview.flatMap(({ named }) => named?.material ?? [])
const hasOverview = servicesBelowOverview.length > 1

/** The paths of the pages about services, as in the menu: the overview stands before what it compares. */
export const servicePagePaths = servicesWithPage.flatMap(({ page: { path } }) =>
  hasOverview && path === servicesBelowOverview[0]?.page.path ? [overviewPath, path] : [path],
)

/** The kind of work in the titles of pages. */
export const refinishes = isOffered('sanding-refinishing')
export const installs = servicesBelowOverview.length > 0
