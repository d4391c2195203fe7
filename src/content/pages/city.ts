import { claims } from '../business/claims'
import { ifClaimed, listOf, withArticle } from '../business/sentences'
import type { FaqItem, TitledText } from '../business/types'
import type { CityWork } from '../places/city-work'
import added from '../records/questions?of=service-areas'
import { isOffered, servicesWithPage } from '../services/offered-services'

/** With its photographs: a city shows the first that doesn't already stand with its own job. */
const cards = servicesWithPage.flatMap(({ label, cityCard, card, page }) =>
  cityCard
    ? [
        {
          title: label,
          description: cityCard,
          href: page.path,
          photos: [card?.photo, page.card].flatMap((photo) => photo ?? []),
        },
      ]
    : [],
)

export const cityTrustPoints: readonly TitledText[] = [
  ...ifClaimed(claims.licensed, {
    title: claims.licensed.text,
    description: 'Ask, and we’ll send the certificate.',
  }),
  ...(isOffered('sanding-refinishing')
    ? ifClaimed(claims.dustControl, {
        title: claims.dustControl.text,
        description: 'Every sander runs on a vacuum hose.',
      })
    : []),
  ...ifClaimed(claims.owner, {
    title: claims.owner.text,
    description: 'One phone number from the first look to the final walkthrough.',
  }),
]

const promises = [
  ...ifClaimed(claims.years, `${claims.years.text} years of experience`),
  ...[claims.satisfactionGuarantee, claims.warranty].flatMap((claim) =>
    ifClaimed(claim, withArticle(claim.text)),
  ),
  ...ifClaimed(claims.owner, 'one person who answers for the job'),
]

export const cityFaqs = (city: string): readonly FaqItem[] => [
  ...(isOffered('sanding-refinishing')
    ? ifClaimed(claims.refinishingDays, {
        question: 'How long does refinishing take?',
        answer: `Most jobs take ${claims.refinishingDays.text} from first sanding to last coat. Rooms, repairs, stain and finish decide which end you land on.`,
      })
    : []),
  {
    question: `Do you charge for estimates in ${city}?`,
    answer: 'No. Estimates are free, in your home and with no obligation. You get the price in writing.',
  },
  ...(promises.length > 0
    ? [{ question: 'What sets your company apart?', answer: `You get ${listOf(promises)}.` }]
    : []),
  ...added,
]

/** The words around a city's own text. */
export const cityPageWords = (city: string) =>
  ({
    place: { id: 'houses', title: `Houses in ${city}` },
    services: { id: 'services', label: 'Services', title: `What we do in ${city}`, cards },
    trust: { id: 'trust', label: 'Why us', title: `Why ${city} homeowners call us` },
    faq: { id: 'faq', label: 'FAQ', title: `What ${city} homeowners ask` },
    form: { title: `Get Your ${city} Estimate` },
  }) as const

/** The words above the projects and reviews of a city, or above the nearest project. */
export function cityWorkWords(city: string, { projects: [first], miles }: CityWork) {
  const town = first?.location.split(',')[0]
  const link = { id: 'our-work', label: 'Our work here' }
  return miles === undefined
    ? { ...link, title: `Our work in ${city}`, intro: '' }
    : {
        ...link,
        label: 'Our work nearby',
        title: `Nearby, in ${town}`,
        intro: `We have no pictures of our work in ${city} yet. The nearest job we photographed is in ${town}, about ${miles} miles away. Ask, and we’ll tell you about others closer by.`,
      }
}
