import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { claims } from '@/content/business/claims.ts'
import type { OpeningHours } from '@/content/business/hours.ts'
import { callDays, hoursText } from '@/content/business/hours.ts'
import { isOffered } from '@/content/services/offered-services.ts'
import { restoreRecords, withoutRecords } from './owners-records.ts'
import { findOnPages } from './rendered-pages.ts'

/*
 * A sentence that promises a day, a time, a figure or a person comes from a fact: where the fact is empty, no
 * page says it. What customers and the owner's story say is theirs.
 */

const facts = '@/content/business/facts.ts'
const mocked = ['business/claims', 'business/facts', 'business/terms', 'services/rates', 'work/projects']

afterEach(() => {
  restoreRecords()
  for (const file of mocked) vi.doUnmock(`@/content/${file}.ts`)
})

/** In place of the owner's: words that stand nowhere else. Some are read as numbers. */
const claimed = Object.fromEntries(
  Object.keys(claims).map((name, index) => [name, { text: `${index + 41}% ${name}-claim` }]),
)

function withoutClaims(...names: readonly string[]): void {
  vi.doMock('@/content/business/claims.ts', () => ({
    claims: { ...claimed, ...Object.fromEntries(names.map((name) => [name, { text: '' }])) },
  }))
  vi.doMock('@/content/business/terms.ts', () => ({ terms: [] }))
}

/** What nobody may say without the claim, besides its own words. */
const promised: Readonly<Record<string, string>> = {
  completion: 'three working days',
  dustControl: 'dustless (?:sand|hardwood)|HEPA|vacuum hose|vacuum with|dustContainment-claim',
  zeroDust: 'zero is what',
  refinishingDays: 'four days on',
  vinylDays: 'that evening',
  wearLayer: 'what we install',
  // The story and its quote are the owner's.
  owner: 'the owner(?!s|,|’d)|one person|the person who',
  warranty: 'we come back and fix',
  education: 'take courses',
  localBadge: 'locally owned|a local ',
}

/** Claims whose own words may stand in another sense, or on another claim. */
const saidElsewhere = ['completion', 'dustControl']

describe('a claim', () => {
  beforeEach(() => withoutRecords())

  test.each(Object.keys(claims))('%s that is empty is on no page', async (name) => {
    withoutClaims(name)
    const own = saidElsewhere.includes(name) ? '' : claims[name as keyof typeof claims].text
    const words = [`${name}-claim`, own.replaceAll(/[+.]/g, '\\$&'), promised[name]].filter(Boolean)
    expect(await findOnPages(new RegExp(words.join('|'), 'i'))).toEqual([])
  })

  test('leaves no hole where all are empty', async () => {
    withoutClaims(...Object.keys(claims))
    const named = /-claim|undefined|(?<!a )licensed|guarantee|lead-safe|dustless|HEPA|vacuum hose/i
    expect(await findOnPages(named)).toEqual([])
    // What would have nothing below it, or before it.
    expect(await findOnPages(/homeowners call us|last\? It can’t/i)).toEqual([])
    // A search engine makes up its own where there's less.
    expect(await findOnPages(/name="description" content="[^"]{1,50}"/)).toEqual([])
  })
})

describe('the hours', () => {
  const open = (hours: readonly OpeningHours[]) =>
    vi.doMock(facts, async (original) => ({ ...(await original<object>()), hours }))

  test('of a closed weekend promise no Saturday and no Sunday', async () => {
    withoutRecords()
    open([{ days: 'Mon-Fri', opens: '08:00', closes: '17:00' }, { days: 'Sat-Sun' }])
    const hits = await findOnPages(/Saturday|Sunday|weekend|7 days a week|any day/)
    expect(hits).toEqual([])
    expect(await findOnPages(/Call Monday to Friday\./)).not.toEqual([])
    expect(await findOnPages(/Sat-Sun closed/)).toHaveLength(1)
  })

  test('of every day are said so', async () => {
    open([
      { days: 'Mon-Sat', opens: '08:00', closes: '17:00' },
      { days: 'Sun', emergencies: true },
    ])
    expect(await findOnPages(/Available 7 days a week/)).toHaveLength(1)
    expect(await findOnPages(/burst pipe on a Sunday counts/)).toHaveLength(Number(isOffered('water-damage')))
  })

  test.each<[readonly OpeningHours[], string]>([
    [[{ days: 'Mon-Fri', opens: '08:00', closes: '17:00' }], 'Monday to Friday'],
    [
      [
        { days: 'Tue', opens: '08:00', closes: '17:00' },
        { days: 'Thu-Sat', opens: '08:00', closes: '12:00' },
        { days: 'Sun', emergencies: true },
      ],
      'Tuesday and Thursday to Saturday, Sundays for emergencies',
    ],
    [[], ''],
  ])('%j are answered %s', (hours, words) => {
    expect(callDays(hours)).toBe(words)
  })

  test.each([
    [{ opens: '07:30', closes: '12:00' }, '7:30am-12pm'],
    [{ opens: '00:00', closes: '23:59' }, '12am-11:59pm'],
    [{ emergencies: true }, 'emergency only'],
    [{ note: 'by appointment' }, 'by appointment'],
    [{}, 'closed'],
  ] as const)('%j read %s', (entry, words) => {
    expect(hoursText(entry)).toBe(words)
  })
})

test('without rates no page names a price, or offers a range', async () => {
  vi.doMock('@/content/services/rates.ts', () => ({ rates: {} }))
  expect(await findOnPages(/\$\d|A range now/)).toEqual([])
})

test('a page without pictures of jobs doesn’t speak of them', async () => {
  withoutRecords()
  expect(await findOnPages(/Gray, and still sound|We sanded this one|See stairs/)).toEqual([])
})

test('a sentence about all holds where one has no job, no review and no picture from before', async () => {
  const { projects } = await import('@/content/work/projects.ts')
  withoutRecords()
  // The first city's page then shows the nearest job.
  vi.doMock('@/content/work/projects.ts', () => ({
    projects: projects.slice(-1).map((project) => ({ ...project, before: undefined })),
  }))
  const about = /work there|done in yours|some of them before|no pictures of a floor/i
  expect(await findOnPages(about)).toEqual([])
})

test('terms that follow from facts come and go with them', async () => {
  const termsOf = async (text: string, hours: readonly OpeningHours[]) => {
    vi.resetModules()
    vi.doMock(facts, async (original) => ({ ...(await original<object>()), hours }))
    vi.doMock('@/content/business/claims.ts', () => ({
      claims: { ...claims, exclusions: { text }, nights: { text: '' } },
    }))
    const { terms } = await import('@/content/business/terms.ts')
    return terms.map(({ label, text }) => `${label}: ${text}`).join('\n')
  }
  const said = /Not in it: The dog[\s\S]*After hours: Sundays for emergencies/
  expect(await termsOf('the dog', [{ days: 'Sun', emergencies: true }])).toMatch(said)
  expect(await termsOf('', [{ days: 'Sun' }])).not.toMatch(/Not in it|After hours/)
})

test('a term is said where it is written down, and nowhere else', async () => {
  const written = { label: 'Warranty', text: 'Two winters' }
  expect(await findOnPages(/Two winters/)).toEqual([])
  vi.doMock('@/content/business/terms.ts', () => ({ terms: [written] }))
  expect(new Set((await findOnPages(/Two winters/)).map((hit) => hit.split(':')[0]))).toContain('/about')
})
