import type { NavigationLink } from './navigation'

/** The six services of the footer (specification, section 2) and the page that tells about each. */
export const footerServices: readonly NavigationLink[] = [
  { label: 'Hardwood Floor Sanding', to: '/sanding-and-refinishing' },
  { label: 'Floor Refinishing', to: '/sanding-and-refinishing' },
  { label: 'Hardwood Installation', to: '/flooring-installation/hardwood' },
  { label: 'LVP/LVT Installation', to: '/flooring-installation/lvp-lvt' },
  { label: 'Floor Repair', to: '/contact' },
  { label: 'Stair Refinishing', to: '/sanding-and-refinishing' },
]

/** The six service areas of the footer (specification, section 9). */
export const footerAreas: readonly NavigationLink[] = [
  { label: 'Cleveland, OH', to: '/service-areas/cleveland-oh' },
  { label: 'Chardon, OH', to: '/service-areas/chardon-oh' },
  { label: 'Beachwood, OH', to: '/service-areas/beachwood-oh' },
  { label: 'Mentor, OH', to: '/service-areas/mentor-oh' },
  { label: 'Lakewood, OH', to: '/service-areas/lakewood-oh' },
  { label: 'Chagrin Falls, OH', to: '/service-areas/chagrin-falls-oh' },
]
