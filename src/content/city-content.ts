import { type Project, projects } from './projects'
import { type Review, reviews } from './reviews'

export interface CityContent {
  /** Paragraphs. */
  readonly description: readonly string[]
  /** Not shown on any page. */
  readonly neighbourhoods: readonly string[]
}

/** For every city without an entry below, so it is about all of Greater Cleveland. */
const cleveland: CityContent = {
  description: [
    'Houses across Greater Cleveland have more good wood in them than people think. Go into a 1920s double, a farmhouse or a postwar ranch and pull up a corner of carpet: often as not there is oak strip below it, 3/4" thick, with two or three sandings left.',
    'Our weather is hard on it. Furnaces dry the boards until they gap in February, the lake air swells them shut by July, and from November on everyone carries salt in on their boots. We pick finishes and set expansion gaps with that in mind.',
    'We sand and refinish, install new hardwood and luxury vinyl, and repair what a leak or a radiator has ruined. The person who looks at your floor and writes the price is the person you call while the job is running.',
  ],
  neighbourhoods: [
    'Ohio City',
    'Tremont',
    'Old Brooklyn',
    'West Park',
    'Detroit-Shoreway',
    'Edgewater',
    'Larchmere',
  ],
}

const contents: Readonly<Record<string, CityContent>> = {
  cleveland,
  beachwood: {
    description: [
      'Many of the colonials and ranches in Beachwood went up in the fifties and sixties, and their builders put 2 1/4" red oak in the living room, dining room and bedrooms. Then came wall-to-wall carpet, which kept the sun and the shoes off it for decades.',
      'When it comes up we usually find tack-strip holes around the edge, a few pad stains and a floor that has been sanded once at most. That is a good start. Where a kitchen or family room was added later, we lace new oak into the old so the run carries through without a threshold.',
      'We keep hoses and cords off your plantings, park where you tell us and leave the site swept each evening.',
    ],
    neighbourhoods: ['Fairmount', 'Bryden', 'Hilltop', 'Halburton', 'Science Park'],
  },
  mentor: {
    description: [
      'Mentor has split-levels and ranches from the sixties and seventies, newer colonials to the south, and plenty of finished basements. Near the lake and the marsh the air stays damp through summer, and a slab can read wet long after it looks dry.',
      "So we measure first. In a basement that usually leads to luxury vinyl plank, installed so it can be lifted if the sump ever quits. Upstairs we refinish the oak that's there, or put in engineered hardwood, which moves less between January and August.",
      'Winter entries get our attention too. A vinyl or tile landing by the garage door saves a hardwood floor from a lot of slush.',
    ],
    neighbourhoods: [
      'Mentor-on-the-Lake',
      'Mentor Headlands',
      'Old Mentor Village',
      'Little Mountain',
      'Center Street',
    ],
  },
}

/** A city's own text, or Cleveland's for a city that has none. */
export function cityContent(slug: string): CityContent {
  return contents[slug] ?? cleveland
}

/** The projects and reviews from one city; a new one is found by its location. */
export function cityWork(city: string): {
  readonly projects: readonly Project[]
  readonly reviews: readonly Review[]
} {
  const isFromHere = ({ location }: { readonly location: string }) => location === `${city}, OH`
  return { projects: projects.filter(isFromHere), reviews: reviews.filter(isFromHere) }
}
