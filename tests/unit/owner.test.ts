import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { shortNameOf } from '@/content/business/business.ts'
import type { Claim } from '@/content/business/types.ts'
import { recordWords } from './owners-records.ts'

/* What an owner changes on the first day, each with one entry. */

beforeEach(() => vi.resetModules())
afterEach(() => {
  vi.doUnmock('@/content/services/services.ts')
  vi.doUnmock('@/content/business/claims.ts')
  vi.doUnmock('@/content/business/terms.ts')
  vi.doUnmock('@/content/records/reviews?rating')
  vi.doUnmock('@/content/business/facts.ts')
})

test.each([
  ['Burr Oak Flooring & Restoration', 'Burr Oak'],
  ['Lake Floors LLC', 'Lake Floors'],
  ['Smith & Sons Flooring', 'Smith & Sons'],
  ['Dan and Company Floors', 'Dan'],
  ['Restoration', 'Restoration'],
  ['Weatherbeaten-Floors', 'Weatherbeate'],
])('%s is called %s on a home screen', (name, expected) => {
  expect(shortNameOf(name)).toBe(expected)
})

test('a short name of the owner’s own takes the place of the first words', async () => {
  vi.doMock('@/content/business/facts.ts', async (original) => {
    const facts = await original<typeof import('@/content/business/facts.ts')>()
    return { ...facts, identity: { ...facts.identity, shortName: { value: 'Oak & Co.' } } }
  })
  const { business } = await import('@/content/business/business.ts')
  expect(business.shortName).toBe('Oak & Co.')
})

/** The words of all pages but those of single cities and of records. No names of photographs, no paths. */
async function allWords({ withSamples = true } = {}): Promise<string[]> {
  const files = import.meta.glob([
    '/src/content/**/*.ts',
    '!/src/content/places/**',
    '!/src/content/records/**',
    '!/src/content/pages/lvp.ts',
    '!/src/content/work/{photos,projects,reviews,site-images,testimonials}.ts',
  ])
  // Of a service that isn't offered any more: its page.
  const past = withSamples ? {} : import.meta.glob('/src/content/pages/lvp.ts')
  const loaded = await Promise.all(Object.values({ ...files, ...past }).map((load) => load()))
  // Mocked modules can't be turned into text.
  const modules = loaded.map((module) => ({ ...(module as object) }))
  const { cityFaqs } = await import('@/content/pages/city.ts')
  const { pages } = await import('@/content/pages/pages.ts')
  const found: string[] = []
  JSON.stringify([modules, cityFaqs('Here'), [...pages.values()]], (key, value) => {
    if (!withSamples && value?.sample) return undefined
    // The price sheet asks for treads only beside stairs.
    if (key === 'treads') return undefined
    const isName = key === 'photo' || key === 'focus' || `${value}`.startsWith('/')
    if (typeof value === 'string' && !isName && !recordWords.has(value)) found.push(value)
    return value
  })
  return found
}

test('in another state, what isn’t marked as a sample says nothing of the first one', async () => {
  vi.doMock('@/content/business/facts.ts', async (original) => ({
    ...(await original<object>()),
    region: {
      city: 'Denver',
      state: 'CO',
      country: 'US',
      area: 'Greater Denver',
      partOfState: 'northern Colorado',
      counties: ['Denver', 'Jefferson'],
      timeZone: 'America/Denver',
      climate: 'dry air and strong sun',
      seasons: { dry: 'a Denver winter', humid: 'a wet spring' },
      extent: { home: 'here', about: 'here', serviceAreas: 'here', search: 'here' },
    },
  }))
  vi.doMock('@/content/business/claims.ts', async (original) => {
    const { claims } = await original<typeof import('@/content/business/claims.ts')>()
    const own = (claim: Claim) => (claim.sample ? { text: '' } : claim)
    return { claims: Object.fromEntries(Object.entries(claims).map(([name, claim]) => [name, own(claim)])) }
  })
  vi.doMock('@/content/business/terms.ts', () => ({ terms: [] }))
  const regional = /lake|erie\b|cleveland|ohio|\bOH\b|road salt|slush|snow|\bdoubles?\b|geauga|cuyahoga/i
  const words = await allWords({ withSamples: false })
  expect(words.filter((text) => regional.test(text))).toEqual([])
})

describe('a service that is not offered', () => {
  beforeEach(() =>
    vi.doMock('@/content/services/services.ts', async (original) => {
      const { services } = await original<typeof import('@/content/services/services.ts')>()
      const isBelowOverview = (path = '') => path.startsWith('/flooring-installation/')
      const [, ...compared] = Object.keys(services).filter((name) =>
        isBelowOverview(services[name as keyof typeof services].page?.path),
      )
      const dropped = ['stairs', 'water-damage', ...compared]
      const others = Object.entries(services).filter(([name]) => !dropped.includes(name))
      return { services: Object.fromEntries(others) }
    }),
  )

  test('has no page, link, form option, filter or structured data', async () => {
    const { routePaths } = await import('@/content/pages/paths.ts')
    const { compactServices, fullServices } = await import('@/content/services/estimate-options.ts')
    const { serviceLinks, footerServices } = await import('@/content/pages/navigation.ts')
    const { structuredData } = await import('@/layout/structured-data.ts')
    const { pageHead } = await import('@/layout/page-head.ts')
    const path = '/flooring-installation/lvp-lvt'

    // The overview compares services, so it goes with the second last one.
    expect(routePaths).not.toContain('/flooring-installation')
    expect(routePaths).not.toContain(path)
    expect(serviceLinks.map(({ to }) => to)).not.toContain(path)
    expect(JSON.stringify(footerServices)).not.toMatch(/lvp-lvt|Stair/)
    expect([...compactServices, ...fullServices]).not.toContain('lvp-installation')
    expect(fullServices).not.toContain('stairs')
    expect(JSON.stringify(structuredData('/', ''))).not.toMatch(/vinyl|stair/i)
    expect(pageHead(path).meta).toContainEqual({ name: 'robots', content: 'noindex' })
  })

  test('is named in no sentence', async () => {
    const named = /stair|vinyl|\bLV[PT]\b|burst|leak|water.damage/i
    expect((await allWords()).filter((words) => named.test(words))).toEqual([])
  })
})

test('a claim that is empty goes from the words around it', async () => {
  const { claims } = await import('@/content/business/claims.ts')
  const figures = Object.values(claims)
    .map(({ text }) => text)
    // A plain number may stand on a page in another sense.
    .filter((text) => /\d\S*[+%]|\$\d/.test(text))
  vi.resetModules()
  vi.doMock('@/content/business/claims.ts', () => ({
    claims: Object.fromEntries(Object.keys(claims).map((name) => [name, { text: '' }])),
  }))
  // A license's name is the owner's own.
  vi.doMock('@/content/business/terms.ts', () => ({ terms: [] }))
  const words = await allWords()
  const left = (text: string) => figures.some((figure) => text.includes(figure))
  const hole = /licensed|guarantee|lead-safe|undefined| {2}| [.,]|\.\.|any day/i
  expect(words.filter((text) => left(text) || hole.test(text))).toEqual([])
})

test('stars and badges say what the reviews come to', async () => {
  vi.doMock('@/content/records/reviews?rating', () => ({ default: { average: '4.7', count: 3 } }))
  const words = await allWords()
  expect(words).toEqual(expect.arrayContaining(['4.7-Star Reviews', '4.7 star']))
  expect(words.filter((text) => /\b5(?:-star|\.0)/i.test(text))).toEqual([])
})
