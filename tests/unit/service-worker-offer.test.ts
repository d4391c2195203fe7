import { beforeEach, expect, test, vi } from 'vitest'
import type { BuildDescription } from '~/workers/service-worker/protocol'

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
const listeners = new Map<string, (event: object) => Promise<void>>()

vi.mock('workbox-window', () => ({
  Workbox: class {
    addEventListener(type: string, listen: (event: object) => Promise<void>) {
      listeners.set(type, listen)
    }
    async register() {
      return versions
    }
    async update() {}
    messageSkipWaiting() {}
  },
}))
vi.mock('@/features/install/service-worker-messages', () => ({
  silent,
  describeBuild: async (build: BuildDescription | typeof silent | null) => build ?? undefined,
  precacheSite: async () => 'complete',
}))

type Site = typeof import('@/features/install/service-worker')
let site: Site

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setInterval'] })
  const target = { addEventListener() {} }
  vi.stubGlobal('window', target)
  vi.stubGlobal('document', { ...target, visibilityState: 'visible' })
  vi.stubGlobal('navigator', { serviceWorker: { ...target, getRegistration: async () => versions } })
  versions.waiting = null
  vi.resetModules()
  site = await import('@/features/install/service-worker')
  await site.startOfflineSite()
  await vi.waitUntil(() => site.offlineState.state === 'complete', { timeout: 60_000 })
})

const tell = (what: 'waiting' | 'redundant' | 'controlling') => listeners.get(what)?.({})

test('a version that was put off comes back with the next one, or when somebody asks for it', async () => {
  expect(site.update.state).toBe('none')
  versions.waiting = version()
  await tell('waiting')
  expect(site.update.state).toBe('ready')
  site.declineUpdate()
  expect(site.update.state).toBe('none')
  // A still newer one has begun, and failed.
  await tell('redundant')
  expect(site.update.state).toBe('none')

  expect(await site.checkForUpdate()).toBe('found')
  expect(site.update.state).toBe('ready')
  site.declineUpdate()
  versions.waiting = version()
  await tell('waiting')
  expect(site.update.state).toBe('ready')
})

test('an offer ends with the version that it’s about', async () => {
  versions.waiting = version()
  await tell('waiting')
  expect(site.update.state).toBe('ready')
  versions.waiting = null
  await tell('redundant')
  expect(site.update.state).toBe('none')
})

test('as long as the newest version is silent, what was said stays', async () => {
  versions.waiting = version()
  await tell('waiting')
  versions.waiting = silent
  await tell('redundant')
  expect(site.update.state).toBe('ready')
})

test('half a version is not offered', async () => {
  versions.waiting = version({ isComplete: false })
  await tell('waiting')
  expect([site.update.state, await site.checkForUpdate()]).toEqual(['none', 'newest'])
})
