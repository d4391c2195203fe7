import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { region } from '@/content/business/facts.ts'
import type { SpecialDays } from '@/content/business/hours.ts'
import { momentsOf } from '@/content/business/notices.ts'
import { isOffered } from '@/content/services/offered-services.ts'
import { findOnPages, leaveOutPictures, renderedPages } from './rendered-pages.ts'

describe('days of the business', () => {
  test.each([
    ['2026-12-24', '2026-12-27', 'America/New_York', '2026-12-24T05:00Z', '2026-12-28T05:00Z'],
    ['2026-12-24', '2026-12-24', 'America/Los_Angeles', '2026-12-24T08:00Z', '2026-12-25T08:00Z'],
    // The clocks change on the last one.
    ['2027-03-13', '2027-03-14', 'America/New_York', '2027-03-13T05:00Z', '2027-03-15T04:00Z'],
    ['2026-12-31', '2027-01-01', 'Asia/Tokyo', '2026-12-30T15:00Z', '2027-01-01T15:00Z'],
  ])('%s to %s in %s are from %s to before %s', (from, to, zone, begin, end) => {
    const moments = momentsOf({ from, to }, zone)
    expect(moments).toEqual({ begin: Date.parse(begin), end: Date.parse(end) })
  })
})

test('a notice is hidden in the page and has its moments; over or without any, a page gets nothing', async () => {
  const noticesWith = async (...records: readonly object[]) => {
    vi.doMock('@/content/records/special-days?notices', () => ({ default: records }))
    vi.resetModules()
    leaveOutPictures()
    const { render } = await import('@/prerender')
    vi.doUnmock('@/content/records/special-days?notices')
    return (await render('/about')).notices
  }
  const ahead = { from: '2099-12-24', to: '2099-12-24', notice: 'Closed & away <soon>' }
  const { begin, end } = momentsOf(ahead, region.timeZone)
  expect(await noticesWith()).toBe('')
  expect(await noticesWith({ ...ahead, from: '2020-01-01', to: '2020-01-02' })).toBe('')
  expect(await noticesWith(ahead)).toMatch(
    new RegExp(`data-from="${begin}" data-until="${end}" hidden="">Closed &amp; away &lt;soon&gt;</aside>$`),
  )
})

describe('hours that differ', () => {
  const closing: SpecialDays = { from: '2026-12-24', to: '2026-12-27' }
  const short: SpecialDays = { from: '2026-12-31', to: '2026-12-31', opens: '08:00', closes: '12:00' }
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'] })
    vi.doMock('@/content/business/special-days.ts', () => ({ specialDays: [closing, short] }))
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.doUnmock('@/content/business/special-days.ts')
  })

  test('are told to search engines until they are over', async () => {
    const special = async (now: string) => {
      vi.setSystemTime(now)
      const home = (await renderedPages()).get('/') ?? ''
      return JSON.parse(/"specialOpeningHoursSpecification":(\[.*?\])/.exec(home)?.[1] ?? '[]')
    }
    const day = { '@type': 'OpeningHoursSpecification' }
    const closed = { validFrom: closing.from, validThrough: closing.to, opens: '00:00', closes: '00:00' }
    const half = { validFrom: short.from, validThrough: short.to, opens: '08:00', closes: '12:00' }
    expect(await special('2026-12-27T18:00Z')).toEqual([
      { ...day, ...closed },
      { ...day, ...half },
    ])
    expect(await special('2026-12-28T18:00Z')).toEqual([{ ...day, ...half }])
    expect(await special('2027-01-01T18:00Z')).toEqual([])
  })
})

test('a second number stands with its label on Contact and beside what to do after a leak', async () => {
  vi.doMock('@/content/business/facts.ts', async (original) => {
    const facts = await original<typeof import('@/content/business/facts.ts')>()
    return { ...facts, otherPhones: [{ label: 'Night line', value: '(216) 555-0199' }] }
  })
  const hits = await findOnPages(/Night line.{0,3}\(216\) 555-0199/)
  const leak = isOffered('water-damage') ? ['/sanding-and-refinishing'] : []
  expect(new Set(hits.map((hit) => hit.split(':')[0]))).toEqual(new Set(['/contact', ...leak]))
  expect(await findOnPages(/"contactType":"Night line","telephone":"\+12165550199"/)).not.toEqual([])
  vi.doUnmock('@/content/business/facts.ts')
})
