import { describe, expect, test } from 'vitest'
import { initialSite, reduceSite, type SiteEvent, type SiteState } from '@/features/install/site-state'

const known: SiteState = { ...initialSite, offline: 'complete' }

/** The site after events, and what has to be done after the last one. */
const become = (site: SiteState, ...events: readonly SiteEvent[]) =>
  events.reduce<ReturnType<typeof reduceSite>>(([last], event) => reduceSite(last, event), [site])

const [shown, other] = [{}, {}]
const another = { isOfPage: false, isComplete: true }
const own = { isOfPage: true, isComplete: true }
const answer = (build: typeof own | undefined, { isWaiting = true, version = shown } = {}) =>
  ({ type: 'answer', version, build, isWaiting }) as const
const later = { type: 'later', version: shown } as const

describe('what becomes of the newest version on the device', () => {
  test.each([
    ['another one, whole', [answer(another)], 'ready', undefined],
    ['another one that has taken over', [answer(another, { isWaiting: false })], 'ready', undefined],
    ['half of one', [answer({ ...another, isComplete: false })], 'none', undefined],
    ['one that was put off', [answer(another), later, answer(another)], 'none', undefined],
    ['one after it', [later, answer(another, { version: other })], 'ready', undefined],
    ['one that was put off, and asked for', [later, { type: 'anew' }, answer(another)], 'ready', undefined],
    [
      'one that the page is newer than',
      [{ type: 'newer', than: [shown] }, answer(another)],
      'none',
      undefined,
    ],
    ['the page’s own, beside an active one', [answer(own)], 'none', 'take over'],
    ['the page’s own, put off before', [later, answer(own)], 'none', 'take over'],
    ['the page’s own, active', [answer(own, { isWaiting: false })], 'none', undefined],
    ['one that is gone again', [answer(another), answer(undefined)], 'none', undefined],
    ['one without room', [{ type: 'no room' }, answer(undefined)], 'needs room', undefined],
    [
      'one that is whole, when another finds no room',
      [answer(another), { type: 'no room' }],
      'ready',
      undefined,
    ],
  ] satisfies [string, SiteEvent[], SiteState['update'], string | undefined][])(
    '%s',
    (_, events, update, effect) => {
      const [site, next] = become(known, ...events)
      expect([site.update, next]).toEqual([update, effect])
    },
  )
})

describe('an installation', () => {
  const download = { type: 'download' } as const
  const chance = { type: 'resume' } as const
  const ends = (result: 'complete' | 'interrupted' | 'out of space') =>
    ({ type: 'downloaded', result }) as const

  test.each([
    ['begins', [download], 'downloading', 'download'],
    ['begins once', [download, download], 'downloading', undefined],
    [
      'isn’t asked for twice once it’s complete',
      [download, ends('complete'), download],
      'complete',
      undefined,
    ],
    ['waits for a yes where data are dear', [{ type: 'wait' }, chance], 'on request', undefined],
    ['begins with that yes', [{ type: 'wait' }, download], 'downloading', 'download'],
    ['is tried later', [download, ends('interrupted')], 'interrupted', 'try later'],
    ['goes on at another chance', [download, ends('out of space'), chance], 'downloading', 'download'],
    ['is over once it’s complete', [download, ends('complete'), chance], 'complete', undefined],
  ] satisfies [string, SiteEvent[], SiteState['offline'], string | undefined][])(
    '%s',
    (_, events, offline, effect) => {
      const [site, next] = become(initialSite, ...events)
      expect([site.offline, next]).toEqual([offline, effect])
    },
  )

  test('is tried again after a minute, then after twice as long each time, up to an hour', () => {
    const waits = [initialSite.wait]
    let site = initialSite
    for (let times = 0; times < 8; times++) {
      site = become(site, download, ends('interrupted'))[0]
      waits.push(site.wait)
    }
    expect(waits.map((wait) => wait / 60_000)).toEqual([1, 2, 4, 8, 16, 32, 60, 60, 60])
  })
})
