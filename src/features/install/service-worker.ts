import { Workbox } from 'workbox-window'
import { type PrecacheResult, precacheSiteMessage } from '~/workers/precache/protocol'

/**
 * Registers the service worker and waits until it is active.
 *
 * @param onUpdate a new version waits, or has taken over from another tab; `reload` goes over to it. No page is reloaded
 *   but by its own
 * @throws where its installation failed, or the browser blocks storage
 */
export async function registerServiceWorker(
  onUpdate: (reload: () => void) => void,
): Promise<ServiceWorkerRegistration> {
  const workbox = new Workbox('/service-worker.js')
  let isAccepted = false

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
  const registration = await workbox.register()
  if (!registration) throw new Error('There is no service worker')
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

/** Milliseconds that browsers give a service worker for one message. */
const longest = 5 * 60_000

/** Tells the service worker to install everything that is still missing. */
export function precacheSite({ active }: ServiceWorkerRegistration): Promise<PrecacheResult> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = ({ data }) => resolve(data)
    active?.postMessage({ type: precacheSiteMessage }, [port2])
    // The browser may have stopped the worker meanwhile.
    setTimeout(() => resolve({ isComplete: false, reason: 'connection' }), longest)
  })
}
