import { business } from '../business/business'
import { claims } from '../business/claims'
import { hours, region } from '../business/facts'
import { isAnsweredOn } from '../business/hours'
import { capitalize, ifClaimed, withClaim } from '../business/sentences'
import type { ServiceRecord } from './types'

const { area, city, state } = region

const dustless = withClaim(claims.dustControl, () => 'dustless ')
const wearLayer = ifClaimed(claims.wearLayer, `${claims.wearLayer.text} wear layer`)

/**
 * The services that the business offers, in the order of the forms. An entry is all that the site says about
 * a service outside of its page: forms, cards, menus, the work filter, search engines and the sentences that
 * list services follow. CONTRIBUTING.md says how to add one and how to drop one.
 */
const records = {
  'sanding-refinishing': {
    label: 'Sanding & Refinishing',
    offer: 'Hardwood floor sanding and refinishing',
    forms: ['compact', 'full'],
    categories: { sanding: 'Sanding', refinishing: 'Refinishing' },
    footer: [{ label: 'Hardwood Floor Sanding' }, { label: 'Floor Refinishing', hash: 'finishes' }],
    named: {
      brief: 'refinishing',
      search: `${dustless}hardwood refinishing`,
      promise: 'old floors brought back',
    },
    page: {
      path: '/sanding-and-refinishing',
      title: `Hardwood Floor Sanding & Refinishing, ${city} ${state}`,
      description: `${capitalize(`${dustless}hardwood`)} sanding and refinishing${withClaim(claims.refinishingDays, (days) => ` in ${days}`)}. Compare finishes, see the day-by-day timeline and ask for a free estimate.`,
      card: 'hallway-refinished',
    },
    card: {
      title: 'Bring the old floor back',
      description:
        'Most of the oak we’re called to look at has another sanding in it. We take it to bare wood and finish it for the way you live.',
      features: [
        ...ifClaimed(
          claims.dustControl,
          `Dustless sanding${withClaim(claims.dustContainment, (share) => `, ${share} dust containment`)}`,
        ),
        ...ifClaimed(claims.refinishingDays, `Usually ${claims.refinishingDays.text}`),
        'Oil-based, water-based or penetrating oil',
      ],
      photo: 'sanding-process',
      // The sander alone: both machines are wider than a tablet's picture.
      focus: '32% 65%',
    },
    cityCard: 'Worn floors taken to bare wood, then finished to suit how you live.',
  },
  'hardwood-installation': {
    label: 'Hardwood Installation',
    offer: 'Hardwood floor installation',
    forms: ['compact', 'full'],
    categories: { 'hardwood-install': 'Hardwood Install' },
    footer: [{ label: 'Hardwood Installation' }],
    named: {
      brief: 'new hardwood',
      search: 'new hardwood',
      promise: 'new wood installed',
      material: 'hardwood',
    },
    page: {
      path: '/flooring-installation/hardwood',
      title: `Hardwood Floor Installation, ${city} | ${business.shortName}`,
      description: `Solid and engineered red oak, white oak, maple and hickory, installed in ${area} homes. Written price, moisture tested first.`,
      card: 'family-room-hardwood',
    },
    card: {
      title: 'Put in new hardwood',
      description:
        'Red oak, white oak, maple and hickory, solid or engineered, nailed or glued over a subfloor we’ve checked first.',
      features: [
        'Moisture readings before a board is cut',
        'Acclimated in your house, not in our shop',
        'Straight, diagonal, herringbone or parquet',
        'New boards laced into old floors',
      ],
      photo: 'pattern-herringbone',
    },
    overviewCard: {
      title: 'Hardwood',
      description:
        'Real wood that can be sanded again in twenty years. For living rooms, bedrooms, halls and dry kitchens.',
      features: [
        'Red oak, white oak, maple, hickory',
        'Solid or engineered',
        'Nailed, glued or both',
        'Finished on site or at the factory',
      ],
      photo: 'family-room-hardwood',
    },
    cityCard: 'Solid or engineered oak, maple and hickory, acclimated in your house.',
  },
  'engineered-installation': {
    label: 'Engineered Wood Installation',
    offer: 'Engineered wood floor installation',
    forms: ['full'],
  },
  'lvp-installation': {
    label: 'LVP/LVT Installation',
    offer: 'Luxury vinyl plank and tile installation',
    forms: ['compact', 'full'],
    categories: { 'lvp-lvt': 'LVP/LVT' },
    footer: [{ label: 'LVP/LVT Installation' }],
    named: {
      brief: 'luxury vinyl',
      search: 'LVP',
      promise: 'vinyl where wood has no business being',
      material: 'luxury vinyl',
    },
    page: {
      path: '/flooring-installation/lvp-lvt',
      title: `Luxury Vinyl Plank (LVP) Installation, ${city} ${state}`,
      description: `Waterproof luxury vinyl plank and tile${wearLayer.map((layer) => ` with a ${layer}`)} for basements, kitchens and rentals in ${area}.`,
      card: 'lvp-installation',
    },
    card: {
      title: 'Floors that shrug off water',
      description:
        'Luxury vinyl plank and tile for basements, kitchens, mudrooms and rentals, installed over a flat, dry subfloor.',
      features: [
        ...wearLayer,
        'Floating click-lock or glue-down',
        'Subfloor leveled first',
        ...ifClaimed(claims.vinylDays, `Most rooms done in ${claims.vinylDays.text}`),
      ],
      photo: 'lvp-installation-process',
    },
    overviewCard: {
      title: 'LVP/LVT',
      description:
        'Luxury vinyl plank and tile. Waterproof, quiet underfoot and at home over a concrete slab.',
      features: [
        ...wearLayer,
        'Good in basements',
        'Floating or glue-down',
        ...ifClaimed(claims.vinylDays, 'Back in use the same day or the next'),
      ],
      photo: 'lvp-installation',
    },
    cityCard: 'Waterproof plank and tile for basements, kitchens and the back door.',
  },
  repair: {
    label: 'Floor Repair',
    offer: 'Hardwood floor repair',
    forms: ['compact', 'full'],
    footer: [{ label: 'Floor Repair' }],
    named: { brief: 'floor repair', troubles: ['squeaks', 'split boards', 'burned spots', 'pet stains'] },
    part: {
      of: 'sanding-refinishing',
      title: 'Floor repair',
      description:
        'Split, burned or pet-stained boards come out and matching ones are woven in, so the patch disappears when the room is sanded. Squeaks get screwed down first.',
      heading: 'repairs',
      sameVisit: 'repairs',
    },
  },
  stairs: {
    label: 'Stair Refinishing',
    offer: 'Stair refinishing',
    forms: ['full'],
    categories: { stairs: 'Stairs' },
    footer: [{ label: 'Stair Refinishing' }],
    named: { brief: 'stair refinishing', troubles: ['worn treads'] },
    part: {
      of: 'sanding-refinishing',
      title: 'Stair refinishing',
      description:
        'Treads and rails are sanded by hand and with an edger. We coat every other tread, so you can still get upstairs at night.',
      heading: 'stairs',
      next: 'See stairs we’ve done',
      sameVisit: 'stair refinishing',
    },
  },
  'water-damage': {
    label: 'Water Damage Restoration',
    offer: 'Water damage restoration',
    forms: ['full'],
    named: { brief: 'water-damage restoration' },
    part: {
      of: 'sanding-refinishing',
      title: 'Water-damage restoration',
      description: `Call${isAnsweredOn(hours, 'Sunday') ? ', Sundays too' : ' first'}. We dry a floor slowly, and that often saves one that was written off.`,
      heading: 'water damage',
      urgent: {
        steps: [
          {
            title: 'Water off',
            description:
              'Then the breaker of a wet room, if you can reach it dry. If not, stay out of there.',
          },
          {
            title: 'Take pictures',
            description: 'For the insurer, before anything is moved. Text them to us, too.',
          },
          {
            title: 'Rugs up, boards wiped',
            description: 'Towel off what stands. Leave the heat as it is: fast drying splits wood.',
          },
        ],
        facts: [
          {
            label: 'We bring',
            text: 'Fans, a dehumidifier and a moisture meter. We sand once the boards are dry and flat, which can take weeks.',
          },
          {
            label: 'Insurers want',
            text: 'The cause, pictures, moisture readings and a written price. Ask yours before boards come out.',
          },
        ],
      },
      note: {
        text: 'After a leak we dry and measure first, then decide what can be saved.',
        link: 'What to do after a leak',
      },
    },
  },
} as const satisfies Readonly<Record<string, ServiceRecord>>

export type ServiceName = keyof typeof records

/** The pages with a file of their own in `src/routes/`. */
export type ServicePath = Exclude<
  Extract<(typeof records)[ServiceName], { readonly page: object }>['page']['path'],
  `/services/${string}`
>

export type ProjectCategory = {
  [Name in ServiceName]: (typeof records)[Name] extends { readonly categories: infer Labels }
    ? keyof Labels
    : never
}[ServiceName]

export const services: Readonly<Record<ServiceName, ServiceRecord>> = records
