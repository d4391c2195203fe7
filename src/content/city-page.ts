import { business } from './business'
import { hasPage } from './offers'
import type { ServiceCard } from './services'
import type { FaqItem, Heading, TitledText } from './types'

const cards: readonly Omit<ServiceCard, 'name' | 'features'>[] = [
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

export const cityServices = cards.filter(({ href }) => hasPage(href))

export const cityTrustPoints: readonly TitledText[] = [
  {
    title: 'Licensed, insured and bonded',
    description: "Ask for the certificate and we'll send it before we start.",
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
      'You talk to the owner. We have 15+ years and 500+ projects behind us, we sand dustless, and we stand behind the job with a satisfaction guarantee and a workmanship warranty.',
  },
]

/** The words around a city's own text. */
export const cityPageWords = {
  services: { title: 'What we do here', intro: 'Pick a service for details.' },
  trust: {
    title: 'Why homeowners call us',
    intro: `${business.name} is locally owned and works close to home.`,
  },
  faq: { title: 'Common questions', intro: 'What people ask at the kitchen table.' },
} as const satisfies Record<string, Heading>

export const cityWorkTitle = (city: string): string => `From ${city}`

export const cityFormTitle = (city: string): string => `Get Your ${city} Estimate`
