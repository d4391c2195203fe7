import { savesData } from './platform'
import { keepWholeSite, registerServiceWorker } from './service-worker'

/** How much of the site is on this device. */
export type OfflineState =
  /** Nothing, until the visitor asks for it: they save data. */
  | { readonly kind: 'on request' }
  | { readonly kind: 'saving' }
  | { readonly kind: 'kept'; readonly since: Date }
  /** A part: it goes on when the network returns or the tab is shown. */
  | { readonly kind: 'interrupted'; readonly reason: 'connection' | 'room' }

export type UpdateCheck = 'found' | 'newest' | 'failed'

export interface OfflineSite {
  /** Keeps what is missing of the site on this device. */
  readonly keep: () => void
  /** Looks for a new version. */
  readonly checkForUpdate: () => Promise<UpdateCheck>
}

export interface OfflineSiteEvents {
  readonly onState: (state: OfflineState) => void
  /** A new version is ready; `reload` goes over to it. */
  readonly onUpdate: (reload: () => void) => void
}

const minute = 60_000
const hour = 60 * minute

/**
 * Keeps the site on this device, and goes on with it after an interruption whenever the network returns or the tab is
 * shown. Looks for a new version whenever the tab is shown, and hourly.
 */
export function startOfflineSite({ onState, onUpdate }: OfflineSiteEvents): OfflineSite {
  let registration: ServiceWorkerRegistration | undefined
  let isWanted = false
  let isKeeping = false
  let isKept = false

  const keepOnce = async () => {
    registration ??= await registerServiceWorker(onUpdate)
    return keepWholeSite(registration)
  }

  const keep = async () => {
    isWanted = true
    if (isKeeping || isKept) return
    isKeeping = true
    onState({ kind: 'saving' })
    const result = await keepOnce().catch(() => ({ isComplete: false, reason: 'connection' }) as const)
    isKeeping = false
    isKept = result.isComplete
    if (result.isComplete) onState({ kind: 'kept', since: new Date(result.since) })
    else {
      onState({ kind: 'interrupted', reason: result.reason })
      // Some networks come and go without a word.
      setTimeout(resume, minute)
    }
  }

  const resume = () => {
    if (isWanted && document.visibilityState === 'visible') void keep()
  }

  const checkForUpdate = async (): Promise<UpdateCheck> => {
    try {
      if (!registration) return 'failed'
      await registration.update()
      return registration.installing || registration.waiting ? 'found' : 'newest'
    } catch {
      return 'failed'
    }
  }

  const begin = async () => {
    // Asked to save data, nothing is fetched that was not asked for. A device that has the site is kept up to date.
    if (savesData() && !(await navigator.serviceWorker.getRegistration())) onState({ kind: 'on request' })
    else void keep()
  }

  const lookForUpdate = () => {
    if (navigator.onLine) void checkForUpdate()
  }
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible') return
    resume()
    lookForUpdate()
  })
  window.addEventListener('online', resume)
  setInterval(lookForUpdate, hour)
  void begin()
  return { keep: () => void keep(), checkForUpdate }
}
