import { business } from './business'
import type { CitySlug } from './cities'
import type { PhotoName } from './photos'
import type { Action, Heading, Quote, Stat, TitledText } from './words'

export const aboutHero = {
  title: `About ${business.name}`,
  intro:
    'A locally owned flooring contractor in northeast Ohio. We sand, lay and repair floors, and the owner is on the job.',
  call: `Call ${business.phone}`,
  estimate: { label: 'Get Free Estimate', href: '/contact' } satisfies Action,
} as const

export const aboutStory = {
  title: 'Our Story',
  paragraphs: [
    `The business began in ${business.founded.story} with a rented drum sander, a pickup and a bungalow in Parma whose owner was willing to take a chance. The floor came out well enough that her sister called the week after.`,
    'Word went from one street to the next. There were doubles in Lakewood with the same oak upstairs and down, and colonials in Beachwood that had been carpeted since they were new. Out in the snow belt it was kitchens where the boards by the back door had gone black. Every house taught us something about what water, heat and old finish do to wood.',
    'We have stayed small on purpose. We book a few jobs at a time and finish one before the next. If you call with a question halfway through, the person who answers has seen your floor that day.',
  ],
  photo: 'team-photo' satisfies PhotoName,
} as const

/** Sample words: replace them with the owner's own. */
export const ownerQuote: Quote = {
  text: 'Anyone can make a floor shine for a photograph. I want to see it in five years, in February, with the furnace on.',
  name: 'The owner',
  detail: business.name,
}

export const aboutStats: readonly Stat[] = [
  { value: '15+', label: 'Years Experience' },
  { value: '500+', label: 'Projects Completed' },
  { value: '5.0', label: 'Star Average Rating' },
  { value: '25+', label: 'Cities Served' },
]

export const aboutSections = {
  values: {
    title: 'Our Values',
    intro: 'What we hold ourselves to when nobody is looking over our shoulder.',
  },
  credentials: { title: 'Credentials', intro: 'Ask to see any of them. We carry copies in the truck.' },
  areas: {
    title: 'Serving Greater Cleveland',
    intro: 'These are the places we are in most weeks, of 25+ cities in all.',
  },
  why: { title: 'Why Choose Us', intro: 'Six things you can hold us to.' },
  form: {
    title: "Let's Start Your Project",
    intro: 'Tell us about the rooms. The in-home estimate is free and binds you to nothing.',
  },
} as const satisfies Record<string, Heading>

export const values: readonly TitledText[] = [
  {
    title: 'Craftsmanship',
    description:
      'No skipped grits. Edges sanded as fine as the field, corners scraped by hand, and the floor checked with a light held low.',
  },
  {
    title: 'Cleanliness',
    description:
      'Sanders on vacuums, doorways sealed, tools out of your way at night. You should not be finding us on the bookshelf in March.',
  },
  {
    title: 'Communication',
    description:
      'A written price, a start date and a call when either changes. You have the number of the owner, not of an office.',
  },
]

export const credentials: readonly TitledText[] = [
  {
    title: 'Licensed Ohio home improvement contractor',
    description: 'Registered where the city asks for it, with permits pulled when a job needs one.',
  },
  {
    title: 'Fully insured and bonded',
    description: 'Certificate sent to you or your condo board before we unload.',
  },
  {
    title: 'Trade association member',
    description: 'We work to the published installation guidelines and keep up with their changes.',
  },
  {
    title: 'Certified dustless refinishing specialist',
    description: 'Trained on sealed vacuum sanding, with 96% dust containment.',
  },
  {
    title: 'Lead-safe certified',
    description: 'For houses built before 1978, which is most of what we see in the older suburbs.',
  },
]

export const continuingEducation =
  'Finishes and adhesives change every few years. Each winter, when work slows, we take continuing-education classes with suppliers and try new products on our own floors first.'

/** Cities as badges, each linking to its page. */
export const aboutAreaSlugs: readonly CitySlug[] = [
  'cleveland',
  'chardon',
  'beachwood',
  'chesterland',
  'mentor',
  'willoughby',
  'lakewood',
  'chagrin-falls',
  'burton',
  'mayfield',
]

export const whyChoose: readonly TitledText[] = [
  {
    title: 'Satisfaction guarantee',
    description:
      'If something on the floor bothers you at the walkthrough, we put it right before we call it done.',
  },
  {
    title: 'Workmanship warranty',
    description: 'In writing, with your invoice. If our work fails, we come back and fix it.',
  },
  {
    title: 'Free in-home estimates',
    description: 'We measure, read the moisture and leave a price. No charge, no pressure.',
  },
  {
    title: 'Direct owner communication',
    description: 'The owner prices the job, runs it and answers the phone.',
  },
  {
    title: 'Dustless refinishing',
    description: 'The dust goes down a hose instead of into your heating ducts.',
  },
  {
    title: 'Local knowledge',
    description:
      'We know what lake air and furnace heat do to a floor, and which subfloor to expect on your street.',
  },
]
