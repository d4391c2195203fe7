import { theOwner } from './business'
import type { ServiceOption } from './estimate'
import type { Sample } from './types'

export interface Review extends Sample {
  readonly id: number
  readonly name: string
  readonly location: string
  /** The day it was written, as `2024-09-21`. */
  readonly date: string
  /** Stars, a whole number from 1 to 5. */
  readonly rating: 1 | 2 | 3 | 4 | 5
  readonly service: ServiceOption
  readonly title: string
  readonly review: string
  readonly verified: boolean
}

/** What the contractor's customers wrote. One without `sample: true` counts as real. */
export const reviews: readonly Review[] = [
  {
    id: 1,
    name: 'Carol T.',
    location: 'Lakewood, OH',
    date: '2024-09-21',
    rating: 5,
    service: 'sanding-refinishing',
    title: 'Dog scratches gone, house still clean',
    review:
      'Two labs and eleven years of running to the front window. They cut the living and dining room back to bare wood and put on three coats. I watch my grandkids here, so dust was what I worried about. I went to dust the piano the evening they sanded, and there was nothing to dust.',
    verified: true,
    sample: true,
  },
  {
    id: 2,
    name: 'Greg and Lisa M.',
    location: 'Beachwood, OH',
    date: '2024-08-09',
    rating: 5,
    service: 'stairs',
    title: 'We could use the stairs the whole week',
    review:
      "There's only one staircase to our bedrooms, so I was dreading this. They did every other tread and put blue tape on the dry ones. The dark stain was the right call, and you can't tell the treads are different ages.",
    verified: true,
    sample: true,
  },
  {
    id: 3,
    name: 'Walt D.',
    location: 'Chardon, OH',
    date: '2024-06-28',
    rating: 5,
    service: 'hardwood-installation',
    title: 'Would not start until the wood was ready',
    review:
      "The oak was delivered on a Monday and I wanted it down by Friday. He put a meter on it, said no, and had me run the dehumidifier six more days. We've been through a winter with the wood stove going and I can't get a business card into a joint.",
    verified: true,
    sample: true,
  },
  {
    id: 4,
    name: 'Simone A.',
    location: 'Cleveland, OH',
    date: '2024-05-17',
    rating: 5,
    service: 'repair',
    title: "You can't find the patch",
    review:
      "We took out a wall and had a foot-wide gap across the floor. They wove in old maple. I can't find it now, and I know where it was.",
    verified: true,
    sample: true,
  },
  {
    id: 5,
    name: 'Ed K.',
    location: 'Mentor, OH',
    date: '2024-04-06',
    rating: 5,
    service: 'lvp-installation',
    title: "A basement floor I don't worry about",
    review:
      "Our basement's damp every spring. They tested the slab for two days, ground down a ridge I didn't know I had, and left a proper gap at the walls. No hollow spots, and they swept the garage where they did the cutting.",
    verified: true,
    sample: true,
  },
  {
    id: 6,
    name: 'Janet and Bill R.',
    location: 'Chagrin Falls, OH',
    date: '2024-02-23',
    rating: 5,
    service: 'water-damage',
    title: 'Saved the floor after the dishwasher let go',
    review:
      'Water ran under the kitchen oak overnight and it cupped by morning. They set up fans, read the moisture every other day and made us wait five weeks before sanding. Only nine boards had to be replaced. The adjuster had written off the whole room.',
    verified: true,
    sample: true,
  },
  {
    id: 7,
    name: 'Priya N.',
    location: 'Willoughby, OH',
    date: '2023-12-08',
    rating: 5,
    service: 'engineered-installation',
    title: 'Told us which one we could sand again',
    review:
      "We're on a slab, so solid wood was out. He brought three engineered samples, told us which one we could sand again someday and which one we couldn't, and wrote it on the estimate. Same two guys every morning at 7:30.",
    verified: true,
    sample: true,
  },
  {
    id: 8,
    name: 'Tom B.',
    location: 'Chesterland, OH',
    date: '2023-10-14',
    rating: 5,
    service: 'sanding-refinishing',
    title: 'Talked me out of the dark stain',
    review:
      "I wanted the floor nearly black. He put that sample down next to two lighter ones and had me walk over them with the dog for a weekend. Every hair showed on the dark one. We went with the middle brown, and I'm glad every time the sun comes in.",
    verified: true,
    sample: true,
  },
]

/** Reviews that suit a page's kind of work, by their id. */
const besideForms: Readonly<Record<string, number>> = {
  '/flooring-installation': 7,
  '/flooring-installation/hardwood': 3,
  '/flooring-installation/lvp-lvt': 5,
  '/our-work': 4,
  '/about': 8,
  '/reviews': 2,
  '/service-areas': 6,
  '/contact': 7,
}

/** The review that stands beside the form of a page. A city's page shows those of its own town instead. */
export function reviewBesideForm(path: string): Review | undefined {
  if (path.startsWith('/service-areas/')) return undefined
  return reviews.find(({ id }) => id === besideForms[path]) ?? reviews[0]
}

/** The mean of the ratings with one decimal, such as `5.0` (specification, section 2), or nothing without any. */
export function averageRating(of: readonly Pick<Review, 'rating'>[]): string | undefined {
  const total = of.reduce((sum, { rating }) => sum + rating, 0)
  return of.length === 0 ? undefined : (total / of.length).toFixed(1)
}

/** What the reviews come to: on every page. Nothing without a review. */
export const rating =
  reviews.length > 0 ? { average: averageRating(reviews) ?? '', count: reviews.length } : undefined

/** The words of the Reviews page (specification, section 2). */
export const reviewWords = {
  hero: {
    title: 'Customer Reviews',
    intro:
      'Customers in their own words. What comes up most is careful work, straight advice and a clean house.',
    photo: 'stairs-treads',
    focus: '50% 60%',
  },
  summary: {
    average: 'Average rating',
    total: 'Customer reviews',
    /** Fixed, whatever the reviews say (specification, section 9). */
    satisfied: { value: '100%', label: 'Satisfied customers' },
    base: 'Counted from the reviews on this page.',
  },
  list: {
    id: 'list',
    title: 'In their own words',
    more: 'Read more reviews online',
  },
  /** In place of the reviews while there are none. */
  none: {
    intro: "Ours are still to come. Until then, call and ask which floors we've done near you.",
  },
  /** Under reviews and quotes of which any is a sample. */
  sampleNote: "Sample reviews. The company's own will take their place.",
  loved: {
    id: 'loved',
    title: 'What Customers Love Most',
    intro: 'Three things they thank us for.',
    items: [
      {
        title: 'Quality Workmanship',
        description:
          'Edges as flat as the middle of the room, no chatter marks when the sun is low, and patches we have to point out.',
      },
      {
        title: 'Clean Process',
        description:
          'The sanders run on a vacuum hose, with doorways zipped and vents covered. 96% of the dust never gets into the room, and we wipe up the rest.',
      },
      {
        title: 'Reliable Service',
        description:
          'We come on the day we said. If a floor needs another night to dry, the owner tells you before you have to ask.',
      },
    ],
  },
  closing: {
    title: 'Get Your 5-Star Experience',
    intro: `Leave your name and number. ${theOwner} calls you back.`,
  },
} as const
