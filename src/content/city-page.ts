import type { CityWork } from './city-content'
import { hasPage } from './offers'
import type { PagePath } from './pages'
import type { FaqItem, TitledText } from './types'

const cards: readonly (TitledText & { readonly href: PagePath })[] = [
  {
    title: 'Sanding & Refinishing',
    description: 'Worn floors taken to bare wood, then finished to suit how you live.',
    href: '/sanding-and-refinishing',
  },
  {
    title: 'Hardwood Installation',
    description: 'Solid or engineered oak, maple and hickory, acclimated in your house.',
    href: '/flooring-installation/hardwood',
  },
  {
    title: 'LVP/LVT Installation',
    description: 'Waterproof plank and tile for basements, kitchens and the back door.',
    href: '/flooring-installation/lvp-lvt',
  },
]

export const cityServices = cards.filter(({ href }) => hasPage(href))

export const cityTrustPoints: readonly TitledText[] = [
  {
    title: 'Licensed, insured and bonded',
    description: "Ask, and we'll send the certificate.",
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

export const cityFaqs = (city: string): readonly FaqItem[] => [
  {
    question: 'How long does refinishing take?',
    answer:
      'Most jobs take 3-5 days from first sanding to last coat. Rooms, repairs, stain and finish decide which end you land on.',
  },
  {
    question: `Do you charge for estimates in ${city}?`,
    answer: 'No. Estimates are free, in your home and with no obligation. You get the price in writing.',
  },
  {
    question: 'What sets your company apart?',
    answer:
      'You talk to the owner. You get 15+ years of practice, a satisfaction guarantee and a workmanship warranty.',
  },
]

/** The words around a city's own text. */
export const cityPageWords = (city: string) =>
  ({
    services: { id: 'services', title: `What we do in ${city}` },
    trust: { id: 'trust', title: `Why ${city} homeowners call us` },
    faq: { id: 'faq', title: 'Common questions' },
    form: { title: `Get Your ${city} Estimate` },
  }) as const

/** The words above the projects and reviews of a city, or above the nearest project. */
export function cityWorkWords(city: string, { projects: [first], miles }: CityWork) {
  const town = first?.location.split(',')[0]
  return miles === undefined
    ? { title: `From ${city}` }
    : {
        title: `Nearby, in ${town}`,
        intro: `We have no pictures of a floor in ${city} yet. The nearest one we photographed is in ${town}, about ${miles} miles away. Ask, and we'll tell you about others closer by.`,
      }
}
