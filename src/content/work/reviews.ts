import type { Review } from './types'

/** Reviews by the contractor's customers. One without `sample: true` counts as real. */
export const reviews: readonly Review[] = [
  {
    id: 1,
    name: 'Carol T.',
    location: 'Lakewood, OH',
    date: '2026-09-21',
    rating: 5,
    service: 'sanding-refinishing',
    job: 1,
    title: 'Dog scratches gone, house still clean',
    review:
      'Two labs and eleven years of running to the front window. They cut the living room back to bare wood and put on three coats. I watch my grandkids here, so dust was what I worried about. I went to dust the piano the evening they sanded, and there was nothing to dust.',
    verified: true,
    sample: true,
  },
  {
    id: 2,
    name: 'Greg and Lisa M.',
    location: 'Beachwood, OH',
    date: '2026-08-09',
    rating: 5,
    service: 'stairs',
    job: 4,
    title: 'We could use the stairs the whole week',
    review:
      'There’s only one staircase to our bedrooms, so I was dreading this. They did every other tread and put blue tape on the dry ones. The dark stain was the right call, and you can’t tell the treads are different ages.',
    verified: true,
    sample: true,
  },
  {
    id: 3,
    name: 'Walt D.',
    location: 'Chardon, OH',
    date: '2026-06-28',
    rating: 5,
    service: 'hardwood-installation',
    job: 10,
    title: 'Wouldn’t start until the wood was ready',
    review:
      'The oak was delivered on a Monday and I wanted it down by Friday. He put a meter on it, said no, and had me run the humidifier six more days. We’ve been through a winter with the wood stove going and I can’t get a business card into a joint.',
    verified: true,
    sample: true,
  },
  {
    id: 4,
    name: 'Simone A.',
    location: 'Cleveland, OH',
    date: '2026-05-17',
    rating: 5,
    service: 'repair',
    job: 2,
    title: 'You can’t find the patch',
    review:
      'Three strips in our hall were stained black where a planter had leaked. They took old ones out of a closet and wove them in. I can’t find them now, and I know where they were.',
    verified: true,
    sample: true,
  },
  {
    id: 5,
    name: 'Ed K.',
    location: 'Mentor, OH',
    date: '2026-04-06',
    rating: 5,
    service: 'lvp-installation',
    title: 'A basement floor I don’t worry about',
    review:
      'Our basement’s damp every spring. They tested the slab for two days, ground down a ridge I didn’t know I had, and left a proper gap at the walls. No hollow spots, and they swept the garage where they did the cutting.',
    verified: true,
    sample: true,
  },
  {
    id: 6,
    name: 'Janet and Bill R.',
    location: 'Chagrin Falls, OH',
    date: '2026-02-23',
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
    date: '2026-01-14',
    rating: 5,
    service: 'engineered-installation',
    title: 'Told us which one we could sand again',
    review:
      'We’re on a slab, so solid wood was out. He brought three engineered samples, told us which one we could sand again someday and which one we couldn’t, and wrote it on the estimate. Same two guys every morning at 7:30.',
    verified: true,
    sample: true,
  },
  {
    id: 8,
    name: 'Tom B.',
    location: 'Chesterland, OH',
    date: '2025-12-08',
    rating: 5,
    service: 'sanding-refinishing',
    title: 'Talked me out of the dark stain',
    review:
      'I wanted the floor nearly black. He put that sample down next to two lighter ones and had me walk over them with the dog for a weekend. Every hair showed on the dark one. We went with the middle brown, and I’m glad every time the sun comes in.',
    verified: true,
    sample: true,
  },
]

/** The reviews on pages that aren't about one service, by their id. */
export const besideForms: Readonly<Record<string, number | undefined>> = {
  // They are all on the page.
  '/reviews': undefined,
  '/flooring-installation': 7,
  '/our-work': 4,
  '/about': 8,
  '/service-areas': 6,
  '/contact': 7,
}
