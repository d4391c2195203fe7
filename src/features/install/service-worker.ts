import { createStore } from '@tanstack/react-store'
import { Workbox, type WorkboxLifecycleEvent } from 'workbox-window'
import { afterAwake } from '@/lib/after-awake'
import { savesData } from '@/lib/saves-data'
import { untilFinished } from '@/lib/update-hold'
import { type BuildDescription, updateNeedsRoomMessage } from '~/workers/service-worker/protocol'
import { describeBuild, precacheSite, silent } from './service-worker-messages'
import { decideOn } from './update-decision'

export type OfflineState =
  /** Not known yet, or the browser has no service worker. */
  | 'unknown'
  /** Nothing until the visitor asks for it, because they save data or have a slow connection. */
  | 'on request'
  | 'downloading'
  | 'complete'
  /** A part. The installation continues when the network returns or the tab is shown. */
  | 'interrupted'
  | 'out of space'

export type UpdateCheck = 'found' | 'newest' | 'failed'

const minute = 60_000
const hour = 60 * minute

export const offlineState = createStore<OfflineState>('unknown')

/** The state of a newer version, as the visitor is told. */
export type Update =
  | 'none'
  /** All of it is on the device ({@link reloadToUpdate}). */
  | 'ready'
  /** It can't be stored. */
  | 'needs room'

export const update = createStore<Update>('none')

let workbox: Workbox | undefined
let registration: ServiceWorkerRegistration | undefined

/** Versions that this page is newer than. */
let older: readonly (ServiceWorker | null)[] = []

/** When a new version was last looked for, in milliseconds since 1970. */
let checkedAt = Date.now()

/** The version that the visitor answered "Later" to. */
let declined: ServiceWorker | null = null

/** Milliseconds until an interrupted installation is tried again without any event. */
let wait = minute

/**
 * Installs the site on this device. After an interruption it continues when the network returns or the tab is
 * shown. It also checks for new versions ({@link update}). Does nothing in browsers without a service worker.
 */
export async function startOfflineSite(): Promise<void> {
  if (!('serviceWorker' in navigator) || import.meta.env.VITE_SERVICE_WORKER === 'off') return
  const { active = null, waiting = null } = (await navigator.serviceWorker.getRegistration()) ?? {}
  // A page that isn't of the active version came past it, from the network.
  const noteOlder = ({ isOfPage }: BuildDescription) => {
    if (!isOfPage) older = [active, waiting]
  }
  const known = await describeBuild(active, (late) => {
    noteOlder(late)
    void offerNewest()
  })
  if (known && known !== silent) noteOlder(known)

  window.addEventListener('online', resume)
  document.addEventListener('visibilitychange', () => {
    resume()
    if (document.visibilityState === 'visible') checkQuietly()
  })
  // Phones bring back a page that they have frozen without telling it that it's visible.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    resume()
    checkQuietly()
  })
  window.addEventListener('focus', () => {
    if (Date.now() - checkedAt > hour) checkQuietly()
  })
  navigator.serviceWorker.addEventListener('message', ({ data }) => {
    if (data?.type === updateNeedsRoomMessage && update.state === 'none') update.setState(() => 'needs room')
  })
  setInterval(checkQuietly, hour)
  // Visitors for whom data are dear are asked first. A device that already has the site still gets updates.
  if (savesData() && !active) offlineState.setState(() => 'on request')
  else void downloadForOffline()
}

export async function downloadForOffline(): Promise<void> {
  if (offlineState.state === 'downloading' || offlineState.state === 'complete') return
  offlineState.setState(() => 'downloading')
  try {
    registration = await register(followVersions())
    // An empty or foreign one would never answer. If this one does, it goes on then.
    if (!isBuild(await offerNewest())) return interrupt('interrupted')
    const result = await precacheSite(registration)
    if (result !== 'complete') return interrupt(result)
    offlineState.setState(() => result)
    await offerNewest()
  } catch {
    interrupt('interrupted')
  }
}

/**
 * Registers the service worker and waits until one is active.
 *
 * @throws where its installation failed, or the browser blocks storage
 */
async function register(workbox: Workbox): Promise<ServiceWorkerRegistration> {
  const registration = await workbox.register({ immediate: true })
  if (!registration) throw new Error('The service worker could not be registered')
  await activation(registration)
  return registration
}

function activation(registration: ServiceWorkerRegistration): Promise<void> {
  const worker = registration.installing ?? registration.waiting
  if (registration.active || !worker) return Promise.resolve()
  return new Promise((resolve, reject) => {
    worker.addEventListener('statechange', () => {
      if (worker.state === 'activated') resolve()
      if (worker.state === 'redundant') reject(new Error('The service worker could not be installed'))
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
    await offerNewest()
  }
  own.addEventListener('waiting', follow)
  own.addEventListener('redundant', follow)
  own.addEventListener('controlling', () => own === workbox && followTakeover())
  workbox = own
  return own
}

function interrupt(state: 'interrupted' | 'out of space'): void {
  offlineState.setState(() => state)
  // Some networks come and go without an event.
  setTimeout(resume, wait)
  wait = Math.min(2 * wait, hour)
  // A deploy may have taken the missing files away.
  checkQuietly()
}

const isInterrupted = () => offlineState.state === 'interrupted' || offlineState.state === 'out of space'

function resume(): void {
  if (isInterrupted() && document.visibilityState === 'visible') void downloadForOffline()
}

/** Another service worker is active: a new version, the very first, or one that removes what there is. */
async function followTakeover(): Promise<void> {
  declined = null
  if (registration && !isBuild(await offerNewest())) interrupt('interrupted')
  else resume()
}

/**
 * Offers the newest version on this device to pages of an older one, and withdraws the offer when it ends. As
 * long as the newest is silent, what was said of it stays.
 *
 * @returns the build of that version, if it answers
 */
async function offerNewest(): Promise<Awaited<ReturnType<typeof describeBuild>>> {
  const newest = newestWorker()
  const build = await describeBuild(newest, () => (isInterrupted() ? resume() : void offerNewest()))
  // Meanwhile there may be another, which is offered by its own event.
  if (newest !== newestWorker() || build === silent) return build
  const isPutOff = older.includes(newest) || newest === declined
  const decision = decideOn({ build, isPutOff, isWaiting: newest === registration?.waiting })
  if (decision === 'offer') update.setState(() => 'ready')
  else if (update.state === 'ready') update.setState(() => 'none')
  if (decision === 'take over') void takeOverWhenFree()
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
export function declineUpdate(): void {
  declined = newestWorker()
  update.setState(() => 'none')
}

/** Asks the server for a new version of the site, which is then installed beside this one and offered. */
export async function checkForUpdate(): Promise<UpdateCheck> {
  try {
    if (!registration) return 'failed'
    declined = null
    await registration.update()
    // One that fails at once is gone when the versions have answered.
    const isInstalling = registration.installing !== null
    await offerNewest()
    return isInstalling || update.state === 'ready' ? 'found' : 'newest'
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
