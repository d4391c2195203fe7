import { cityAtPath } from '../places/city-paths'
import { offered, pathOfService, serviceOfPage, servicePagePaths } from '../services/offered-services'
import type { PagePath } from './pages'

export interface NavigationLink {
  readonly label: string
  readonly to: PagePath
}

export const homeLink: NavigationLink = { label: 'Home', to: '/' }

/** The header's Services menu (specification, section 2). */
export const serviceLinks: readonly NavigationLink[] = servicePagePaths.map((to) => ({
  label: serviceOfPage(to)?.label ?? 'Flooring Installation',
  to,
}))

/** The header's links after the Services menu. */
export const mainLinks: readonly NavigationLink[] = [
  { label: 'Our Work', to: '/our-work' },
  { label: 'About', to: '/about' },
  { label: 'Service Areas', to: '/service-areas' },
  { label: 'Contact', to: '/contact' },
  { label: 'Enhance', to: '/image-enhancement' },
]

/** The characters that the header has room for after Services, on the narrowest screen that shows them. */
const room = 50

/**
 * The links that stand in the header, and those that don't fit and stand under "More". Each takes two
 * characters' width besides its words.
 */
export function fitLinks(links: readonly NavigationLink[]) {
  const widthTo = (count: number) =>
    links.slice(0, count).reduce((width, { label }) => width + label.length + 2, 0)
  const fits = (count: number) => widthTo(count) + (count < links.length ? 'More'.length + 4 : 0) <= room
  const count = links.findLastIndex((_, index) => fits(index + 1)) + 1
  return { inBar: links.slice(0, count), underMore: links.slice(count) }
}

export const headerLinks = fitLinks(mainLinks)

const pagesWithParents = [
  homeLink,
  ...serviceLinks,
  ...mainLinks,
  { label: 'Reviews', to: '/reviews' },
] as const

/** The breadcrumbs of a page: the pages above it, and its own name. Home and unknown paths have none. */
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

/** The services in the footer (specification, section 2). Each links to what describes it. */
export const footerServices = offered.flatMap(([name, { footer = [], page, part }]) => {
  const to = pathOfService(part?.of ?? name)
  return to ? footer.map(({ label, hash }) => ({ label, to, hash: page ? hash : name })) : []
})
