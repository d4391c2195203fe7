import { createStore } from '@tanstack/react-store'
import { Workbox, type WorkboxLifecycleEvent } from 'workbox-window'
import { afterAwake } from '@/lib/after-awake'
import { savesData } from '@/lib/saves-data'
import { untilFinished } from '@/lib/update-hold'
import { type BuildDescription, updateNeedsRoomMessage } from '~/workers/service-worker/protocol'
import { describeBuild, precacheSite, silent } from './service-worker-messages'
import { type Effect, initialSite, isInterrupted, reduceSite, type SiteEvent } from './site-state'

export type UpdateCheck = 'found' | 'newest' | 'failed'

const hour = 60 * 60_000

/** What is on this device of the site, and of a newer version (site-state.ts). */
export const siteStore = createStore(initialSite)

function send(event: SiteEvent): void {
  const { wait } = siteStore.state
  const [site, effect] = reduceSite(siteStore.state, event)
  siteStore.setState(() => site)
  if (effect) void effects[effect](wait)
}

/** @param wait in milliseconds, before an installation is tried again */
const effects: Readonly<Record<Effect, (wait: number) => unknown>> = {
  download,
  'try later': (wait) => {
    // Some networks come and go without an event.
    setTimeout(resume, wait)
    // A deploy may have taken the missing files away.
    checkQuietly()
  },
  'take over': takeOverWhenFree,
}

let workbox: Workbox | undefined
let registration: ServiceWorkerRegistration | undefined

/** When a new version was last looked for, in milliseconds since 1970. */
let checkedAt = Date.now()

/** What has the page go on with an interrupted installation, or look for a new version. */
const occasions = {
  online: resume,
  visibilitychange() {
    resume()
    if (document.visibilityState === 'visible') checkQuietly()
  },
  /** Phones bring back a page that they have frozen without telling it that it's visible. */
  pageshow(event: Event) {
    if (!(event as PageTransitionEvent).persisted) return
    resume()
    checkQuietly()
  },
  focus() {
    if (Date.now() - checkedAt > hour) checkQuietly()
  },
}

/**
 * Installs the site on this device. After an interruption it continues when the network returns or the tab is
 * shown. It also checks for new versions. Does nothing in browsers without a service worker.
 */
export async function startOfflineSite(): Promise<void> {
  if (!('serviceWorker' in navigator) || import.meta.env.VITE_SERVICE_WORKER === 'off') return
  const { active = null, waiting = null } = (await navigator.serviceWorker.getRegistration()) ?? {}
  const noteOlder = (build: BuildDescription) => {
    if (!build.isOfPage) send({ type: 'newer', than: [active, waiting] })
  }
  const known = await describeBuild(active, (late) => {
    noteOlder(late)
    void askNewest()
  })
  if (isBuild(known)) noteOlder(known)

  for (const [type, act] of Object.entries(occasions)) {
    const target = type === 'visibilitychange' ? document : window
    target.addEventListener(type, act)
  }
  navigator.serviceWorker.addEventListener('message', ({ data }) => {
    if (data?.type === updateNeedsRoomMessage) send({ type: 'no room' })
  })
  setInterval(checkQuietly, hour)
  // Visitors for whom data are dear are asked first. A device that already has the site still gets updates.
  send({ type: savesData() && !active ? 'wait' : 'download' })
}

export const downloadForOffline = () => send({ type: 'download' })

async function download(): Promise<void> {
  try {
    registration = await register(followVersions())
    // An empty or foreign one would never answer. If this one does, it goes on then.
    const result = isBuild(await askNewest()) ? await precacheSite(registration) : 'interrupted'
    send({ type: 'downloaded', result })
    if (result === 'complete') await askNewest()
  } catch {
    send({ type: 'downloaded', result: 'interrupted' })
  }
}

/**
 * Registers the service worker and waits until one is active.
 *
 * @throws where its installation failed, or the browser blocks storage
 */
async function register(workbox: Workbox): Promise<ServiceWorkerRegistration> {
  const registration = await workbox.register({ immediate: true })
  if (!registration) throw new Error('not registered')
  await activation(registration)
  return registration
}

function activation(registration: ServiceWorkerRegistration): Promise<void> {
  const worker = registration.installing ?? registration.waiting
  if (registration.active || !worker) return Promise.resolve()
  return new Promise((resolve, reject) => {
    worker.addEventListener('statechange', () => {
      if (worker.state === 'activated') resolve()
      if (worker.state === 'redundant') reject(new Error('not installed'))
    })
  })
}

/** Follows the versions of the service worker from now on. */
function followVersions(): Workbox {
  const own = new Workbox('/service-worker.js', { updateViaCache: 'none' })
  const follow = async ({ isExternal = false }: WorkboxLifecycleEvent) => {
    if (own !== workbox) return
    // Workbox follows one version that it hasn't registered itself, and none after it.
    if (isExternal) await followVersions().register({ immediate: true })
    await askNewest()
  }
  own.addEventListener('waiting', follow)
  own.addEventListener('redundant', follow)
  own.addEventListener('controlling', () => own === workbox && followTakeover())
  workbox = own
  return own
}

function resume(): void {
  if (document.visibilityState === 'visible') send({ type: 'resume' })
}

/** Another service worker is active: a new version, the very first, or one that removes what there is. */
async function followTakeover(): Promise<void> {
  send({ type: 'anew' })
  if (registration && !isBuild(await askNewest())) send({ type: 'downloaded', result: 'interrupted' })
  else resume()
}

/**
 * Asks the newest version on this device for its build, and acts on the answer. As long as it is silent, what was
 * said of it stays.
 */
async function askNewest(): Promise<Awaited<ReturnType<typeof describeBuild>>> {
  const version = newestWorker()
  const build = await describeBuild(version, () =>
    isInterrupted(siteStore.state) ? resume() : void askNewest(),
  )
  // Meanwhile there may be another, which is asked by its own event.
  if (version === newestWorker() && build !== silent)
    send({ type: 'answer', version, build, isWaiting: version === registration?.waiting })
  return build
}

const isBuild = (build: Awaited<ReturnType<typeof describeBuild>>): build is BuildDescription =>
  build !== undefined && build !== silent

const newestWorker = () => registration?.waiting ?? registration?.active ?? null

async function takeOverWhenFree(): Promise<void> {
  await untilFinished()
  const build = await describeBuild(registration?.waiting ?? null, takeOverWhenFree)
  if (isBuild(build) && build.isOfPage) workbox?.messageSkipWaiting()
}

/** Does without the version that is offered now. */
export const declineUpdate = () => send({ type: 'later', version: newestWorker() })

/** Asks the server for a new version of the site, which is then installed beside this one and offered. */
export async function checkForUpdate(): Promise<UpdateCheck> {
  try {
    if (!registration) return 'failed'
    send({ type: 'anew' })
    await registration.update()
    // One that fails at once is gone when the versions have answered.
    const isInstalling = registration.installing !== null
    await askNewest()
    return isInstalling || siteStore.state.update === 'ready' ? 'found' : 'newest'
  } catch {
    return 'failed'
  }
}

/** Asks the server for an update, without offering again what was put off. */
function checkQuietly(): void {
  if (!navigator.onLine) return
  checkedAt = Date.now()
  workbox?.update().catch(() => {})
}

/**
 * Milliseconds in which the new version takes over, also on a busy device and beside a photograph that gets
 * no answer (3 s). Then the page reloads in any case. Chromium needs that now and then: a file requested
 * while the old version is being stopped starts it again, and the new one waits until the old one is idle or
 * a page is opened.
 */
const takeoverTime = 10_000

/** Milliseconds in which the code comes that a page's first press loads, which may be the one on "Reload". */
const pressTime = 900

/**
 * Goes over to the new version. No page is reloaded but by its own button, and none over work that has been
 * begun since that was pressed.
 */
export function reloadToUpdate(): void {
  const reload = () => void untilFinished().then(() => window.location.reload())
  if (!registration?.waiting) {
    reload()
    return
  }
  workbox?.addEventListener('controlling', reload)
  setTimeout(() => workbox?.messageSkipWaiting(), pressTime)
  afterAwake(takeoverTime, reload)
}
