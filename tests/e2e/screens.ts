import {
  averageRating,
  business,
  cities,
  cityContent,
  cityPath,
  projects,
  reviews,
  siteImages,
  telephoneLink,
} from './content.ts'

/**
 * The screens of the site and what each must show: sections 1, 2 and 9 of the specification as a table.
 * Facts about the business, its cities, projects and reviews come from the content.
 */

/** What must be together under one heading of a page. The heading's text and position do not matter. */
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
  says: ['Sanding & Refinishing', 'Hardwood Installation', 'LVP/LVT Installation'],
  links: ['/sanding-and-refinishing', '/flooring-installation/hardwood', '/flooring-installation/lvp-lvt'],
}

const cityNames = cities.map(({ name }) => name)
const cityPaths = cities.map(({ slug }) => cityPath(slug))

const cityScreens = cities.map(
  ({ name, slug }): Screen => ({
    path: cityPath(slug),
    heading: `Flooring & Refinishing in ${name}, OH`,
    parts: {
      'call button': { links: [telephoneLink()] },
      'city description': { says: cityContent(slug).description },
      'three service cards': serviceCards,
      'three trust points': {
        says: [/licensed, insured and bonded/i, /dustless/i, /owner/i],
        count: { h3: 3 },
      },
      'three FAQ entries': {
        answers: ['3-5 days', /free/i, /no obligation/i, /apart/],
        count: { details: 3, 'details[open]': 0 },
      },
      'estimate form': { says: [`Get Your ${name} Estimate`], form: 'compact' },
    },
  }),
)

export const screens: readonly Screen[] = [
  {
    path: '/',
    heading: /./,
    parts: {
      hero: {
        says: [
          `since ${business.founded.hero}`,
          /call now/i,
          /Licensed & Insured.*Locally Owned.*5-Star Reviews/,
        ],
        links: [telephoneLink(), '/contact'],
      },
      'three service cards': serviceCards,
      'other services': { says: [/floor repair/i, /stair refinishing/i, /water-damage restoration/i] },
      'transformation showcase': {
        says: ['3 Days', /completion/i, '0 Dust', /inside home/i],
        links: ['/our-work'],
      },
      'five-step process': {
        says: [
          /Free Consultation.*Design & Selection.*Professional Prep.*Expert Installation.*Final Walkthrough/,
        ],
      },
      'three testimonials': {
        count: { blockquote: 3, '[aria-label="5 out of 5 stars"]': 3 },
        links: ['/reviews'],
      },
      'six area tiles': { count: { 'li a[href="/service-areas"]': 6 } },
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
      'dust control': { says: ['96% dust containment'] },
      'four-day timeline': { says: [/Day 1.*Day 2.*Day 3.*Day 4/] },
      'six-question FAQ': {
        answers: ['3-5 days', '24 hours', '48-72 hours', /1 week/],
        count: { details: 6, 'details[open]': 0 },
      },
      'cost factors': { says: [/square foot/i, /condition/i, /repairs/i] },
      'compact quote form': { form: 'compact' },
    },
  },
  {
    path: '/flooring-installation',
    heading: /Flooring Installation/i,
    parts: {
      'two cards': {
        says: [/Hardwood/, 'LVP/LVT'],
        links: ['/flooring-installation/hardwood', '/flooring-installation/lvp-lvt'],
      },
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
        says: ['Before & After'],
        // The buttons need a script. Without one they are hidden.
        answers: [/All.*Sanding.*Refinishing.*Hardwood Install.*LVP\/LVT.*Stairs/s],
        count: { 'button[aria-pressed]': 6, 'button[aria-pressed="true"]': 1, article: projects.length },
      },
      stats: {
        says: [/projects.* 150\+.*satisfaction.* 98%.*sq ft refinished.* 25k\+.*average.* 5 star/i],
      },
      'one quote': { count: { blockquote: 1 } },
      'compact form': { form: 'compact' },
    },
  },
  {
    path: '/reviews',
    heading: 'Customer Reviews',
    parts: {
      summary: { says: [averageRating(reviews) ?? '', `${reviews.length}`, '100%', /satisfied customers/i] },
      'review cards': {
        count: {
          article: reviews.length,
          'article [aria-label="5 out of 5 stars"]': reviews.filter(({ rating }) => rating === 5).length,
          'a[target="_blank"]': 1,
        },
        says: [new RegExp(`(Verified.*){${reviews.filter(({ verified }) => verified).length}}`)],
      },
      'what customers love': {
        says: ['What Customers Love Most', 'Quality Workmanship', 'Clean Process', 'Reliable Service'],
      },
      'closing form': { says: ['Get Your 5-Star Experience'], form: 'compact' },
    },
  },
  {
    path: '/about',
    heading: /./,
    parts: {
      hero: { says: [business.phone, 'Get Free Estimate'], links: [telephoneLink(), '/contact'] },
      story: {
        says: ['Our Story', `${business.founded.story}`],
        count: { blockquote: 1, 'img[src="/photos/team-photo.jpg"]': 1 },
      },
      stats: {
        says: [
          /Years Experience 15\+.*Projects Completed 500\+/,
          /Star Average Rating 5\.0.*Cities Served 25\+/,
        ],
      },
      values: { says: ['Our Values', 'Craftsmanship', 'Cleanliness', 'Communication'] },
      credentials: {
        says: [
          'Credentials',
          /licensed Ohio home improvement contractor/i,
          /fully insured and bonded/i,
          /trade association member/i,
          /certified dustless refinishing specialist/i,
          /lead-safe certified/i,
          /continuing education/i,
        ],
      },
      'serving-area badges': { says: cityNames, links: cityPaths },
      'six reasons': {
        says: [
          'Why Choose',
          /satisfaction guarantee/i,
          /workmanship warranty/i,
          /free in-home estimates/i,
          /owner/i,
          /dustless/i,
        ],
        count: { li: 6 },
      },
      'closing form': { says: ["Let's Start Your Project"], form: 'compact' },
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
      phone: { says: [business.phone, /available 7 days a week/i], links: [telephoneLink()] },
      'e-mail': { says: [business.email, /within 24 hours/i], links: [`mailto:${business.email}`] },
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

export const notFoundPath = '/no-such-page'
