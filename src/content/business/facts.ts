import list from '../records/hours?records'
import type { OpeningHours } from './hours'
import type { Fact, Sample } from './types'

/*
 * The public facts about the business: the one place to change them. Remove the mark `sample` with the value
 * that you replace. Those that stand beside a `VITE_BUSINESS_*` variable can also be set by it (see
 * `.env.example`). Each variable is read by its full name: an expression that reads `import.meta.env` as a
 * whole would publish all of them.
 */

export const identity = {
  name: {
    value: import.meta.env.VITE_BUSINESS_NAME || 'Burr Oak Flooring & Restoration',
    sample: !import.meta.env.VITE_BUSINESS_NAME,
  },
  /** In titles and below the app's icon, at most 12 characters. Without one, the name's first words. */
  shortName: { value: import.meta.env.VITE_BUSINESS_SHORT_NAME || '' },
  /** The owner, such as `Dan Miller`. Signs the quote on About. Without a name, "the owner" does. */
  owner: { value: import.meta.env.VITE_BUSINESS_OWNER || '' },
  phone: {
    /** On Contact. With a second number, `Office` says more. */
    label: 'Phone',
    value: import.meta.env.VITE_BUSINESS_PHONE || '(216) 555-0142',
    sample: !import.meta.env.VITE_BUSINESS_PHONE,
  },
  email: {
    value: import.meta.env.VITE_BUSINESS_EMAIL || 'estimates@burroak.example.com',
    sample: !import.meta.env.VITE_BUSINESS_EMAIL,
  },
  /** Origin of the public site, without a slash at the end. Canonical links and the sitemap start with it. */
  siteUrl: {
    value: import.meta.env.VITE_BUSINESS_SITE_URL || 'https://burroak.example.com',
    sample: !import.meta.env.VITE_BUSINESS_SITE_URL,
  },
  /** The link in the footer. Leave it empty if there is none. */
  socialUrl: {
    value: import.meta.env.VITE_BUSINESS_SOCIAL_URL || 'https://www.facebook.com/burroakflooring.example',
    sample: !import.meta.env.VITE_BUSINESS_SOCIAL_URL,
  },
  socialName: { value: import.meta.env.VITE_BUSINESS_SOCIAL_NAME || 'Facebook' },
} as const satisfies Record<string, Fact & { readonly label?: string }>

/** Where the business works. Addresses, titles, links and search engines take the state from here. */
export const region = {
  sample: true,
  /** The town in the business's postal address. */
  city: 'Cleveland',
  /** Two letters, as in addresses: `/service-areas/cleveland-oh`. */
  state: 'OH',
  country: 'US',
  /** Without an article, since it stands before words too: `in Greater Cleveland homes`. */
  area: 'Greater Cleveland',
  /** `A flooring contractor in northeast Ohio`. */
  partOfState: 'northeast Ohio',
  /** Without the word, which follows them. */
  counties: ['Cuyahoga', 'Lake', 'Geauga'],
  /** Of the clocks there: the days of records/special-days begin and end by them. */
  timeZone: 'America/New_York',
  /** The strain on floors here, in a sentence on About. */
  climate: 'lake air, road salt and furnaces that run from October to April',
  /** With their articles, in sentences on floors: the season that dries them, and the one that swells them. */
  seasons: { dry: 'a Cleveland winter', humid: 'a humid Ohio summer' },
  /** How far the area goes, in the words of the sentences that say so. */
  extent: {
    home: 'from the lake out to Geauga County',
    about: 'from the lake to the snow belt',
    serviceAreas: 'from the lakefront doubles in Lakewood to farmhouses around Burton',
    search: 'from Lakewood to Burton',
  },
} as const satisfies Sample & Record<string, unknown>

/** Without times, days are closed, but for those on which emergencies are answered. Sentences follow. */
export const hours: readonly OpeningHours[] = list.hours

/** More numbers, each with its label, such as `Emergencies`. Buttons call the first one, `identity.phone`. */
export const otherPhones: readonly (Fact & { readonly label: string })[] = []

export const years = {
  sample: true,
  /** The specification gives two founding years (section 1): one for the story, one for Home. */
  story: 1999,
  hero: 2009,
  copyright: 2024,
} as const satisfies Sample & Record<string, unknown>
