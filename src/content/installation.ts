import { hasPage } from './offers'
import type { ServiceCard } from './services'
import type { Heading, Hero, TitledText } from './types'

export const installationPage = {
  hero: {
    title: 'Flooring Installation',
    intro:
      'Hardwood and luxury vinyl, installed over a subfloor that has been checked, flattened and dried. What you see is the last part of the job.',
    photo: 'team-working',
    focus: '50% 50%',
  },
  options: {
    id: 'options',
    title: 'Hardwood or luxury vinyl',
    intro: 'Two good floors for different rooms. We install both, so we have no reason to push one.',
  },
  professional: {
    id: 'professional',
    title: 'Why hire a professional',
    intro: "Clicking boards together is easy. Most failures we're called to fix started underneath.",
  },
  process: {
    id: 'process',
    title: 'How an installation runs',
    intro: 'Five steps, the same for wood and vinyl.',
  },
  form: {
    title: 'Get an installation quote',
    intro: 'Leave a name and a number, and pick hardwood or vinyl if you already know.',
  },
} as const satisfies Record<string, Heading | Hero>

const cards: readonly ServiceCard[] = [
  {
    name: 'Hardwood Installation',
    title: 'Hardwood',
    description:
      'Real wood that can be sanded again in twenty years. For living rooms, bedrooms, halls and dry kitchens.',
    href: '/flooring-installation/hardwood',
    features: [
      'Red oak, white oak, maple, hickory',
      'Solid or engineered',
      'Nailed, glued or both',
      'Finished on site or at the factory',
    ],
    photo: 'pattern-herringbone',
  },
  {
    name: 'LVP/LVT Installation',
    title: 'LVP/LVT',
    description: 'Luxury vinyl plank and tile. Waterproof, quiet underfoot and at home over a concrete slab.',
    href: '/flooring-installation/lvp-lvt',
    features: [
      '20+ mil wear layer',
      'Good in basements',
      'Floating or glue-down',
      'Back in use the same day or the next',
    ],
    photo: 'lvp-installation',
  },
]

export const installationCards = cards.filter(({ href }) => hasPage(href))

export const whyProfessional: readonly TitledText[] = [
  {
    title: 'Moisture is measured',
    description:
      'We put a pin meter in the wood and the subfloor, and test a slab properly. We nail when wood and subfloor are within 4% of each other, 2% for wide planks.',
  },
  {
    title: 'The subfloor is made flat',
    description:
      'We aim for 3/16" in 10 ft. High joints are sanded or ground, low spots filled, squeaks screwed down.',
  },
  {
    title: 'Wood gets room to move',
    description:
      'A 3/4" gap at the walls for solid wood, hidden under the baseboard, because boards swell in a humid Ohio summer.',
  },
  {
    title: 'The warranty holds',
    description:
      'Manufacturers ask for records of moisture, acclimation and flatness. We keep them, and add our workmanship warranty.',
  },
]

export const installationProcess: readonly TitledText[] = [
  {
    title: 'Measure and test',
    description:
      'On a free in-home visit we draw the rooms, read the moisture and note door heights and transitions.',
  },
  {
    title: 'Choose and order',
    description:
      'You pick from full boards. We order 5-10% extra for cuts, and more for diagonals and herringbone.',
  },
  {
    title: 'Acclimate and prepare',
    description: 'New wood rests in the house while the old floor comes out and the subfloor gets fixed.',
  },
  {
    title: 'Install the floor',
    description: 'We snap the layout from the longest sight line and mix boards from several cartons.',
  },
  {
    title: 'Trim and walk through',
    description: 'Base, shoe and transitions go on, the scraps go away, and we take a last look with you.',
  },
]
