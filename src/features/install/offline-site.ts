import { createStore } from '@tanstack/react-store'
import { savesData } from '@/lib/saves-data'
import { isOfThisBuild, precacheSite, registerServiceWorker, reloadWith } from './service-worker'

export type OfflineState =
  /** Not known yet, or the browser has no service worker. */
  | 'unknown'
  /** Nothing until the visitor asks for it, because they save data. */
  | 'on request'
  | 'saving'
  | 'complete'
  /** A part. The installation continues when the network returns or the tab is shown. */
  | 'interrupted'
  | 'out of space'

export type UpdateCheck = 'found' | 'newest' | 'failed'

const minute = 60_000
const hour = 60 * minute

export const offlineState = createStore<OfflineState>('unknown')

let registration: ServiceWorkerRegistration | undefined
let offerUpdate = () => {}

/** Milliseconds until an interrupted installation is tried again without any event. */
let wait = minute

/**
 * Installs the site on this device. After an interruption it continues when the network returns or the tab is shown. It
 * also checks for new versions. Does nothing in browsers without a service worker.
 *
 * @param onUpdate a new version is ready ({@link reloadToUpdate}). It may be called again for the same one
 */
export async function startOfflineSite(onUpdate: () => void): Promise<void> {
  if (!('serviceWorker' in navigator) || import.meta.env.VITE_SERVICE_WORKER === 'off') return
  offerUpdate = onUpdate
  navigator.serviceWorker.addEventListener('controllerchange', followTakeover)
  window.addEventListener('online', resume)
  document.addEventListener('visibilitychange', () => {
    resume()
    if (document.visibilityState === 'visible') checkInPassing()
  })
  setInterval(checkInPassing, hour)
  // Visitors who save data are asked first. A device that already has the site still gets updates.
  if (savesData() && !(await navigator.serviceWorker.getRegistration()))
    offlineState.setState(() => 'on request')
  else void saveSite()
}

export async function saveSite(): Promise<void> {
  if (offlineState.state === 'saving' || offlineState.state === 'complete') return
  offlineState.setState(() => 'saving')
  try {
    registration = await registerServiceWorker(offerNewest)
    void offerNewest()
    // An empty or foreign one would never answer.
    if ((await isOfThisBuild(registration.active)) === undefined) return interrupt('interrupted')
    const result = await precacheSite(registration)
    if (result === 'complete') offlineState.setState(() => result)
    else interrupt(result)
  } catch {
    interrupt('interrupted')
  }
}

function interrupt(state: 'interrupted' | 'out of space'): void {
  offlineState.setState(() => state)
  // Some networks come and go without an event.
  setTimeout(resume, wait)
  wait = Math.min(2 * wait, hour)
  // A deploy may have taken the missing files away.
  checkInPassing()
}

const isInterrupted = () => offlineState.state === 'interrupted' || offlineState.state === 'out of space'

function resume(): void {
  if (isInterrupted() && document.visibilityState === 'visible') void saveSite()
}

/** Another service worker is active: a new version, the first of all, or one that only removes what there is. */
async function followTakeover(): Promise<void> {
  if (registration && (await offerNewest()) === undefined) interrupt('interrupted')
  else resume()
}

/** Offers the newest version on this device, unless the page is of it, as after a reload. Returns whether it is, if known. */
async function offerNewest(): Promise<boolean | undefined> {
  const { waiting = null, active = null } = registration ?? {}
  const isOfIt = await isOfThisBuild(waiting ?? active)
  if (isOfIt === false) offerUpdate()
  if (isOfIt) waiting?.postMessage({ type: 'SKIP_WAITING' })
  return isOfIt
}

/** Asks the server for a new version of the site, which is then installed beside this one and offered. */
export async function checkForUpdate(): Promise<UpdateCheck> {
  try {
    if (!registration) return 'failed'
    await registration.update()
    const isBehind = (await offerNewest()) === false
    return isBehind || registration.installing ? 'found' : 'newest'
  } catch {
    return 'failed'
  }
}

/** Offers a version once, unlike a check that somebody asks for. */
function checkInPassing(): void {
  if (navigator.onLine) registration?.update().catch(() => {})
}

export function reloadToUpdate(): void {
  if (registration) reloadWith(registration)
}
