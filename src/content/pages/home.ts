import { business, theOwner } from '../business/business'
import { claims } from '../business/claims'
import { hours, region } from '../business/facts'
import { isAnsweredOn } from '../business/hours'
import { capitalize, listOf, withClaim } from '../business/sentences'
import type { Scene } from '../business/types'
import {
  isOffered,
  offered,
  pathOfService,
  refinishes,
  servicesOf,
  servicesWithPage,
} from '../services/offered-services'
import { type PhotoName, scenes } from '../work/photos'
import { starCount } from '../work/site-rating'

const pair: Scene<PhotoName> = scenes.homeShowcase

/** The words of Home (specification, section 2). */
export const home = {
  hero: {
    title: `${business.locality.city} hardwood floors, sanded and installed right`,
    intro: `${capitalize(listOf(servicesWithPage.flatMap(({ named }) => named?.brief ?? [])))} for homes in ${region.area} since ${business.founded.hero}.${withClaim(claims.owner, () => ` ${theOwner} looks at your floor, writes the price and stays with the job.`)}`,
    ...(scenes.home as Scene<PhotoName>),
    /** The subject of the comparison. */
    subject: 'dining room',
    /** For a wet floor on a day when others are closed. */
    leak:
      refinishes && isOffered('water-damage') && isAnsweredOn(hours, 'Sunday')
        ? 'Water on the floor? We answer on Sundays, too.'
        : '',
  },
  badges: [
    claims.licensedBadge.text,
    claims.localBadge.text,
    starCount ? `${starCount}-Star Reviews` : '',
  ].filter(Boolean),
  services: {
    id: 'services',
    label: 'Services',
    title: 'What we do',
    intro: `${capitalize(
      listOf(
        servicesWithPage.flatMap(({ named }) => named?.promise ?? []),
        ',',
      ),
    )}.`,
    /** Those of the services with a page of their own. */
    cards: servicesWithPage.flatMap(({ name, label, card, page }) => {
      const extras = servicesOf(name).flatMap(({ sameVisit }) => sameVisit ?? [])
      const sameVisit = extras.length > 0 ? [`${capitalize(listOf(extras))} on the same visit`] : []
      return card
        ? [{ ...card, features: [...card.features, ...sameVisit], name: label, href: page.path }]
        : []
    }),
  },
  showcase: {
    id: 'showcase',
    label: 'Before & after',
    title: 'The same room, before and after',
    intro:
      'Years of scratches sit in the finish and the top few hundredths of an inch of wood. That’s all we take off.',
    link: 'See our work',
    after: pair.photo,
    before: pair.before,
    /** The subject of the comparison, as in "Before and after: living room". */
    subject: 'living room',
    figures: [
      { value: claims.completion.text, label: 'completion' },
      { value: claims.zeroDust.text, label: 'inside home' },
    ],
    note: [
      withClaim(
        claims.completion,
        () => 'A room this size is sanded, sealed and coated in three working days.',
      ),
      withClaim(
        claims.zeroDust,
        () =>
          `Zero is what we leave behind: ${withClaim(claims.dustControl, () => withClaim(claims.dustContainment, (share) => `the vacuums catch ${share} at the machine, and `))}we wipe up the rest before we go.`,
      ),
    ]
      .filter(Boolean)
      .join(' '),
  },
  process: {
    id: 'process',
    label: 'Process',
    title: 'How a job runs',
    intro: 'Five steps. You get the schedule up front, and a call if the wood needs longer.',
    steps: [
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
        description: `Sanding and finishing, or new floor row by row${withClaim(claims.owner, () => ', led by the person you met at the estimate')}.`,
      },
      {
        title: 'Final Walkthrough',
        description:
          'We go over the floor with you and a work light held low, fix what you point at and leave care notes.',
      },
    ],
  },
  reviews: {
    id: 'reviews',
    label: 'Reviews',
    title: 'What customers say',
    intro: 'From people who live on these floors.',
    link: 'Read more reviews',
  },
  areas: {
    id: 'areas',
    label: 'Areas',
    title: 'Where we work',
    intro: `${business.serviceArea}, ${region.extent.home}.${withClaim(claims.cities, (number) => ` ${number} cities in all. Those on the map have a page of their own.`)}`,
    link: 'All service areas',
  },
  closing: {
    title: 'Have us look at your floor',
    intro: 'Free in-home estimates, no obligation. Call or send the form.',
    ...scenes.homeClosing,
  },
} as const

const withoutPage = offered.flatMap(([, { page, named }]) => (page || !named ? [] : [named]))
const briefs = offered.flatMap(([hash, { page, named, part }]) =>
  !page && named?.brief ? [{ brief: named.brief, hash, to: part && pathOfService(part.of) }] : [],
)
const troubles = withoutPage.flatMap(({ troubles = [] }) => troubles)
const notes = offered.flatMap(([hash, { part }]) =>
  part?.note ? [{ ...part.note, hash, to: pathOfService(part.of) }] : [],
)

/** The services without a page of their own. Nothing without any. */
export const otherWork = withoutPage.length > 0 && {
  title: `Also: ${listOf(briefs.map(({ brief }) => brief))}`,
  /** The title's services, each with the words before it and the section that describes it. */
  parts: briefs.map((part, index) => ({ ...part, before: separator(index) })),
  description: [
    ...(troubles.length > 0 ? [`${capitalize(listOf(troubles))}.`] : []),
    ...notes.map(({ text }) => text),
  ].join(' '),
  links: notes.flatMap(({ link, hash, to }) => (to ? [{ label: link, to, hash }] : [])),
}

function separator(index: number): string {
  if (index === 0) return ''
  return index === briefs.length - 1 ? ' and ' : ', '
}
