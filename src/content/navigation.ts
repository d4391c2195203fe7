import { cityAtPath } from './cities'
import type { ServiceOption } from './estimate'
import { hasPage, isOffered } from './offers'
import type { PagePath } from './pages'

export interface NavigationLink {
  readonly label: string
  readonly to: PagePath
}

interface ServiceLink extends NavigationLink {
  readonly service: ServiceOption
  /** The id of the part of the page. */
  readonly hash?: string
}

export const homeLink: NavigationLink = { label: 'Home', to: '/' }

const servicePages: readonly NavigationLink[] = [
  { label: 'Sanding & Refinishing', to: '/sanding-and-refinishing' },
  { label: 'Flooring Installation', to: '/flooring-installation' },
  { label: 'Hardwood Installation', to: '/flooring-installation/hardwood' },
  { label: 'LVP/LVT Installation', to: '/flooring-installation/lvp-lvt' },
]

/** The header's Services menu (specification, section 2). */
export const serviceLinks = servicePages.filter(({ to }) => hasPage(to))

/** The header's links after the Services menu. */
export const mainLinks: readonly NavigationLink[] = [
  { label: 'Our Work', to: '/our-work' },
  { label: 'About', to: '/about' },
  { label: 'Service Areas', to: '/service-areas' },
  { label: 'Contact', to: '/contact' },
  { label: 'Enhance', to: '/image-enhancement' },
]

const pagesWithParents = [
  homeLink,
  ...servicePages,
  ...mainLinks,
  { label: 'Reviews', to: '/reviews' },
] as const

/** The way from Home to a page, for breadcrumbs: the pages above it, and its own name. Home and unknown paths have none. */
export function trailOf(path: string): {
  readonly parents: readonly NavigationLink[]
  readonly label?: string
} {
  const parents = pagesWithParents.filter(
    ({ to }) => to !== path && (to === '/' || path.startsWith(`${to}/`)),
  )
  const own = pagesWithParents.find(({ to }) => to === path && to !== '/')
  return { parents, label: own?.label ?? cityAtPath(path)?.name }
}

const servicesInDetail: readonly ServiceLink[] = [
  { label: 'Hardwood Floor Sanding', to: '/sanding-and-refinishing', service: 'sanding-refinishing' },
  {
    label: 'Floor Refinishing',
    to: '/sanding-and-refinishing',
    service: 'sanding-refinishing',
    hash: 'finishes',
  },
  { label: 'Hardwood Installation', to: '/flooring-installation/hardwood', service: 'hardwood-installation' },
  { label: 'LVP/LVT Installation', to: '/flooring-installation/lvp-lvt', service: 'lvp-installation' },
  { label: 'Floor Repair', to: '/sanding-and-refinishing', service: 'repair', hash: 'repair' },
  { label: 'Stair Refinishing', to: '/sanding-and-refinishing', service: 'stairs', hash: 'stairs' },
]

/** The six services in the footer (specification, section 2). Each links to what describes it. */
export const footerServices = servicesInDetail.filter(({ to, service }) => hasPage(to) && isOffered(service))
