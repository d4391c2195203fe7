import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { BuildDescription } from '~/workers/service-worker/protocol'
import { driveTimers, standStill } from '../fixtures/still-page'

/** A version that doesn't answer yet. */
const { silent } = vi.hoisted(() => ({ silent: Symbol('silent') }))

/** A version of the service worker, known by its build's description. */
const version = (build: Partial<BuildDescription> = {}) => ({ isOfPage: false, isComplete: true, ...build })

const versions = {
  active: version({ isOfPage: true }),
  waiting: null as ReturnType<typeof version> | typeof silent | null,
  installing: null,
  update: async () => {},
}
/** Has Workbox tell what becomes of a version. */
const listeners: [type: string, listen: (event: object) => unknown][] = []
/** What Workbox is asked for. */
const asked = { update: vi.fn<() => Promise<void>>(), messageSkipWaiting: vi.fn() }

vi.mock('workbox-window', () => ({
  Workbox: class {
    addEventListener(...listener: (typeof listeners)[number]) {
      listeners.push(listener)
    }
    async register() {
      return versions
    }
    update = () => asked.update()
    messageSkipWaiting = () => asked.messageSkipWaiting()
  },
}))
vi.mock('@/features/install/service-worker-messages', () => ({
  silent,
  describeBuild: async (build: BuildDescription | typeof silent | null) => build ?? undefined,
  precacheSite: async () => 'complete',
}))

type Site = typeof import('@/features/install/service-worker')
let site: Site
const reload = vi.fn()
/** What holds a new version back. */
const locks = { query: async () => ({ held: unfinished }), request: () => new Promise(() => {}) }
let unfinished: { name: string; mode: string }[]

beforeEach(async () => {
  driveTimers()
  reload.mockReset()
  asked.update.mockReset().mockResolvedValue()
  asked.messageSkipWaiting.mockReset()
  unfinished = []
  const target = () => new EventTarget()
  vi.stubGlobal('window', Object.assign(target(), { location: { reload } }))
  vi.stubGlobal('document', Object.assign(target(), { visibilityState: 'visible' }))
  const serviceWorker = Object.assign(target(), { getRegistration: async () => versions })
  vi.stubGlobal('navigator', { onLine: true, locks, serviceWorker })
  versions.waiting = null
  listeners.length = 0
  vi.resetModules()
  site = await import('@/features/install/service-worker')
  await site.startOfflineSite()
  await vi.waitUntil(() => site.siteStore.state.offline === 'complete', { timeout: 60_000 })
})

const tell = (what: 'waiting' | 'redundant' | 'controlling') =>
  Promise.all(listeners.map(([type, listen]) => type === what && listen({})))

test('a version that was put off comes back with the next one, or when somebody asks for it', async () => {
  expect(site.siteStore.state.update).toBe('none')
  versions.waiting = version()
  await tell('waiting')
  expect(site.siteStore.state.update).toBe('ready')
  site.declineUpdate()
  expect(site.siteStore.state.update).toBe('none')
  // A still newer one has begun, and failed.
  await tell('redundant')
  expect(site.siteStore.state.update).toBe('none')

  expect(await site.checkForUpdate()).toBe('found')
  expect(site.siteStore.state.update).toBe('ready')
  site.declineUpdate()
  versions.waiting = version()
  await tell('waiting')
  expect(site.siteStore.state.update).toBe('ready')
})

test('an offer ends with the version that it’s about', async () => {
  versions.waiting = version()
  await tell('waiting')
  expect(site.siteStore.state.update).toBe('ready')
  versions.waiting = null
  await tell('redundant')
  expect(site.siteStore.state.update).toBe('none')
})

test('as long as the newest version is silent, what was said stays', async () => {
  versions.waiting = version()
  await tell('waiting')
  versions.waiting = silent
  await tell('redundant')
  expect(site.siteStore.state.update).toBe('ready')
})

test('half a version is not offered', async () => {
  versions.waiting = version({ isComplete: false })
  await tell('waiting')
  expect([site.siteStore.state.update, await site.checkForUpdate()]).toEqual(['none', 'newest'])
})

describe('clock: "Reload" for the new version to take over', () => {
  beforeEach(async () => {
    versions.waiting = version()
    await tell('waiting')
    site.reloadToUpdate()
  })

  test('late: the new version is asked once what the press loads has come, and reloads the page when it has taken over', async () => {
    await vi.advanceTimersByTimeAsync(800)
    expect(asked.messageSkipWaiting).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(8_000)
    expect(asked.messageSkipWaiting).toHaveBeenCalledOnce()
    expect(reload).not.toHaveBeenCalled()
    await tell('controlling')
    await vi.advanceTimersByTimeAsync(0)
    expect(reload).toHaveBeenCalledOnce()
  })

  test('never: the page reloads after ten seconds, but not over work that was begun since', async () => {
    unfinished = [{ name: 'unfinished-photos', mode: 'shared' }]
    await vi.advanceTimersByTimeAsync(60_000)
    expect(reload).not.toHaveBeenCalled()
    unfinished = []
    site.reloadToUpdate()
    await vi.advanceTimersByTimeAsync(10_100)
    expect(reload).toHaveBeenCalledOnce()
  })

  test('frozen: a page that stood still hears first of the version that has taken over', async () => {
    await vi.advanceTimersByTimeAsync(1_000)
    standStill()
    await vi.advanceTimersByTimeAsync(0)
    expect(reload).not.toHaveBeenCalled()
    await tell('controlling')
    await vi.advanceTimersByTimeAsync(0)
    expect(reload).toHaveBeenCalledOnce()
  })
})

describe('clock: the site for a look after new versions', () => {
  const hour = 60 * 60_000
  const looks = () => asked.update.mock.calls.length

  test('late: a version that comes long after the look is offered then', async () => {
    asked.update.mockReturnValue(new Promise(() => {}))
    await vi.advanceTimersByTimeAsync(hour + 600_000)
    expect(site.siteStore.state.update).toBe('none')
    versions.waiting = version()
    await tell('waiting')
    expect(site.siteStore.state.update).toBe('ready')
  })

  test('never: the site looks again an hour later, and what was said stays', async () => {
    versions.waiting = version()
    await tell('waiting')
    asked.update.mockReturnValue(new Promise(() => {}))
    await vi.advanceTimersByTimeAsync(2 * hour)
    expect([looks(), site.siteStore.state.update]).toEqual([2, 'ready'])
  })

  test.each([
    ['visibilitychange', () => document],
    ['pageshow', () => window],
  ])('frozen: after a night the site looks once, and when the page is shown (%s)', async (type, target) => {
    standStill(8 * hour)
    expect(looks()).toBe(1)
    target().dispatchEvent(Object.assign(new Event(type), { persisted: true }))
    expect(looks()).toBe(2)
  })
})
