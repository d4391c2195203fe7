import type { Claim } from './types'

/**
 * The claims of the business about itself. Check every one, and remove its `sample: true`. One that isn't
 * yours, leave empty (`text: ''`): it goes from all pages, with the words around it.
 */
export const claims = {
  // Figures.
  years: { text: '15+', sample: true },
  projects: { text: '500+', sample: true },
  cities: { text: '25+', sample: true },
  refinishedFloors: { text: '150+', sample: true },
  satisfaction: { text: '98%', sample: true },
  squareFeet: { text: '25k+', sample: true },
  satisfiedCustomers: { text: '100%', sample: true },
  dustContainment: { text: '96%', sample: true },

  // Days, sizes and how clean the house stays.
  refinishingDays: { text: '3-5 days', sample: true },
  completion: { text: '3 Days', sample: true },
  vinylDays: { text: 'a day or two', sample: true },
  visitTime: { text: 'half an hour to an hour', sample: true },
  wearLayer: { text: '20+ mil', sample: true },
  zeroDust: { text: '0 Dust', sample: true },
  /** Sanders on a hose to a sealed HEPA vacuum. Without it, no page speaks of dust. */
  dustControl: { text: 'Dustless refinishing', sample: true },

  // Paperwork. The first stands beside every form, the second on Home.
  licensed: { text: 'Licensed, insured and bonded', sample: true },
  licensedBadge: { text: 'Licensed & Insured', sample: true },
  license: { text: 'Licensed Ohio home improvement contractor', sample: true },
  insurance: { text: 'Fully insured and bonded', sample: true },
  association: { text: 'Trade association member', sample: true },
  dustless: { text: 'Certified dustless refinishing specialist', sample: true },
  leadSafe: { text: 'Lead-safe certified', sample: true },
  education: { text: 'Continuing education', sample: true },
  localBadge: { text: 'Locally Owned', sample: true },

  // Promises.
  /** Whoever looks at the floor also stays with the job. */
  owner: { text: 'You deal with the owner', sample: true },
  satisfactionGuarantee: { text: 'satisfaction guarantee', sample: true },
  warranty: { text: 'workmanship warranty', sample: true },
  reply: { text: 'within 24 hours', sample: true },

  /** What no price of yours covers. */
  exclusions: { text: 'tear-out, disposal and moving furniture', sample: true },
  /** What to do at night. */
  nights: { text: 'at night leave a message, we call at 7', sample: true },
} satisfies Record<string, Claim>
