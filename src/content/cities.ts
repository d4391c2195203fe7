import type { PhotoName } from './photos'

export interface City {
  readonly name: string
  /** Without the state; the page stands at `/service-areas/{slug}-oh`. */
  readonly slug: string
  /** One sentence for the index card. */
  readonly description: string
  /** At the head of its page: a floor from there where one was photographed, and another one than the next city's. */
  readonly photo: PhotoName
}

export const cities = [
  {
    name: 'Cleveland',
    slug: 'cleveland',
    description:
      'Doubles in Old Brooklyn, Victorians in Ohio City and a lot of red oak that has never been sanded right.',
    photo: 'hallway-refinished',
  },
  {
    name: 'Chardon',
    slug: 'chardon',
    description:
      'Snow-belt houses around the square, where slush and road salt decide which floor belongs by the door.',
    photo: 'hero-section',
  },
  {
    name: 'Beachwood',
    slug: 'beachwood',
    description: 'Postwar colonials and ranches with oak strip waiting under the carpet.',
    photo: 'stairs-refinished',
  },
  {
    name: 'Chesterland',
    slug: 'chesterland',
    description:
      'Ranches and split-levels on wooded lots, many on wells and over damp crawl spaces we check first.',
    photo: 'stairs-treads',
  },
  {
    name: 'Mentor',
    slug: 'mentor',
    description:
      'Split-levels, newer colonials and finished basements close enough to the lake to stay humid.',
    photo: 'family-room-hardwood',
  },
  {
    name: 'Willoughby',
    slug: 'willoughby',
    description:
      'Old frame houses near downtown and the river, with narrow maple and oak and a few surprises below.',
    photo: 'lvp-installation',
  },
  {
    name: 'Lakewood',
    slug: 'lakewood',
    description: 'Century homes and up-and-down doubles where the upstairs neighbor hears every board.',
    photo: 'living-room-finished',
  },
  {
    name: 'Chagrin Falls',
    slug: 'chagrin-falls',
    description:
      'Village houses with staircases worth saving and additions whose floors never quite matched.',
    photo: 'dining-room-floors',
  },
  {
    name: 'Burton',
    slug: 'burton',
    description:
      'Farmhouses with wide old boards, low crawl spaces and wood heat that dries a floor out by February.',
    photo: 'hero-section',
  },
  {
    name: 'Mayfield',
    slug: 'mayfield',
    description: 'Mid-century ranches and bungalows with solid oak bedrooms and tiled-over kitchens.',
    photo: 'family-room-hardwood',
  },
] as const satisfies readonly City[]

export type CitySlug = (typeof cities)[number]['slug']

/** Six tiles on the home page. */
export const homeAreaSlugs: readonly CitySlug[] = [
  'cleveland',
  'lakewood',
  'beachwood',
  'mentor',
  'chardon',
  'chagrin-falls',
]

/** Six links in the footer. */
export const footerAreaSlugs: readonly CitySlug[] = [
  'cleveland',
  'chardon',
  'beachwood',
  'chesterland',
  'mentor',
  'willoughby',
]

export function findCity(slug: string): City | undefined {
  return cities.find((city) => city.slug === slug)
}
