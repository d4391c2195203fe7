import type { Sample } from '../business/types'
import type { City } from './types'

/** The towns with a page of their own: its links, its sitemap entry and its place on the map follow. */
export const cities: readonly City[] = [
  {
    name: 'Cleveland',
    slug: 'cleveland',
    latitude: 41.4993,
    longitude: -81.6944,
    description:
      'Doubles in Old Brooklyn, Victorians in Ohio City and a lot of red oak under carpet and old varnish.',
    sample: true,
  },
  {
    name: 'Chardon',
    slug: 'chardon',
    latitude: 41.5787,
    longitude: -81.2043,
    mapLabel: 'right',
    description: 'Snow-belt houses around the square; slush and road salt decide the floor by the door.',
    sample: true,
  },
  {
    name: 'Beachwood',
    slug: 'beachwood',
    latitude: 41.4645,
    longitude: -81.5087,
    mapLabel: 'below',
    description: 'Postwar colonials and ranches with oak strip waiting under the carpet.',
    sample: true,
  },
  {
    name: 'Chesterland',
    slug: 'chesterland',
    latitude: 41.5223,
    longitude: -81.3379,
    mapLabel: 'above',
    description:
      'Ranches and split-levels on wooded lots, many of them over damp crawl spaces we check first.',
    sample: true,
  },
  {
    name: 'Mentor',
    slug: 'mentor',
    latitude: 41.6662,
    longitude: -81.3396,
    description: 'Split-levels, newer colonials and finished basements that the lake keeps humid.',
    sample: true,
  },
  {
    name: 'Willoughby',
    slug: 'willoughby',
    latitude: 41.6398,
    longitude: -81.4065,
    mapLabel: 'below',
    description: 'Frame houses near downtown and the river, with narrow maple, oak and a few surprises.',
    sample: true,
  },
  {
    name: 'Lakewood',
    slug: 'lakewood',
    latitude: 41.482,
    longitude: -81.7982,
    mapLabel: 'below',
    description: 'Century homes and up-and-down doubles whose downstairs hears every board.',
    sample: true,
  },
  {
    name: 'Chagrin Falls',
    slug: 'chagrin-falls',
    latitude: 41.4295,
    longitude: -81.3907,
    description:
      'Village houses with staircases worth saving and additions whose floors never quite matched.',
    sample: true,
  },
  {
    name: 'Burton',
    slug: 'burton',
    latitude: 41.4706,
    longitude: -81.1451,
    description: 'Farmhouses with wide old boards, low crawl spaces and wood heat that dries a floor.',
    sample: true,
  },
  {
    name: 'Mayfield',
    slug: 'mayfield',
    latitude: 41.552,
    longitude: -81.4393,
    mapLabel: 'left',
    description: 'Mid-century ranches, capes and bungalows, with solid oak and kitchens tiled over twice.',
    sample: true,
  },
]

/** The towns without a page that are served as well. */
export const otherTowns: Sample & { readonly names: readonly string[] } = {
  sample: true,
  names: [
    'Euclid',
    'South Euclid',
    'Cleveland Heights',
    'Shaker Heights',
    'University Heights',
    'Lyndhurst',
    'Highland Heights',
    'Gates Mills',
    'Pepper Pike',
    'Orange',
    'Solon',
    'Kirtland',
    'Painesville',
    'Concord',
    'Rocky River',
  ],
}

/** The tiles on Home, by their slugs. Where there are fewer than six, other cities follow. */
export const homeTiles = ['cleveland', 'lakewood', 'beachwood', 'mentor', 'chardon', 'chagrin-falls']
