import type { ServiceOption } from './estimate'

/**
 * The services that the business offers, as search engines read them. Remove a line, and the service's page, links, form
 * option and structured data go with it.
 */
export const offers: Partial<Record<ServiceOption, string>> = {
  'sanding-refinishing': 'Hardwood floor sanding and refinishing',
  'hardwood-installation': 'Hardwood floor installation',
  'engineered-installation': 'Engineered wood floor installation',
  'lvp-installation': 'Luxury vinyl plank and tile installation',
  repair: 'Hardwood floor repair',
  stairs: 'Stair refinishing',
  'water-damage': 'Water damage restoration',
}

/** What a form may ask for: the services, and what isn't one. */
export const isOffered = (service: ServiceOption) =>
  service in offers || service === 'consultation' || service === 'other'

/** The services that a page is about. It exists as long as any of them is offered. */
const pageServices: Readonly<Record<string, readonly ServiceOption[]>> = {
  '/sanding-and-refinishing': ['sanding-refinishing'],
  '/flooring-installation': ['hardwood-installation', 'lvp-installation'],
  '/flooring-installation/hardwood': ['hardwood-installation'],
  '/flooring-installation/lvp-lvt': ['lvp-installation'],
}

export const hasPage = (path: string) => pageServices[path]?.some(isOffered) ?? true

/** The service that the form of a page asks for at first. */
export function serviceOfPage(path: string): ServiceOption | undefined {
  const [service, ...others] = pageServices[path] ?? []
  return others.length === 0 ? service : undefined
}
