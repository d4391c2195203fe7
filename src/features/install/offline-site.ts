import { savesData } from '@/lib/saves-data'
import { precacheSite, registerServiceWorker } from './service-worker'
import { checkForUpdate, checkForUpdatesRegularly, type UpdateCheck } from './update-check'

/** How much of the site is on this device. */
export type OfflineState =
  /** Nothing until the visitor asks for it, because they save data. */
  | { readonly kind: 'on request' }
  | { readonly kind: 'saving' }
  | { readonly kind: 'kept'; readonly since: Date }
  /** A part. The installation continues when the network returns or the tab is shown. */
  | { readonly kind: 'interrupted'; readonly reason: 'connection' | 'room' }

export interface OfflineSite {
  /** Installs the missing part of the site on this device. */
  readonly keep: () => void
  /** Looks for a new version. */
  readonly checkForUpdate: () => Promise<UpdateCheck>
}

export interface OfflineSiteEvents {
  readonly onState: (state: OfflineState) => void
  /** A new version is ready. `reload` activates it. */
  readonly onUpdate: (reload: () => void) => void
}

const minute = 60_000

/**
 * Installs the site on this device. After an interruption it continues when the network returns or the tab is shown. It
 * also checks for new versions.
 */
export function startOfflineSite({ onState, onUpdate }: OfflineSiteEvents): OfflineSite {
  let registration: ServiceWorkerRegistration | undefined
  let isWanted = false
  let isKeeping = false
  let isKept = false

  const keepOnce = async () => {
    registration ??= await registerServiceWorker(onUpdate)
    return precacheSite(registration)
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
      // Some networks come and go without an event.
      setTimeout(resume, minute)
    }
  }

  const resume = () => {
    if (isWanted && document.visibilityState === 'visible') void keep()
  }

  const begin = async () => {
    // Visitors who save data are asked first. A device that already has the site still gets updates.
    if (savesData() && !(await navigator.serviceWorker.getRegistration())) onState({ kind: 'on request' })
    else void keep()
  }

  document.addEventListener('visibilitychange', resume)
  window.addEventListener('online', resume)
  checkForUpdatesRegularly(() => registration)
  void begin()
  return { keep: () => void keep(), checkForUpdate: () => checkForUpdate(registration) }
}
