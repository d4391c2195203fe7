import { type PrecacheResult, precacheSiteMessage } from '~/workers/precache/protocol'

/** Milliseconds that browsers give a service worker for one message. */
const longest = 5 * 60_000

/**
 * Registers the service worker and waits until it is active.
 *
 * @param onUpdate a new version waits, or has taken over from another tab. It may be called again for the same one
 * @throws where its installation failed, or the browser blocks storage
 */
export async function registerServiceWorker(onUpdate: () => void): Promise<ServiceWorkerRegistration> {
  const { serviceWorker } = navigator
  let isControlled = serviceWorker.controller !== null
  serviceWorker.addEventListener('controllerchange', () => {
    // The first one takes over from the network.
    if (isControlled) onUpdate()
    isControlled = true
  })
  const registration = await serviceWorker.register('/service-worker.js')
  const offer = () => {
    if (registration.active && registration.waiting) onUpdate()
  }
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', offer)
  })
  offer()
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

/** Goes over to the new version. No page is reloaded but by its own button. */
export function reloadWith({ waiting }: ServiceWorkerRegistration): void {
  const reload = () => window.location.reload()
  if (!waiting) reload()
  navigator.serviceWorker.addEventListener('controllerchange', reload)
  waiting?.postMessage({ type: 'SKIP_WAITING' })
}

export function precacheSite({ active }: ServiceWorkerRegistration): Promise<PrecacheResult> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = ({ data }) => resolve(data)
    active?.postMessage({ type: precacheSiteMessage }, [port2])
    // The browser may have stopped the worker meanwhile.
    setTimeout(() => resolve({ isComplete: false, reason: 'connection' }), longest)
  })
}
