import { hasPage } from './offers'
import type { PagePath } from './pages'
import type { PhotoName } from './photos'

export interface ServiceCard {
  readonly name: string
  readonly title: string
  readonly description: string
  readonly href: PagePath
  readonly features: readonly string[]
  readonly photo: PhotoName
}

const cards: readonly ServiceCard[] = [
  {
    name: 'Sanding & Refinishing',
    title: 'Bring the old floor back',
    description:
      "Most of the oak we're called to look at has another sanding in it. We take it to bare wood and finish it for the way you live.",
    href: '/sanding-and-refinishing',
    features: [
      'Dustless sanding, 96% dust containment',
      'Usually 3-5 days',
      'Oil-based, water-based or penetrating oil',
      'Repairs and stair refinishing on the same visit',
    ],
    photo: 'sanding-process',
  },
  {
    name: 'Hardwood Installation',
    title: 'Put in new hardwood',
    description:
      "Red oak, white oak, maple and hickory, solid or engineered, nailed or glued over a subfloor we've checked first.",
    href: '/flooring-installation/hardwood',
    features: [
      'Moisture readings before a board is cut',
      'Acclimated in your house, not in our shop',
      'Straight, diagonal, herringbone or parquet',
      'New boards laced into old floors',
    ],
    photo: 'team-working',
  },
  {
    name: 'LVP/LVT Installation',
    title: 'Floors that take water',
    description:
      'Luxury vinyl plank and tile for basements, kitchens, mudrooms and rentals, installed over a flat, dry subfloor.',
    href: '/flooring-installation/lvp-lvt',
    features: [
      '20+ mil wear layer',
      'Floating click-lock or glue-down',
      'Subfloor leveled first',
      'Most rooms done in a day or two',
    ],
    photo: 'lvp-installation',
  },
]

/** The three services with a page of their own, as the home page shows them. */
export const services = cards.filter(({ href }) => hasPage(href))

/** Other services of the business. */
export const otherWork = {
  title: 'Also: floor repair, stair refinishing and water-damage restoration',
  description:
    'Squeaks, split boards, burned spots, pet stains and worn treads. After a leak we dry and measure first, then decide what can be saved.',
  link: { label: 'What to do after a leak', to: '/sanding-and-refinishing', hash: 'water-damage' },
} as const
