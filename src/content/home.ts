import { business, theOwner } from './business'
import type { PhotoName } from './photos'
import { rating } from './reviews'
import type { Heading, Hero, Sample, TitledText } from './types'

export const homeHero = {
  title: `${business.locality.city} hardwood floors, sanded and installed right`,
  intro: `Refinishing, new hardwood and luxury vinyl for homes in Greater Cleveland since ${business.founded.hero}. ${theOwner} looks at your floor, writes the price and stays with the job.`,
  call: 'Call Now',
  estimate: 'Get Free Estimate',
  photo: 'hero-section',
  focus: '72% 60%',
} as const satisfies Hero & Record<string, string>

export const homeBadges = ['Licensed & Insured', 'Locally Owned', ...(rating ? ['5-Star Reviews'] : [])]

export const homeSections = {
  services: {
    id: 'services',
    title: 'What we do',
    intro: 'Old floors brought back, new wood installed, and vinyl where wood has no business being.',
  },
  showcase: {
    id: 'showcase',
    title: 'The same room, before and after',
    intro:
      "Years of scratches sit in the finish and the top few hundredths of an inch of wood. That's all we take off.",
    link: 'See our work',
  },
  process: {
    id: 'process',
    title: 'How a job runs',
    intro: 'Five steps. You get the schedule up front, and a call if the wood needs longer.',
  },
  reviews: {
    id: 'reviews',
    title: 'What customers say',
    intro: 'From people who live on these floors.',
    link: 'Read more reviews',
  },
  areas: {
    id: 'areas',
    title: 'Where we work',
    intro: `${business.serviceArea}, from the lake out to Geauga County. 25+ cities in all.`,
    link: 'All service areas',
  },
} as const satisfies Record<string, Heading>

export const homeShowcase = {
  /** A room that was also photographed before the work. Without such a picture, the section goes. */
  after: 'living-room-finished' satisfies PhotoName,
  figures: [
    { value: '3 Days', label: 'completion' },
    { value: '0 Dust', label: 'inside home' },
  ],
  note: 'A room this size is sanded, sealed and coated in three working days. Zero is what we leave behind: the vacuums catch 96% at the machine, and we wipe up the rest before we go.',
} as const

export const homeProcess: readonly TitledText[] = [
  {
    title: 'Free Consultation',
    description: 'We come out, measure, check the wood and the moisture, and leave you a written price.',
  },
  {
    title: 'Design & Selection',
    description:
      'We try stain and sheen on your own floor. You choose new flooring from boards you can hold.',
  },
  {
    title: 'Professional Prep',
    description:
      'We seal the doorways, set nails, fix loose boards and flatten the subfloor. New wood gets time to acclimate.',
  },
  {
    title: 'Expert Installation',
    description: 'Sanding and finishing, or new floor row by row, by the people you met at the estimate.',
  },
  {
    title: 'Final Walkthrough',
    description:
      'We go over the floor with you and a work light held low, fix what you point at and leave care notes.',
  },
]

export const homeClosing = {
  title: 'Have us look at your floor',
  intro: 'Free in-home estimates, no obligation. Call any day of the week or send the form.',
  estimate: 'Request Free Estimate',
  photo: 'family-room-hardwood',
  focus: '50% 75%',
} as const satisfies Hero & Record<string, string>

export interface Testimonial extends Sample {
  readonly name: string
  readonly location: string
  readonly rating: 1 | 2 | 3 | 4 | 5
  readonly text: string
}

/** What customers said, with their consent. One without `sample: true` counts as real. */
export const testimonials: readonly Testimonial[] = [
  {
    name: 'Denise K.',
    location: 'Lakewood, OH',
    rating: 5,
    text: "Our second floor had been under carpet since the seventies, with tack holes and cat stains everywhere. They replaced eleven boards and sanded all of it, and I can't tell which ones are new.",
    sample: true,
  },
  {
    name: 'Raj P.',
    location: 'Beachwood, OH',
    rating: 5,
    text: 'The man who gave us the price was the man on his knees in our hallway on Monday. He told us to skip the gray stain because our red oak would turn it pink. He showed us on a sample, and he was right.',
    sample: true,
  },
  {
    name: 'Colleen M.',
    location: 'Chardon, OH',
    rating: 5,
    text: 'We went with vinyl plank in the mudroom and kitchen after two winters of slush finished off the laminate. They found a soft spot by the back door and fixed the subfloor before anything went down.',
    sample: true,
  },
]
