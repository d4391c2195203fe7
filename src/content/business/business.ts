import { hours, identity, region, years } from './facts'
import { hoursText } from './hours'
import { listOf } from './sentences'
import type { Fact } from './types'

const name = identity.name.value
const { state, city, country, area } = region
const counties: readonly string[] = region.counties

/** The business as the pages show it. Its facts stand in facts.ts. */
export const business = {
  name,
  /** For the logo and the home screen, which shows at most 12 characters. */
  shortName: identity.shortName.value || shortNameOf(name),
  /** As it is shown. Links use {@link telephoneLink}. */
  phone: identity.phone.value,
  email: identity.email.value,
  siteUrl: identity.siteUrl.value,
  social: { name: identity.socialName.value, url: identity.socialUrl.value as string },
  /** The target of "more reviews": the business among a search engine's results. */
  moreReviewsUrl:
    import.meta.env.VITE_BUSINESS_MORE_REVIEWS_URL ||
    `https://www.google.com/search?q=${encodeURIComponent(`${name} ${city} ${state} reviews`)}`,
  serviceArea: `${area}, ${state}`,
  counties,
  locality: { city, region: state, country },
  founded: { story: years.story, hero: years.hero },
  hours: hours.map((entry) => ({ ...entry, hours: hoursText(entry) })),
  copyrightYear: years.copyright,
}

/** A way to reach the business that is not a sample. Search engines get no others. */
export function ownContact(kind: 'phone' | 'email' | 'socialUrl'): string | undefined {
  const { value, sample }: Fact = identity[kind]
  return sample ? undefined : value || undefined
}

/** At the start of a sentence. */
export const theOwner = identity.owner.value || 'The owner'

/** In a sentence: `Cuyahoga, Lake and Geauga counties`. */
export const theCounties = `${listOf(counties)} ${counties.length === 1 ? 'County' : 'counties'}`

/** A town with its state, such as `Mentor, OH`. */
export const inState = (town: string) => `${town}, ${state}`

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

/** A text message to the business that a photo of the floor is added to. */
export const textPhotoLink = () =>
  `${telephoneLink().replace('tel:', 'sms:')}?&body=${encodeURIComponent('Hi, a photo of our floor in ___:')}`

/** A telephone number as a `tel:` address. The country code goes before ten digits. */
export function telephoneLink(phone: string = business.phone): string {
  const digits = phone.replace(/\D/g, '')
  return `tel:+${digits.length === 10 ? `1${digits}` : digits}`
}
