/**
 * Who the business is: the one place to change its identity.
 *
 * Every value can also be set at build time by the `VITE_BUSINESS_*` variable beside it (see `.env.example`).
 * Each is read by its full name: an expression that reads `import.meta.env` as a whole would publish all variables.
 * The build checks them first (`tools/build/public-env.ts`) and names the one that is wrong.
 * The name, telephone number, addresses and coordinates are made up; the telephone number lies in the range kept for fiction.
 */
export const business = {
  name: import.meta.env.VITE_BUSINESS_NAME || 'Burr Oak Flooring & Restoration',
  /** What fits on a home screen, at most 12 characters. */
  shortName: import.meta.env.VITE_BUSINESS_SHORT_NAME || 'Burr Oak',
  /** As people read it; links use {@link telephoneLink}. */
  phone: import.meta.env.VITE_BUSINESS_PHONE || '(216) 555-0142',
  email: import.meta.env.VITE_BUSINESS_EMAIL || 'estimates@burroak.example.com',
  /** Origin of the public site, without a slash at the end: canonical links, sitemap and social cards start with it. */
  siteUrl: import.meta.env.VITE_BUSINESS_SITE_URL || 'https://burroak.example.com',
  social: {
    name: import.meta.env.VITE_BUSINESS_SOCIAL_NAME || 'Facebook',
    url: import.meta.env.VITE_BUSINESS_SOCIAL_URL || 'https://www.facebook.com/burroakflooring.example',
  },
  /** Where "more reviews" leads: the business on a search engine's results. */
  moreReviewsUrl:
    import.meta.env.VITE_BUSINESS_MORE_REVIEWS_URL ||
    'https://www.google.com/search?q=Burr+Oak+Flooring+%26+Restoration+Cleveland+OH+reviews',
  serviceArea: 'Greater Cleveland, OH',
  locality: { city: 'Cleveland', region: 'OH', country: 'US', latitude: 41.4993, longitude: -81.6944 },
  /** The specification keeps both readings (section 1): the story's and the hero's. */
  founded: { story: 1999, hero: 2009 },
  hours: [
    { days: 'Mon-Fri', hours: '7am-6pm', opens: '07:00', closes: '18:00' },
    { days: 'Sat', hours: '8am-5pm', opens: '08:00', closes: '17:00' },
    { days: 'Sun', hours: 'emergency only' },
  ],
  copyrightYear: 2024,
} as const

/** The number as a `tel:` address; digits alone are dialled, with the country's code when it has ten. */
export function telephoneLink(phone: string = business.phone): string {
  const digits = phone.replace(/\D/g, '')
  return `tel:+${digits.length === 10 ? `1${digits}` : digits}`
}
