import { expect, type Page } from '@playwright/test'
import { content } from './content.ts'

/**
 * The screens of the site and what each must show: sections 1, 2 and 9 of the specification as a table.
 * Facts about the business, its cities, projects and reviews come from the content.
 */

export interface Screen {
  readonly path: string
  readonly heading: string | RegExp
  /** Visible words of its main part. */
  readonly says?: readonly (string | RegExp)[]
  /** A fact of the business, and visible words that its main part has with the fact and nowhere without it. */
  readonly onlyWith?: readonly (readonly [fact: unknown, ...words: (string | RegExp)[]])[]
  /** Text of closed answers and of what needs a script, which is in the HTML. */
  readonly answers?: readonly (string | RegExp)[]
  /** The targets of its links. */
  readonly links?: readonly string[]
  /** The number of elements in one of its sections, per selector. */
  readonly count?: Readonly<Record<string, number>>
  readonly form?: 'compact' | 'full'
}

const serviceNames = content.home.services.cards.map(({ name }) => name)
const servicePaths = content.home.services.cards.map(({ href }) => href)
const cityNames = content.cities.map(({ name }) => name)
const cityPaths = content.cities.map(content.cityPath)

const hasReviews = content.reviews.length > 0
const jobsOf = (category: string) => content.projects.filter((project) => project.category === category)

const cityScreens = content.cities.map(
  (city): Screen => ({
    path: content.cityPath(city),
    heading: content.cityPage(city).title,
    says: [
      ...content.cityParagraphs(city.slug),
      ...serviceNames,
      ...content.cityTrustPoints.map(({ title }) => title),
      `Get Your ${city.name} Estimate`,
      ...(content.projects.length === 0 ||
      content.projects.some(({ location }) => location === content.inState(city.name))
        ? []
        : [/ \d+ miles /]),
    ],
    onlyWith: [
      [
        content.projects.length + content.cityWork(city).reviews.length,
        content.cityWorkWords(city.name, content.cityWork(city)).title,
      ],
    ],
    answers: content.cityFaqs(city.name).map(({ answer }) => answer),
    links: [content.telephoneLink(), ...servicePaths, '/our-work'],
    count: {
      details: content.cityFaqs(city.name).length,
      'details[open]': 0,
      blockquote: content.cityWork(city).reviews.length,
    },
    form: 'compact',
  }),
)

/** The price sheet with its answer, and whether there are figures for the kind of work that it begins with. */
const priceSheet = [/Kind.*May change.*Total, with material, labor and cleanup \S/, 'Ask for this']
const figuresOf = (service: string) => {
  // Another business may not offer it.
  const hasRate = Object.hasOwn(content.rates, service)
  return [
    [hasRate, 'A range now, one figure after the visit', /\$\d/],
    [!hasRate, /One figure after the visit.*cleanup One figure, in writing/],
  ] as const
}

/** The pages that a record makes, which has all their words. */
const recordScreens = content.servicesWithPage.flatMap(({ name, label, page: { path, words } }): Screen[] => {
  if (!words) return []
  const { title, lead, points, questions = [] } = words
  return [
    {
      path,
      heading: title,
      says: [
        lead,
        ...points.flatMap((point) => [point.title, point.description]),
        `${label}: ask for a quote`,
      ],
      onlyWith: [[content.rates[name], ...priceSheet, /\$\d/]],
      answers: questions.flatMap(({ question, answer }) => [question, answer]),
      links: [content.telephoneLink(), '/contact'],
      count: { details: questions.length },
      form: 'compact',
    },
  ]
})

/** The figures that a page shows. */
const shown = (stats: readonly { readonly value: string; readonly label: string }[]) =>
  stats.filter(({ value }) => value).map(({ value, label }) => `${label} ${value}`)

/** One alone isn't shown. */
const workFigures = shown(content.ourWork.figures.stats)

/** A room of Home that was photographed before the work, too. */
const pair = content.home.showcase.before

const credentials = content.about.credentials.items
const verified = content.reviews.flatMap((review) => (review.verified ? ['Verified'] : []))
const { dustContainment, dustControl, refinishingDays, satisfiedCustomers, wearLayer } = content.claims

/** Contact names them from the moment it starts: the HTML may be older than their end. */
const hasSpecialDaysAhead = content.specialDays.some(({ to }) => new Date(`${to}T23:59:59`) > new Date())

const allScreens: readonly Screen[] = [
  {
    path: '/',
    heading: /./,
    says: [
      `since ${content.business.founded.hero}`,
      /call now/i,
      ...content.home.badges,
      ...serviceNames,
      ...(content.otherWork ? [content.otherWork.title] : []),
      // The price, drawn as the sheet that the owner writes.
      /On your written estimate.*Boards.*Dates.*May change.*Total/,
      /Free Consultation.*Design & Selection.*Professional Prep.*Expert Installation.*Final Walkthrough/,
    ],
    onlyWith: [
      [pair, 'The same room, before and after'],
      [pair && content.claims.completion.text, content.claims.completion.text, /completion/i],
      [pair && content.claims.zeroDust.text, content.claims.zeroDust.text, /inside home/i],
    ],
    links: [content.telephoneLink(), '/contact', '/our-work', ...servicePaths],
    count: {
      blockquote: content.testimonials.length,
      'li a[href="/service-areas"]': Math.min(content.cities.length, 6),
    },
  },
  {
    path: '/sanding-and-refinishing',
    heading: /Sanding/,
    says: [
      /refinish.*replace/i,
      /Oil-based.*Water-based.*Penetrating oil/,
      '24 h',
      '48-72 h',
      /Day 1.*Day 2.*Day 3.*Day 4/,
      /square foot/i,
      /condition/i,
      /repairs/i,
      ...priceSheet,
    ],
    onlyWith: [
      ...figuresOf('sanding-refinishing'),
      [dustControl.text, /HEPA vacuum/],
      [dustControl.text && dustContainment.text, `${dustContainment.text} dust containment`],
      [refinishingDays.text, refinishingDays.text, 'How long does it take?'],
    ],
    answers: [refinishingDays.text, '24 hours', '48-72 hours', /1 week/],
    links: ['/contact'],
    count: { details: refinishingDays.text ? 6 : 5, 'details[open]': 0 },
    form: 'compact',
  },
  {
    path: '/flooring-installation',
    heading: /Flooring Installation/i,
    says: [
      ...content.servicesBelowOverview.flatMap(({ overviewCard }) => overviewCard?.title ?? []),
      ...priceSheet,
      /professional/i,
    ],
    onlyWith: figuresOf('hardwood-installation'),
    links: content.servicesBelowOverview.map(({ page }) => page.path),
    count: { 'ol > li': 5 },
    form: 'compact',
  },
  {
    path: '/flooring-installation/hardwood',
    heading: /Hardwood/,
    says: [
      /Red Oak\b.*\b1,?290\b.*White Oak\b.*\b1,?360\b/i,
      /Maple\b.*\b1,?450\b.*Hickory\b.*\b1,?820\b/,
      /solid/i,
      '5-7 days',
      /engineered/i,
      '2-3 days',
      /Straight.*Diagonal.*Herringbone.*Parquet/,
      ...priceSheet,
    ],
    onlyWith: [
      ...figuresOf('hardwood-installation'),
      [jobsOf('hardwood-install').length, 'Hardwood we put in'],
    ],
    answers: ['5-7 days', '2-3'],
    // The price sheet is one, too.
    count: { figure: jobsOf('hardwood-install').length || 1, 'ol > li': 5, details: 6 },
    form: 'compact',
  },
  {
    path: '/flooring-installation/lvp-lvt',
    heading: 'LVP/LVT Installation',
    says: [
      /waterproof/i,
      /SPC.*WPC.*glue-down/i,
      ...priceSheet,
      ...['Basement', 'Kitchen', 'Bathroom', 'Bedroom'],
    ],
    onlyWith: [
      ...figuresOf('lvp-installation'),
      [wearLayer.text, wearLayer.text, 'What we install', `What does ${wearLayer.text} mean?`],
      [jobsOf('lvp-lvt').length, 'Vinyl we put in'],
    ],
    answers: [wearLayer.text],
    count: { 'ol > li': 5, details: wearLayer.text ? 6 : 5 },
    form: 'compact',
  },
  {
    path: '/our-work',
    heading: 'Our Work',
    onlyWith: [
      [content.projects.some(({ before }) => before), 'Before & After'],
      [workFigures.length > 1, 'Refinishing, by the numbers', ...workFigures],
    ],
    // The buttons need a script. Without one they are hidden.
    answers: [`All${Object.values(content.projectCategories).join('')}`],
    count: {
      'button[aria-pressed]': Object.keys(content.projectCategories).length + 1,
      'button[aria-pressed="true"]': 1,
      article: content.projects.length,
      blockquote: content.workQuote ? 1 : 0,
    },
    form: 'compact',
  },
  {
    path: '/reviews',
    heading: 'Customer Reviews',
    onlyWith: [
      [hasReviews, `Average rating ${content.averageRating(content.reviews)}`],
      [hasReviews, `Customer reviews ${content.reviews.length}`],
      [hasReviews && satisfiedCustomers.text, `Satisfied customers ${satisfiedCustomers.text}`],
      [hasReviews, /What Customers Love Most.*Quality Workmanship.*Clean Process.*Reliable Service/],
      [verified.length, new RegExp(verified.join('.*') || 'Verified')],
      [!hasReviews, 'Ours are still to come.'],
    ],
    count: {
      article: content.reviews.length,
      'article [aria-label="5 out of 5 stars"]': content.reviews.filter(({ rating }) => rating === 5).length,
      'a[target="_blank"]': 1,
    },
    form: 'compact',
  },
  {
    path: '/about',
    heading: /./,
    says: [
      content.business.phone,
      'Get Free Estimate',
      'Our Story',
      ...content.about.story.chapters.flatMap(({ paragraphs }) => paragraphs),
      ...shown(content.about.stats),
      /Our Values.*Craftsmanship.*Cleanliness.*Communication/,
      ...['Why Choose', ...content.about.why.points.map(({ title }) => title)],
      ...cityNames,
      'Let’s Start Your Project',
    ],
    onlyWith: [
      [credentials.length + content.terms.length, 'Credentials', ...credentials],
      [content.claims.education.text, content.claims.education.text, /every year/],
      [content.about.story.quote.text, content.about.story.quote.text, content.about.story.quote.by],
    ],
    links: [content.telephoneLink(), '/contact', ...cityPaths],
    count: {
      blockquote: content.about.story.quote.text ? 1 : 0,
      [`img[src="/photos/${content.about.story.scene.photo}.jpg"]`]: 1,
    },
    form: 'compact',
  },
  {
    path: '/service-areas',
    heading: 'Service Areas',
    says: cityNames,
    links: [content.telephoneLink(), ...cityPaths],
  },
  ...cityScreens,
  ...recordScreens,
  {
    path: '/contact',
    heading: 'Contact Us',
    says: [
      ...[
        content.business.phone,
        content.business.email,
        content.claims.reply.text,
        content.business.serviceArea,
        /free estimates/i,
      ],
      ...content.business.hours.map(({ days, hours }) => `${days} ${hours}`),
      ...content.otherPhones.flatMap(({ label, value }) => [label, value]),
    ],
    onlyWith: [[hasSpecialDaysAhead, content.contactPage.details.specialHours]],
    links: [
      ...[undefined, ...content.otherPhones.map(({ value }) => value)].map(content.telephoneLink),
      `mailto:${content.business.email}`,
    ],
    form: 'full',
  },
  {
    path: '/image-enhancement',
    heading: 'AI Image Enhancement',
    says: [
      /Local Image Enhancement.*AI Image Enhancement.*Enhance All Images/,
      'Select Images',
      'Enhance All',
      '1.5x upscaling',
      /brightness and contrast enhancement/i,
      /smoothing/i,
      /no data sent to external servers/i,
      /instant processing/i,
      `${content.siteImages.length}`,
      'How it works',
      /analy[sz]es the images/i,
      '2x',
      /reduces noise/i,
      /replace the site images manually/i,
    ],
  },
]

/** Pages go with their services. */
export const screens = allScreens.filter(({ path }) => content.routePaths.includes(path))

/** The fields in their order, with their types and option values (sections 3, 5 and 9). */
const forms = {
  compact: [
    'name text required',
    'phone tel required',
    `service select-one ${content.compactServices.join(' ')}`,
  ],
  full: [
    'name text required',
    'phone tel required',
    'email email',
    'address text',
    `service select-one ${content.fullServices.join(' ')}`,
    'timeline select-one asap 30-60-days planning',
    'message textarea',
  ],
} as const

/** Expects the page to have everything of its screen, in whatever order. */
export async function expectScreen(page: Page, screen: Screen): Promise<void> {
  const { path, says = [], onlyWith = [], answers = [], links = [], count = {}, form } = screen
  const main = page.getByRole('main')
  const missing = (text: string | null, wanted: readonly (string | RegExp)[]) => {
    const words = text?.replace(/\s+/g, ' ') ?? ''
    return wanted.filter((one) => (typeof one === 'string' ? !words.includes(one) : !one.test(words)))
  }
  // Every page has them beside its form.
  const words = form ? [...says, content.claims.licensed.text] : [...says]
  const targets = form && hasReviews ? [...links, '/reviews'] : [...links]
  const unfounded: (string | RegExp)[] = []
  for (const [fact, ...given] of onlyWith) (fact ? words : unfounded).push(...given)
  expect.soft(missing(await main.innerText(), words), `what ${path} doesn’t say`).toEqual([])
  const absent = missing(await main.textContent(), unfounded.filter(Boolean))
  expect.soft(absent, `what ${path} has no reason to say`).toEqual(unfounded.filter(Boolean))
  expect.soft(missing(await main.textContent(), answers), `answers that ${path} lacks`).toEqual([])
  const found = await main
    .getByRole('link', { includeHidden: true })
    .evaluateAll((all: HTMLAnchorElement[]) =>
      all.map((link) => (link.origin === location.origin ? link.pathname : link.href)),
    )
  expect.soft(found, 'links').toEqual(expect.arrayContaining(targets))
  for (const [selector, number] of Object.entries(count)) {
    const counts = await main
      .locator('section')
      .evaluateAll((all, selector) => all.map((one) => one.querySelectorAll(selector).length), selector)
    const wanted = number > 0 ? expect.arrayContaining([number]) : counts.map(() => 0)
    expect.soft(counts, `${selector} of ${path}`).toEqual(wanted)
  }
  if (form) expect.soft(await readForms(page), path).toContainEqual(forms[form])
}

/** The fields of each form in the page's main part, without those that are closed until they're wanted. */
const readForms = (page: Page) =>
  page.locator('main form').evaluateAll((all: HTMLFormElement[]) =>
    all.map((form) =>
      [...form.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select, textarea')]
        .filter((field) => field.checkVisibility())
        .map((field) => {
          const options = 'options' in field ? [...field.options].map(({ value }) => value) : []
          const words = [field.name, field.type, field.required ? 'required' : '', ...options]
          return words.filter(Boolean).join(' ')
        }),
    ),
  )
