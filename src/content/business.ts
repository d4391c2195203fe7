/**
 * The identity of the business. This is the one place to change it.
 *
 * Every value can also be set at build time by the `VITE_BUSINESS_*` variable beside it (see `.env.example`).
 * Each is read by its full name: an expression that reads `import.meta.env` as a whole would publish all variables.
 * The build checks them first (`tools/build/public-env.ts`) and names the one that is wrong.
 * The name, the telephone number and the addresses are made up. The telephone number is from the range that is reserved for fiction.
 */
export const business = {
  name: import.meta.env.VITE_BUSINESS_NAME || 'Burr Oak Flooring & Restoration',
  /** For the home screen, which shows at most 12 characters. */
  shortName: import.meta.env.VITE_BUSINESS_SHORT_NAME || 'Burr Oak',
  /** As it is shown. Links use {@link telephoneLink}. */
  phone: import.meta.env.VITE_BUSINESS_PHONE || '(216) 555-0142',
  email: import.meta.env.VITE_BUSINESS_EMAIL || 'estimates@burroak.example.com',
  /** Origin of the public site, without a slash at the end: canonical links, sitemap and social cards start with it. */
  siteUrl: import.meta.env.VITE_BUSINESS_SITE_URL || 'https://burroak.example.com',
  social: {
    name: import.meta.env.VITE_BUSINESS_SOCIAL_NAME || 'Facebook',
    url: import.meta.env.VITE_BUSINESS_SOCIAL_URL || 'https://www.facebook.com/burroakflooring.example',
  },
  /** The target of "more reviews": the business among a search engine's results. */
  moreReviewsUrl:
    import.meta.env.VITE_BUSINESS_MORE_REVIEWS_URL ||
    'https://www.google.com/search?q=Burr+Oak+Flooring+%26+Restoration+Cleveland+OH+reviews',
  serviceArea: 'Greater Cleveland, OH',
  locality: { city: 'Cleveland', region: 'OH', country: 'US', latitude: 41.4993, longitude: -81.6944 },
  /** The specification gives two years (section 1): one for the story, one for Home. */
  founded: { story: 1999, hero: 2009 },
  hours: [
    { days: 'Mon-Fri', hours: '7am-6pm', opens: '07:00', closes: '18:00' },
    { days: 'Sat', hours: '8am-5pm', opens: '08:00', closes: '17:00' },
    { days: 'Sun', hours: 'emergency only' },
  ],
  /** Claims (specification, section 1). The reviews of `reviews.ts` come to the same mean. */
  rating: '5.0',
  projects: '500+',
  license: 'Licensed Ohio home improvement contractor, fully insured and bonded',
  copyrightYear: 2024,
} as const

/** A telephone number as a `tel:` address. Keeps its digits, and puts the country code before a number of ten digits. */
export function telephoneLink(phone: string = business.phone): string {
  const digits = phone.replace(/\D/g, '')
  return `tel:+${digits.length === 10 ? `1${digits}` : digits}`
}
