import { describe, expect, type TestContext, test, vi } from 'vitest'
import { business, inState, telephoneLink } from '@/content/business/business.ts'
import { claims } from '@/content/business/claims.ts'
import { hours } from '@/content/business/facts.ts'
import type { Sample } from '@/content/business/types.ts'
import { about } from '@/content/pages/about.ts'
import * as hardwood from '@/content/pages/hardwood.ts'
import { home } from '@/content/pages/home.ts'
import { footerServices, headerLinks, serviceLinks } from '@/content/pages/navigation.ts'
import { indexedPaths, routePaths } from '@/content/pages/paths.ts'
import { cities } from '@/content/places/cities.ts'
import { cityParagraphs } from '@/content/places/city-paragraphs.ts'
import { cityPhoto, cityWork } from '@/content/places/city-work.ts'
import { footerCities, homeCities } from '@/content/places/featured-cities.ts'
import { compactServices, fullServices } from '@/content/services/estimate-options.ts'
import { averageRating } from '@/content/work/average-rating.ts'
import { projectCategories } from '@/content/work/project-categories.ts'
import { projects, workQuote } from '@/content/work/projects.ts'
import { reviews } from '@/content/work/reviews.ts'
import { siteImages } from '@/content/work/site-images.ts'
import { starCount } from '@/content/work/site-rating.ts'
import { testimonials } from '@/content/work/testimonials.ts'
import { restoreRecords, withoutRecords } from './owners-records.ts'
import { findOnPages, renderedPages } from './rendered-pages.ts'

/*
 * The facts that the specification fixes: the numbers of cities, projects, reviews and pages, and the
 * business itself. No other test counts them: all others expect what the content says. Those that stand in
 * records are checked as long as the samples of the specified business are in place: an owner's own records
 * skip them, and the report says which. An owner who changes another such fact corrects it here, or deletes
 * this file.
 */

const samplesOf = <Entry extends Sample>(entries: readonly Entry[]) => entries.filter(({ sample }) => sample)

/** Skips a test, and says why, where the owner's records have taken the place of samples. */
function expectSamples({ skip }: TestContext, ...kinds: readonly (keyof typeof specified)[]): void {
  for (const kind of kinds) {
    const { entries, count } = specified[kind]
    skip(entries.length !== count, `The ${kind} of the specified business are no longer in place.`)
  }
}

const specified = {
  cities: { entries: samplesOf(cities), count: 10 },
  projects: { entries: samplesOf(projects), count: 9 },
  reviews: { entries: samplesOf(reviews), count: 8 },
  testimonials: { entries: samplesOf(testimonials), count: 3 },
  hours: { entries: samplesOf(hours), count: 3 },
} as const satisfies Record<string, { entries: readonly Sample[]; count: number }>

describe('the specification', () => {
  test('names ten cities, six of them on Home and six in the footer', (context) => {
    expectSamples(context, 'cities')
    const slugs = specified.cities.entries.map(({ slug }) => slug).toSorted()
    expect(slugs).toEqual([
      'beachwood',
      'burton',
      'chagrin-falls',
      'chardon',
      'chesterland',
      'cleveland',
      'lakewood',
      'mayfield',
      'mentor',
      'willoughby',
    ])
    expect(homeCities).toHaveLength(6)
    expect(footerCities).toHaveLength(6)
  })

  test('has a text for three cities, and uses Cleveland’s for the others', (context) => {
    expectSamples(context, 'cities')
    const textOf = (slug: string) => cityParagraphs(slug).slice(1).join()
    expect(new Set(specified.cities.entries.map(({ slug }) => textOf(slug))).size).toBe(3)
    expect(textOf('mayfield')).toBe(textOf('cleveland'))
  })

  test('begins the page of each city that has a project with the project’s photograph', (context) => {
    expectSamples(context, 'cities', 'projects')
    const own = specified.cities.entries.filter((city) => cityWork(city).miles === undefined)
    expect(own).toHaveLength(9)
    for (const city of own) {
      const { image, location } = projects.find(({ image }) => image === cityPhoto(city)) ?? {}
      expect.soft(location, image).toBe(inState(city.name))
    }
  })

  test('names 21 pages, of which search engines may list 20', (context) => {
    expectSamples(context, 'cities')
    const added = cities.length - specified.cities.count
    expect(new Set(routePaths).size - added).toBe(21)
    expect(indexedPaths.length - added).toBe(20)
  })

  test('names nine projects, four of them before and after', (context) => {
    expectSamples(context, 'projects')
    const { entries } = specified.projects
    expect(entries.map(({ id }) => id)).toEqual([1, 2, 4, 5, 6, 7, 8, 9, 10])
    expect(entries.flatMap(({ image, before }) => (before ? image : [])).toSorted()).toEqual([
      'dining-room-floors',
      'hallway-refinished',
      'living-room-finished',
      'stairs-refinished',
    ])
  })

  test('says of every project how large it is, how it was finished and how long it took', () => {
    for (const { title, details } of specified.projects.entries) {
      expect.soft(details, title).toMatch(/\d+ (sq ft|(solid )?oak treads)/)
      expect.soft(details, title).toMatch(/ finish\b| wear layer/)
      expect.soft(details, title).toMatch(/\. \d+ (working )?days\b/)
    }
  })

  test('names eight reviews, all verified and rated 5', (context) => {
    expectSamples(context, 'reviews')
    const { entries } = specified.reviews
    expect(entries.every(({ rating, verified }) => rating === 5 && verified)).toBe(true)
    expect(averageRating(entries)).toBe('5.0')
  })

  test('filters projects by five categories, in this order', () => {
    expect(Object.entries(projectCategories)).toEqual([
      ['sanding', 'Sanding'],
      ['refinishing', 'Refinishing'],
      ['hardwood-install', 'Hardwood Install'],
      ['lvp-lvt', 'LVP/LVT'],
      ['stairs', 'Stairs'],
    ])
  })

  test('names 13 images for the server tool', (context) => {
    expectSamples(context, 'projects')
    expect(siteImages).toHaveLength(13)
  })

  test('offers these services, in the compact form, the full form and the footer', () => {
    expect(compactServices).toEqual([
      'sanding-refinishing',
      'hardwood-installation',
      'lvp-installation',
      'repair',
      'other',
    ])
    expect(fullServices).toEqual([
      'sanding-refinishing',
      'hardwood-installation',
      'engineered-installation',
      'lvp-installation',
      'repair',
      'stairs',
      'water-damage',
      'consultation',
    ])
    expect(footerServices.map(({ label }) => label)).toEqual([
      'Hardwood Floor Sanding',
      'Floor Refinishing',
      'Hardwood Installation',
      'LVP/LVT Installation',
      'Floor Repair',
      'Stair Refinishing',
    ])
  })

  test('names the header’s links, all of which fit', () => {
    const wordsOf = (links: typeof serviceLinks) => links.map(({ label, to }) => `${label} ${to}`)
    expect(wordsOf(headerLinks.inBar)).toEqual([
      'Our Work /our-work',
      'About /about',
      'Service Areas /service-areas',
      'Contact /contact',
      'Enhance /image-enhancement',
    ])
    expect(headerLinks.underMore).toEqual([])
    expect(wordsOf(serviceLinks)).toContain('Hardwood Installation /flooring-installation/hardwood')
  })

  test('fixes the figures and credentials of the claims', () => {
    const { years, projects, cities, refinishedFloors, satisfaction, squareFeet } = claims
    const figures = [years, projects, cities, refinishedFloors, satisfaction, squareFeet]
    expect(figures.map(({ text }) => text)).toEqual(['15+', '500+', '25+', '150+', '98%', '25k+'])
    const { refinishingDays, completion, wearLayer, zeroDust } = claims
    const measures = [refinishingDays, completion, wearLayer, zeroDust]
    expect(measures.map(({ text }) => text)).toEqual(['3-5 days', '3 Days', '20+ mil', '0 Dust'])
    expect([claims.satisfiedCustomers.text, claims.dustContainment.text]).toEqual(['100%', '96%'])
    expect(about.credentials.items).toEqual([
      'Licensed Ohio home improvement contractor',
      'Fully insured and bonded',
      'Trade association member',
      'Certified dustless refinishing specialist',
      'Lead-safe certified',
    ])
    // The reviews' stars are theirs.
    expect(home.badges).toEqual(['Licensed & Insured', 'Locally Owned', `${starCount}-Star Reviews`])
  })

  test('says each of its claims on a page', async () => {
    const pages = [...(await renderedPages()).values()].join(' ').toLowerCase()
    const silent = Object.values(claims).filter(({ text }) => !pages.includes(text.toLowerCase()))
    expect(silent).toEqual([])
    expect(pages).toMatch(/four days on a typical job.*three working days|three working days.*four days on/)
  })

  test('names the figures of its claims nowhere else', async () => {
    withoutRecords({ samples: true })
    vi.doMock('@/content/business/claims.ts', () => ({
      claims: Object.fromEntries(Object.keys(claims).map((name) => [name, { text: '' }])),
    }))
    const figures =
      /15\+|500\+|25\+|98%|25k\+|100%|96%|3-5 days|\b3 Days|a day or two|half an hour|20\+ mil|0 Dust/
    expect(await findOnPages(figures)).toEqual([])
    vi.doUnmock('@/content/business/claims.ts')
    restoreRecords()
  })

  test('has three testimonials on Home and one quote on Our Work', (context) => {
    expectSamples(context, 'testimonials')
    expect(specified.testimonials.entries.map(({ rating }) => rating)).toEqual([5, 5, 5])
    expect(workQuote).toBeDefined()
  })

  // The build's variables may change all other facts about the business.
  test('lets solid hardwood acclimate for 5-7 days and engineered for 2-3, wherever a page says so', () => {
    const words = JSON.stringify(hardwood)
    expect(words.match(/solid (boards take|hardwood needs) 5(-| to )7 days/gi)).toHaveLength(2)
    expect(words.match(/engineered 2(-| to )3 days/gi)).toHaveLength(2)
    const acclimation = [...words.matchAll(/"acclimation":"([^"]*)"/g)]
    expect(acclimation.map(([, days]) => days)).toEqual(['5-7 days', '2-3 days'])
  })

  test('fixes the service area and the years', () => {
    expect(business.serviceArea).toBe('Greater Cleveland, OH')
    expect([business.founded, business.copyrightYear]).toEqual([{ story: 1999, hero: 2009 }, 2024])
    expect(about.story.chapters.flatMap(({ paragraphs }) => paragraphs).join()).toMatch(/1999.*2009/)
  })

  test('fixes the hours', (context) => {
    expectSamples(context, 'hours')
    expect(business.hours.map(({ days, hours }) => [days, hours])).toEqual([
      ['Mon-Fri', '7am-6pm'],
      ['Sat', '8am-5pm'],
      ['Sun', 'emergency only'],
    ])
  })

  test('dials a number of ten digits with the country code', () => {
    expect(telephoneLink('(216) 555-0142')).toBe('tel:+12165550142')
  })
})
