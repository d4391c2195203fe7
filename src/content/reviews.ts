import type { Heading, TitledText } from './words'

export interface Review {
  readonly id: number
  readonly name: string
  readonly location: string
  /** Month and year, as shown. */
  readonly date: string
  readonly rating: 1 | 2 | 3 | 4 | 5
  readonly service: string
  readonly title: string
  readonly review: string
  readonly verified: boolean
}

/** Sample content: replace it with the contractor's own reviews, with their writers' consent. */
export const reviews: readonly Review[] = [
  {
    id: 1,
    name: 'Margaret T.',
    location: 'Lakewood, OH',
    date: 'March 2024',
    rating: 5,
    service: 'Sanding & Refinishing',
    title: '1916 floors, four days',
    review:
      'Our house off Detroit Avenue still has its first oak floors, and two other companies told us they were too thin to sand. These fellows pulled a heat register, measured what was left above the tongue and said there was one good sanding in it. They took off as little as they could. Four days later it was done.',
    verified: true,
  },
  {
    id: 2,
    name: 'Alan S.',
    location: 'Beachwood, OH',
    date: 'February 2024',
    rating: 5,
    service: 'Hardwood Installation',
    title: 'They waited for the wood',
    review:
      'I wanted the floor in before a family visit. They delivered the white oak, put a meter on it and told me no, it had to sit in the house for the week first. I grumbled. It has been through a furnace season since and I cannot find a gap worth mentioning.',
    verified: true,
  },
  {
    id: 3,
    name: 'Tanya W.',
    location: 'Mentor, OH',
    date: 'January 2024',
    rating: 5,
    service: 'LVP/LVT Installation',
    title: 'A dry-looking basement at last',
    review:
      'The basement takes a little water in the spring, and they talked about that before they talked about flooring. They ground down a hump in the slab and laid a vinyl plank that can come back up if it ever has to. Cut around the posts is tight and neat.',
    verified: true,
  },
  {
    id: 4,
    name: 'Greg and Lori H.',
    location: 'Chagrin Falls, OH',
    date: 'November 2023',
    rating: 5,
    service: 'Stair Refinishing',
    title: 'Could still go up to bed',
    review:
      'Fourteen treads under two layers of old paint. They tested it for lead first and taped everything off. They finished every other tread so we could use the stairs each night, which nobody else had offered.',
    verified: true,
  },
  {
    id: 5,
    name: 'Hannah B.',
    location: 'Cleveland, OH',
    date: 'October 2023',
    rating: 5,
    service: 'Sanding & Refinishing',
    title: 'No dust on the piano',
    review:
      'I teach lessons in the front room, so dust was my one worry. They hung plastic in the archway, ran the hoses out to the truck and wiped down the sills before they left. I ran my hand over the piano lid afterward and it was clean.',
    verified: true,
  },
  {
    id: 6,
    name: 'Walt D.',
    location: 'Burton, OH',
    date: 'August 2023',
    rating: 5,
    service: 'Floor Repair',
    title: 'Matched an old farmhouse floor',
    review:
      'A leaking radiator had blackened a patch about the size of a door. They laced in old red oak of the same width, so there is no straight seam. You have to know where it was.',
    verified: true,
  },
  {
    id: 7,
    name: 'Priscilla N.',
    location: 'Willoughby, OH',
    date: 'June 2023',
    rating: 5,
    service: 'Water-Damage Restoration',
    title: 'Told us to wait, and saved the floor',
    review:
      'The dishwasher line let go and the kitchen oak cupped badly. I thought it was all coming out. They came back three times with the moisture meter and would not touch a sander until it had dried. Most of the boards went flat again and only six needed replacing.',
    verified: true,
  },
  {
    id: 8,
    name: 'Marcus J.',
    location: 'Mayfield, OH',
    date: 'May 2023',
    rating: 5,
    service: 'LVP/LVT Installation',
    title: 'On time, both days',
    review:
      'They said 8 on Tuesday and were in the driveway at 7:50. When a carton came in with chipped corners they called me from the supplier instead of sorting it out in silence. The price on the paper was the price I paid.',
    verified: true,
  },
]

/** Mean of the ratings with one decimal, as shown. */
export function averageRating(of: readonly { readonly rating: number }[] = reviews): string {
  const total = of.reduce((sum, { rating }) => sum + rating, 0)
  return (of.length === 0 ? 0 : total / of.length).toFixed(1)
}

export const reviewsPage = {
  hero: {
    title: 'Customer Reviews',
    intro: 'What people say once the furniture is back in place.',
  },
  summary: {
    averageLabel: 'Average rating',
    countLabel: 'Reviews',
    /** A fixed claim, not computed. */
    satisfied: '100%',
    satisfiedLabel: 'Satisfied customers',
  },
  verifiedLabel: 'Verified',
  moreLabel: 'Read more reviews',
  loved: {
    title: 'What Customers Love Most',
    intro: 'The same few things come up again and again.',
  },
  closing: {
    title: 'Get Your 5-Star Experience',
    intro: 'Leave a name and a number. We will call to set a time for a free look at your floors.',
  },
} as const satisfies Record<string, string | Heading | Readonly<Record<string, string>>>

export const lovedMost: readonly TitledText[] = [
  {
    title: 'Quality Workmanship',
    description:
      'Edges that match the field, no drum marks in low sun, repairs laced in so that the seam disappears.',
  },
  {
    title: 'Clean Process',
    description:
      'Sanders on vacuum hoses, plastic in the doorways, and sills wiped before we load the truck.',
  },
  {
    title: 'Reliable Service',
    description:
      'We come on the day we said. If something changes, the owner calls you before you have to ask.',
  },
]
