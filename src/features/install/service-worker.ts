import { Workbox } from 'workbox-window'

const hour = 60 * 60 * 1000

export interface ServiceWorkerEvents {
  /** The first installation is complete: the whole site is on the device. */
  readonly onReady: () => void
  /** A new version waits, or has taken over from another tab; `reload` goes over to it. */
  readonly onUpdate: (reload: () => void) => void
}

/**
 * Registers the service worker and looks for a new version whenever the page is shown again, and hourly.
 * A new version takes over only by the visitor's consent, and no page is reloaded but by its own.
 */
export function registerServiceWorker({ onReady, onUpdate }: ServiceWorkerEvents): void {
  const workbox = new Workbox('/service-worker.js')
  let isAccepted = false

  workbox.addEventListener('activated', ({ isUpdate }) => {
    if (!isUpdate) onReady()
  })
  workbox.addEventListener('waiting', () =>
    onUpdate(() => {
      isAccepted = true
      workbox.messageSkipWaiting()
    }),
  )
  workbox.addEventListener('controlling', ({ isUpdate, isExternal }) => {
    if (isAccepted) window.location.reload()
    else if (isUpdate || isExternal) onUpdate(() => window.location.reload())
  })

  // Refused where the browser blocks storage: the site works on, from the network.
  workbox.register().catch(() => {})
  const update = () => {
    if (navigator.onLine) workbox.update().catch(() => {})
  }
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') update()
  })
  setInterval(update, hour)
}
