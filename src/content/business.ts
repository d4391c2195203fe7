import type { Sample } from './types'

/*
 * The identity of the business. This is the one place to change it. Every value can also be set at build time by the
 * `VITE_BUSINESS_*` variable beside it (see `.env.example`). Each is read by its full name: an expression that reads
 * `import.meta.env` as a whole would publish all variables.
 */

/** Where the business is reached. Remove the mark `sample: true` with the value that you replace. */
const contact: Readonly<Record<'phone' | 'email' | 'siteUrl' | 'socialUrl', Sample & { value: string }>> = {
  phone: { value: '(216) 555-0142', sample: true },
  email: { value: 'estimates@burroak.example.com', sample: true },
  siteUrl: { value: 'https://burroak.example.com', sample: true },
  socialUrl: { value: 'https://www.facebook.com/burroakflooring.example', sample: true },
}

const fromEnvironment = {
  phone: import.meta.env.VITE_BUSINESS_PHONE,
  email: import.meta.env.VITE_BUSINESS_EMAIL,
  siteUrl: import.meta.env.VITE_BUSINESS_SITE_URL,
  socialUrl: import.meta.env.VITE_BUSINESS_SOCIAL_URL,
}

const reachedAt = (kind: keyof typeof contact) => fromEnvironment[kind] || contact[kind].value

/** A contact detail that is not a sample. Search engines get no others. */
export const ownContact = (kind: keyof typeof contact): string | undefined =>
  fromEnvironment[kind] || (contact[kind].sample ? undefined : contact[kind].value)

const name = import.meta.env.VITE_BUSINESS_NAME || 'Burr Oak Flooring & Restoration'

export const business = {
  name,
  /** For the logo and the home screen, which shows at most 12 characters. */
  shortName: import.meta.env.VITE_BUSINESS_SHORT_NAME || shortNameOf(name),
  /** The owner's name, such as `Dan Miller`. It signs the quote on About. Without it, "the owner" does. */
  owner: import.meta.env.VITE_BUSINESS_OWNER || '',
  /** As it is shown. Links use {@link telephoneLink}. */
  phone: reachedAt('phone'),
  email: reachedAt('email'),
  /** Origin of the public site, without a slash at the end: canonical links, sitemap and social cards start with it. */
  siteUrl: reachedAt('siteUrl'),
  social: {
    name: import.meta.env.VITE_BUSINESS_SOCIAL_NAME || 'Facebook',
    url: reachedAt('socialUrl'),
  },
  /** The target of "more reviews": the business among a search engine's results. */
  moreReviewsUrl:
    import.meta.env.VITE_BUSINESS_MORE_REVIEWS_URL ||
    `https://www.google.com/search?q=${encodeURIComponent(`${name} Cleveland OH reviews`)}`,
  serviceArea: 'Greater Cleveland, OH',
  counties: ['Cuyahoga', 'Lake', 'Geauga'],
  locality: { city: 'Cleveland', region: 'OH', country: 'US' },
  /** The specification gives two years (section 1): one for the story, one for Home. */
  founded: { story: 1999, hero: 2009 },
  hours: [
    { days: 'Mon-Fri', hours: '7am-6pm', opens: '07:00', closes: '18:00' },
    { days: 'Sat', hours: '8am-5pm', opens: '08:00', closes: '17:00' },
    { days: 'Sun', hours: 'emergency only' },
  ],
  /** Beside the forms. The long form stands on About. */
  license: 'Licensed, insured and bonded',
  copyrightYear: 2024,
} as const

/** At the start of a sentence. */
export const theOwner = business.owner || 'The owner'

/** As many of a name's first words as a home screen shows below an icon. */
export function shortNameOf(name: string): string {
  const words = name.split(/\s+/)
  const count = words.findLastIndex((_, index) => words.slice(0, index + 1).join(' ').length <= 12) + 1
  return words
    .slice(0, Math.max(count, 1))
    .join(' ')
    .replace(/[\s,&]+$| and$/, '')
    .slice(0, 12)
}

/** A telephone number as a `tel:` address. Keeps its digits, and puts the country code before a number of ten digits. */
export function telephoneLink(phone: string = business.phone): string {
  const digits = phone.replace(/\D/g, '')
  return `tel:+${digits.length === 10 ? `1${digits}` : digits}`
}
