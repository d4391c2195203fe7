import type { PhotoName } from './photos'
import type { Heading, Quote, Stat } from './words'

export type ProjectCategory = 'Sanding' | 'Refinishing' | 'Hardwood Install' | 'LVP/LVT' | 'Stairs'

export interface Project {
  readonly id: number
  readonly title: string
  readonly location: string
  readonly category: ProjectCategory
  readonly description: string
  readonly details: string
  readonly image: PhotoName
  /** Whether `image` has its counterpart in `beforePhotos`. */
  readonly beforeAfter: boolean
}

/** Sample content: replace it with the contractor's own projects and photographs. */
export const projects: readonly Project[] = [
  {
    id: 1,
    title: 'Living room red oak, sanded and sealed',
    location: 'Shaker Heights, OH',
    category: 'Refinishing',
    description:
      'A strip floor gone gray and scratched, with old stains by the windows. No color was added: this is red oak under a clear finish.',
    details: '2 1/4" red oak strip. Sanded 36-60-100, sealed, two coats of satin water-based finish.',
    image: 'living-room-finished',
    beforeAfter: true,
  },
  {
    id: 2,
    title: 'Kitchen in gray-brown vinyl plank',
    location: 'Mentor, OH',
    category: 'LVP/LVT',
    description:
      'A busy kitchen with an island, where boots come straight in from the yard. One run of plank with no transition strips.',
    details: 'Floating click-lock LVP, 20 mil wear layer. Subfloor flattened to 3/16" in 10 ft.',
    image: 'lvp-installation',
    beforeAfter: false,
  },
  {
    id: 4,
    title: 'Entrance staircase, dark treads and fresh white',
    location: 'Chagrin Falls, OH',
    category: 'Stairs',
    description:
      'Patchy treads and yellowed paint. Treads and handrail were stripped and stained dark; risers and balusters went back to white.',
    details:
      'Oak treads stained dark brown, three coats of satin finish. Alternate treads, so the stairs stayed usable.',
    image: 'stairs-refinished',
    beforeAfter: true,
  },
  {
    id: 5,
    title: 'Long hallway, traffic lane sanded out',
    location: 'Lakewood, OH',
    category: 'Sanding',
    description:
      'The middle of the hall was worn to bare wood and the edges still held old varnish. Sanding brought both back to one color.',
    details: 'Red oak strip. Drum sanded with the grain, edged, corners scraped by hand, screened at 120.',
    image: 'hallway-refinished',
    beforeAfter: true,
  },
  {
    id: 6,
    title: 'Wide white oak in a family room',
    location: 'Beachwood, OH',
    category: 'Hardwood Install',
    description:
      'Carpet came up and wide white oak planks went down, run the length of the room and scribed to the built-in shelves.',
    details: '7" engineered white oak, acclimated 3 days, nailed and glued. Matte finish.',
    image: 'family-room-hardwood',
    beforeAfter: false,
  },
  {
    id: 7,
    title: 'Dining room, medium-brown stain',
    location: 'Cleveland Heights, OH',
    category: 'Refinishing',
    description:
      'Worn and stained strip oak below white wainscot. Three stains were tried on the floor itself before the owners picked this brown.',
    details: 'Sanded 36-60-100, water-popped, oil-based stain, two coats of semi-gloss finish.',
    image: 'dining-room-floors',
    beforeAfter: true,
  },
  {
    id: 8,
    title: 'Enclosed back stairs in natural oak',
    location: 'Willoughby, OH',
    category: 'Stairs',
    description:
      'New oak treads on sound stringers, white risers and an oak wall rail. Kept natural so the stairwell stays light.',
    details:
      'Oak treads glued and screwed from below, clear water-based finish with a fine anti-slip additive.',
    image: 'stairs-treads',
    beforeAfter: false,
  },
  {
    id: 9,
    title: 'First pass on a tired oak floor',
    location: 'Cleveland, OH',
    category: 'Sanding',
    description:
      'Halfway through the rough sand. Gray boards on the left, bare oak on the right, with the drum sander on the line between.',
    details:
      'Coarse pass at 36 grit. Edges follow with the edger at the same grit before anyone moves to 60.',
    image: 'sanding-process',
    beforeAfter: false,
  },
  {
    id: 10,
    title: 'Hardwood going down row by row',
    location: 'Chesterland, OH',
    category: 'Hardwood Install',
    description:
      'A hardwood floor partway across the room. Red rosin paper below, joints staggered, boards racked out ahead of the nailer.',
    details:
      '3/4" solid hardwood, acclimated 7 days, blind-nailed every 8". Moisture within 4% of the subfloor.',
    image: 'team-working',
    beforeAfter: false,
  },
]

export const workCategories = [
  { label: 'All', value: 'all' },
  { label: 'Sanding', value: 'sanding' },
  { label: 'Refinishing', value: 'refinishing' },
  { label: 'Hardwood Install', value: 'hardwood-install' },
  { label: 'LVP/LVT', value: 'lvp-lvt' },
  { label: 'Stairs', value: 'stairs' },
] as const satisfies readonly { label: ProjectCategory | 'All'; value: string }[]

/** A filter as it stands in the page's address. */
export type WorkCategoryValue = (typeof workCategories)[number]['value']

export const workPage = {
  hero: {
    title: 'Our Work',
    intro: 'Floors and stairs from around Greater Cleveland. Pick a kind of work to narrow the list.',
  },
  filterLabel: 'Filter projects by kind of work',
  beforeAfterLabel: 'Before & After',
  empty: {
    message: 'No projects found for the selected filter.',
    action: 'View All Projects',
  },
  stats: {
    title: 'In numbers',
    intro: 'What the work on this page adds up to, along with the jobs nobody photographed.',
  },
  form: {
    title: 'Have a floor like one of these?',
    intro: 'Leave a name and a number. The estimate is free and happens at your house.',
  },
} as const satisfies Record<string, string | Heading | Readonly<Record<string, string>>>

export const workStats: readonly Stat[] = [
  { value: '150+', label: 'Projects' },
  { value: '98%', label: 'Satisfaction' },
  { value: '25k+', label: 'Sq ft refinished' },
  { value: '5 star', label: 'Average' },
]

/** Sample content as well. */
export const workQuote: Quote = {
  text: 'I had a rug picked out to cover the worst of the dining room. I sent it back. You forget what was under there.',
  name: 'Ellen R.',
  detail: 'Cleveland Heights, OH',
}
