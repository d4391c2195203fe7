import {
  about,
  averageRating,
  beforePhotos,
  business,
  cities,
  cityContent,
  cityFaqs,
  cityPage,
  cityPath,
  cityTrustPoints,
  claims,
  homeBadges,
  homeServices,
  homeShowcase,
  otherWork,
  ourWork,
  projectCategories,
  projects,
  reviews,
  routePaths,
  servicesBelowOverview,
  siteImages,
  telephoneLink,
  testimonials,
  workQuote,
} from './content.ts'

/**
 * The screens of the site and what each must show: sections 1, 2 and 9 of the specification as a table.
 * Facts about the business, its cities, projects and reviews come from the content.
 */

/** Parts that belong together under one heading of a page. Its text and position don't matter. */
export interface Part {
  /** Visible words. */
  readonly says?: readonly (string | RegExp)[]
  /** Text of closed answers, which is in the HTML. */
  readonly answers?: readonly (string | RegExp)[]
  /** The targets of its links. */
  readonly links?: readonly string[]
  /** The number of elements per selector. */
  readonly count?: Readonly<Record<string, number>>
  readonly form?: 'compact' | 'full'
}

export interface Screen {
  readonly path: string
  readonly heading: string | RegExp
  readonly parts: Readonly<Record<string, Part>>
}

const serviceCards: Part = {
  says: homeServices.map(({ name }) => name),
  links: homeServices.map(({ href }) => href),
}

const cityNames = cities.map(({ name }) => name)
const cityPaths = cities.map(cityPath)

const cityScreens = cities.map(
  (city): Screen => ({
    path: cityPath(city),
    heading: cityPage(city).title,
    parts: {
      'call button': { links: [telephoneLink()] },
      'city description': { says: cityContent(city.slug).description },
      'three service cards': serviceCards,
      'three trust points': {
        says: cityTrustPoints.map(({ title }) => title),
        count: { h3: cityTrustPoints.length },
      },
      'three FAQ entries': {
        answers: cityFaqs(city.name).map(({ answer }) => answer),
        count: { details: cityFaqs(city.name).length, 'details[open]': 0 },
      },
      'estimate form': { says: [`Get Your ${city.name} Estimate`], form: 'compact' },
    },
  }),
)

/** The price, drawn as the sheet that the owner writes. */
const writtenEstimate: Part = { says: ['On your written estimate', /Boards.*Dates.*May change.*Total/] }

/** The same as something to fill in, with its answer. */
const priceSheet: Part = {
  says: ['On your written estimate', /Kind.*May change.*Total, for all of it \S/, 'Ask for this'],
  links: ['/contact'],
}

/** The figures that a page shows. */
const shown = (stats: readonly { readonly value: string; readonly label: string }[]) =>
  stats.filter(({ value }) => value).map(({ value, label }) => `${label} ${value}`)

/** One alone isn't shown. */
const workFigures = shown(ourWork.figures.stats)

const allScreens: readonly Screen[] = [
  {
    path: '/',
    heading: /./,
    parts: {
      hero: {
        says: [`since ${business.founded.hero}`, /call now/i, ...homeBadges],
        links: [telephoneLink(), '/contact'],
      },
      'three service cards': serviceCards,
      'other services': { says: otherWork ? [otherWork.title] : [] },
      'written estimate': writtenEstimate,
      'transformation showcase': beforePhotos[homeShowcase.after]
        ? { says: ['3 Days', /completion/i, '0 Dust', /inside home/i], links: ['/our-work'] }
        : {},
      'five-step process': {
        says: [
          /Free Consultation.*Design & Selection.*Professional Prep.*Expert Installation.*Final Walkthrough/,
        ],
      },
      testimonials:
        testimonials.length > 0 ? { count: { blockquote: testimonials.length }, links: ['/reviews'] } : {},
      'area tiles': { count: { 'li a[href="/service-areas"]': Math.min(cities.length, 6) } },
    },
  },
  {
    path: '/sanding-and-refinishing',
    heading: /Sanding/,
    parts: {
      'refinish versus replace': { says: [/refinish/i, /replace/i] },
      'three finish types': {
        says: [/Oil-based.*Water-based.*Penetrating oil/, '24 h', '48-72 h'],
        count: { h3: 3 },
      },
      'dust control': {
        says: [
          claims.dustContainment.text && `${claims.dustContainment.text} dust containment`,
          /HEPA vacuum/,
        ],
      },
      'four-day timeline': { says: [/Day 1.*Day 2.*Day 3.*Day 4/] },
      'six-question FAQ': {
        answers: ['3-5 days', '24 hours', '48-72 hours', /1 week/],
        count: { details: 6, 'details[open]': 0 },
      },
      'cost factors': { says: [/square foot/i, /condition/i, /repairs/i, ...(priceSheet.says ?? [])] },
      'compact quote form': { form: 'compact' },
    },
  },
  {
    path: '/flooring-installation',
    heading: /Flooring Installation/i,
    parts: {
      'two cards': {
        says: servicesBelowOverview.flatMap(({ overviewCard }) => overviewCard?.title ?? []),
        links: servicesBelowOverview.map(({ page }) => page.path),
      },
      'price sheet': priceSheet,
      'why professional': { says: [/professional/i] },
      'five-step process': { count: { 'ol > li': 5 } },
      'compact quote form': { form: 'compact' },
    },
  },
  {
    path: '/flooring-installation/hardwood',
    heading: /Hardwood/,
    parts: {
      'four species with hardness': {
        says: [
          /Red Oak\b.*\b1,?290\b.*White Oak\b.*\b1,?360\b/i,
          /Maple\b.*\b1,?450\b.*Hickory\b.*\b1,?820\b/,
        ],
      },
      'solid versus engineered': { says: [/solid/i, '5-7 days', /engineered/i, '2-3 days'] },
      'four patterns': { says: ['Straight', 'Diagonal', 'Herringbone', 'Parquet'] },
      'price sheet': priceSheet,
      'two project photos': { count: { figure: 2 } },
      process: { count: { 'ol > li': 5 } },
      'six FAQs': { count: { details: 6 }, answers: ['5-7 days', '2-3'] },
      'compact form': { form: 'compact' },
    },
  },
  {
    path: '/flooring-installation/lvp-lvt',
    heading: 'LVP/LVT Installation',
    parts: {
      'four benefits': { says: [/waterproof/i] },
      'wear layer': { says: ['20+ mil'] },
      'three types': { says: ['SPC', 'WPC', /glue-down/i] },
      'price sheet': priceSheet,
      'room suitability': { says: ['Basement', 'Kitchen', 'Bathroom', 'Bedroom'] },
      FAQs: { count: { details: 6 }, answers: ['20+ mil'] },
      process: { count: { 'ol > li': 5 } },
      'compact form': { form: 'compact' },
    },
  },
  {
    path: '/our-work',
    heading: 'Our Work',
    parts: {
      'filter and projects': {
        says: projects.some(({ beforeAfter }) => beforeAfter) ? ['Before & After'] : [],
        // The buttons need a script. Without one they are hidden.
        answers: [`All${Object.values(projectCategories).join('')}`],
        count: {
          'button[aria-pressed]': Object.keys(projectCategories).length + 1,
          'button[aria-pressed="true"]': 1,
          article: projects.length,
        },
      },
      stats: { says: workFigures.length > 1 ? workFigures : [] },
      'one quote': workQuote ? { count: { blockquote: 1 } } : {},
      'compact form': { form: 'compact' },
    },
  },
  {
    path: '/reviews',
    heading: 'Customer Reviews',
    parts: {
      summary: { says: [averageRating(reviews) ?? '', `${reviews.length}`, claims.satisfiedCustomers.text] },
      'review cards': {
        count: {
          article: reviews.length,
          'article [aria-label="5 out of 5 stars"]': reviews.filter(({ rating }) => rating === 5).length,
          'a[target="_blank"]': 1,
        },
        says: [
          new RegExp(
            reviews
              .filter(({ verified }) => verified)
              .map(() => 'Verified')
              .join('.*'),
          ),
        ],
      },
      'what customers love': {
        says: ['What Customers Love Most', 'Quality Workmanship', 'Clean Process', 'Reliable Service'],
      },
      'closing form': { form: 'compact' },
    },
  },
  {
    path: '/about',
    heading: /./,
    parts: {
      hero: { says: [business.phone, 'Get Free Estimate'], links: [telephoneLink(), '/contact'] },
      story: {
        says: ['Our Story', `${business.founded.story}`],
        count: { blockquote: 1, [`img[src="/photos/${about.story.scene.photo}.jpg"]`]: 1 },
      },
      stats: {
        says: shown(about.stats),
      },
      values: { says: ['Our Values', 'Craftsmanship', 'Cleanliness', 'Communication'] },
      credentials: {
        says: ['Credentials', ...about.credentials.items, /continuing education/i],
      },
      'serving-area badges': { says: cityNames, links: cityPaths },
      'six reasons': {
        says: ['Why Choose', ...about.why.points.map(({ title }) => title)],
        count: { li: about.why.points.length },
      },
      'closing form': { says: ['Let’s Start Your Project'], form: 'compact' },
    },
  },
  {
    path: '/service-areas',
    heading: 'Service Areas',
    parts: {
      'call button': { links: [telephoneLink()] },
      'one card per city': { says: cityNames, links: cityPaths },
    },
  },
  ...cityScreens,
  {
    path: '/contact',
    heading: 'Contact Us',
    parts: {
      phone: { says: [business.phone], links: [telephoneLink()] },
      'e-mail': { says: [business.email, claims.reply.text], links: [`mailto:${business.email}`] },
      'service area': { says: [business.serviceArea, /free estimates/i] },
      hours: { says: business.hours.map(({ days, hours }) => `${days} ${hours}`) },
      'full estimate form': { form: 'full' },
    },
  },
  {
    path: '/image-enhancement',
    heading: 'AI Image Enhancement',
    parts: {
      'local tool': {
        says: [
          'Local Image Enhancement',
          'Select Images',
          'Enhance All',
          '1.5x upscaling',
          /brightness and contrast enhancement/i,
          /smoothing/i,
          /no data sent to external servers/i,
          /instant processing/i,
        ],
      },
      'server tool': {
        says: [
          'AI Image Enhancement',
          `${siteImages.length}`,
          'Enhance All Images',
          'How it works',
          /analy[sz]es the images/i,
          '2x',
          /reduces noise/i,
          /replace the site images manually/i,
        ],
      },
    },
  },
]

/** Pages go with their services. */
export const screens = allScreens.filter(({ path }) => routePaths.includes(path))

export const notFoundPath = '/no-such-page'
