import { business } from './business'
import type { FaqItem } from './faq'
import { type Project, projects } from './projects'
import { type Review, reviews } from './reviews'
import type { ServiceCard } from './services'
import type { Heading, TitledText } from './words'

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
    'We sand and refinish, lay new hardwood and luxury vinyl, and repair what a leak or a radiator has ruined. The person who looks at your floor and writes the price is the person you call while the job is running.',
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
      'So we measure first. In a basement that usually leads to luxury vinyl plank, laid so that it can be lifted if the sump ever quits. Upstairs we refinish the oak that is there, or lay engineered hardwood, which moves less between January and August.',
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

export const cityServices: readonly Omit<ServiceCard, 'name' | 'features'>[] = [
  {
    title: 'Sanding & Refinishing',
    description:
      'Worn floors taken to bare wood with the vacuum running, then finished to suit how you live.',
    href: '/sanding-and-refinishing',
    photo: 'species-red-oak',
  },
  {
    title: 'Hardwood Installation',
    description:
      'Solid and engineered oak, maple and hickory, acclimated in your house and nailed down properly.',
    href: '/flooring-installation/hardwood',
    photo: 'pattern-herringbone',
  },
  {
    title: 'LVP/LVT Installation',
    description: 'Waterproof plank and tile for basements, kitchens and the door everyone comes in by.',
    href: '/flooring-installation/lvp-lvt',
    photo: 'lvp-installation-process',
  },
]

export const cityTrustPoints: readonly TitledText[] = [
  {
    title: 'Licensed, insured and bonded',
    description: 'Ask for the certificate and we will send it before we start.',
  },
  {
    title: 'Dustless refinishing',
    description: 'Every sander runs on a vacuum hose, with 96% dust containment.',
  },
  {
    title: 'You deal with the owner',
    description: 'One phone number from the first look to the final walkthrough.',
  },
]

export const cityFaqs: readonly FaqItem[] = [
  {
    question: 'How long does refinishing take?',
    answer:
      'Most jobs take 3-5 days from the first pass of the sander to the last coat. The number of rooms, repairs, stain and the kind of finish decide which end of that you land on.',
  },
  {
    question: 'Do you charge for estimates?',
    answer:
      'No. Estimates are free, done in your home and come with no obligation. You get the price in writing and can take your time with it.',
  },
  {
    question: 'What sets your company apart?',
    answer:
      'You talk to the owner, not a salesman. We have 15+ years and 500+ projects behind us, we sand dustless, and we stand behind the job with a satisfaction guarantee and a workmanship warranty.',
  },
]

/** The words around a city's own text. */
export const cityPageWords = {
  services: { title: 'What we do here', intro: 'Follow a card for the details of each kind of work.' },
  trust: {
    title: 'Why homeowners call us',
    intro: `${business.name} is locally owned and works close to home.`,
  },
  faq: { title: 'Common questions', intro: 'Asked at most kitchen tables. Call us with yours.' },
} as const satisfies Record<string, Heading>

export const cityWorkTitle = (city: string): string => `From ${city}`

/** The projects and reviews from one city; a new one is found by its location. */
export function cityWork(city: string): {
  readonly projects: readonly Project[]
  readonly reviews: readonly Review[]
} {
  const isFromHere = ({ location }: { readonly location: string }) => location === `${city}, OH`
  return { projects: projects.filter(isFromHere), reviews: reviews.filter(isFromHere) }
}

export const cityFormTitle = (city: string): string => `Get Your ${city} Estimate`
