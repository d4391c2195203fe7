import type { PhotoName } from './photos'

export interface City {
  readonly name: string
  /** Without the state. See `cityPath`. */
  readonly slug: string
  /** One sentence for the index card, the head of its page and search results. */
  readonly description: string
  /** Its center in degrees, north and east positive. The map of the service area shows it there. */
  readonly latitude: number
  readonly longitude: number
  /** On which side of its dot the map writes the name. Without it, on the right, or on the left near the map's right edge. */
  readonly mapLabel?: 'right' | 'left' | 'above' | 'below'
  /** At the head of its page: neither the next city's nor one of its own projects, which the page shows below. */
  readonly photo: PhotoName
}

export const cities = [
  {
    name: 'Cleveland',
    slug: 'cleveland',
    latitude: 41.4993,
    longitude: -81.6944,
    mapLabel: 'below',
    description:
      'Doubles in Old Brooklyn, Victorians in Ohio City and a lot of red oak under carpet and old varnish.',
    photo: 'living-room-finished',
  },
  {
    name: 'Chardon',
    slug: 'chardon',
    latitude: 41.5787,
    longitude: -81.2043,
    mapLabel: 'right',
    description:
      'Snow-belt houses around the square, where slush and road salt decide which floor belongs by the door.',
    photo: 'hallway-refinished',
  },
  {
    name: 'Beachwood',
    slug: 'beachwood',
    latitude: 41.4645,
    longitude: -81.5087,
    mapLabel: 'below',
    description: 'Postwar colonials and ranches with oak strip waiting under the carpet.',
    photo: 'family-room-hardwood',
  },
  {
    name: 'Chesterland',
    slug: 'chesterland',
    latitude: 41.5223,
    longitude: -81.3379,
    mapLabel: 'below',
    description:
      'Ranches and split-levels on wooded lots, many of them over damp crawl spaces we check first.',
    photo: 'dining-room-floors',
  },
  {
    name: 'Mentor',
    slug: 'mentor',
    latitude: 41.6662,
    longitude: -81.3396,
    description:
      'Split-levels, newer colonials and finished basements close enough to the lake to stay humid.',
    photo: 'hero-section',
  },
  {
    name: 'Willoughby',
    slug: 'willoughby',
    latitude: 41.6398,
    longitude: -81.4065,
    mapLabel: 'left',
    description:
      'Old frame houses near downtown and the river, with narrow maple and oak and a few surprises below.',
    photo: 'stairs-treads',
  },
  {
    name: 'Lakewood',
    slug: 'lakewood',
    latitude: 41.482,
    longitude: -81.7982,
    mapLabel: 'left',
    description: 'Century homes and up-and-down doubles where the upstairs neighbor hears every board.',
    photo: 'stairs-refinished',
  },
  {
    name: 'Chagrin Falls',
    slug: 'chagrin-falls',
    latitude: 41.4295,
    longitude: -81.3907,
    description:
      'Village houses with staircases worth saving and additions whose floors never quite matched.',
    photo: 'hallway-refinished',
  },
  {
    name: 'Burton',
    slug: 'burton',
    latitude: 41.4706,
    longitude: -81.1451,
    mapLabel: 'above',
    description:
      'Farmhouses with wide old boards, low crawl spaces and wood heat that dries a floor out by February.',
    photo: 'hero-section',
  },
  {
    name: 'Mayfield',
    slug: 'mayfield',
    latitude: 41.552,
    longitude: -81.4393,
    mapLabel: 'left',
    description:
      'Mid-century ranches, capes and bungalows, with solid oak in the bedrooms and kitchens that were tiled over twice.',
    photo: 'dining-room-floors',
  },
] as const satisfies readonly City[]

export function findCity(slug: string): City | undefined {
  return cities.find((city) => city.slug === slug)
}

/** The path of a city's page, such as `/service-areas/mentor-oh`. The name of the route file has the same pattern. */
export function cityPath(slug: string): `/service-areas/${string}-oh` {
  return `/service-areas/${slug}-oh`
}

/** The city whose page has this path. */
export function cityAtPath(path: string): City | undefined {
  return cities.find(({ slug }) => cityPath(slug) === path)
}

/** Six of the cities, these first. Where one was removed, another takes its place. */
function six(...first: readonly string[]): readonly City[] {
  return [...new Set([...first.flatMap((slug) => findCity(slug) ?? []), ...cities])].slice(0, 6)
}

/** Six links in every page's footer. */
export const footerCities = six()

/** Six tiles on the home page. */
export const homeCities = six('cleveland', 'lakewood', 'beachwood', 'mentor', 'chardon', 'chagrin-falls')
