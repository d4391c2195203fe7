import type { PagePath } from './pages'

export interface NavigationLink {
  readonly label: string
  readonly to: PagePath
}

export const homeLink: NavigationLink = { label: 'Home', to: '/' }

/** The header's Services menu (specification, section 2). */
export const serviceLinks: readonly NavigationLink[] = [
  { label: 'Sanding & Refinishing', to: '/sanding-and-refinishing' },
  { label: 'Flooring Installation', to: '/flooring-installation' },
  { label: 'Hardwood Installation', to: '/flooring-installation/hardwood' },
  { label: 'LVP/LVT Installation', to: '/flooring-installation/lvp-lvt' },
]

/** The header's links after the Services menu. */
export const mainLinks: readonly NavigationLink[] = [
  { label: 'Our Work', to: '/our-work' },
  { label: 'About', to: '/about' },
  { label: 'Service Areas', to: '/service-areas' },
  { label: 'Contact', to: '/contact' },
  { label: 'Enhance', to: '/image-enhancement' },
]

/** The six services in the footer (specification, section 2). Each links to the page that describes it. */
export const footerServices: readonly NavigationLink[] = [
  { label: 'Hardwood Floor Sanding', to: '/sanding-and-refinishing' },
  { label: 'Floor Refinishing', to: '/sanding-and-refinishing' },
  { label: 'Hardwood Installation', to: '/flooring-installation/hardwood' },
  { label: 'LVP/LVT Installation', to: '/flooring-installation/lvp-lvt' },
  { label: 'Floor Repair', to: '/sanding-and-refinishing' },
  { label: 'Stair Refinishing', to: '/sanding-and-refinishing' },
]
