import { isOfBuildMessage, type PrecacheResult, precacheSiteMessage } from '~/workers/precache/protocol'

/** Milliseconds after which a service worker that has not answered a question counts as foreign, like an empty one. */
const patience = 10_000

/** Milliseconds that browsers give a service worker for one message. */
const longest = 5 * 60_000

/**
 * Registers the service worker and waits until one is active.
 *
 * @param onWaiting called when a new version waits
 * @throws where its installation failed, or the browser blocks storage
 */
export async function registerServiceWorker(onWaiting: () => void): Promise<ServiceWorkerRegistration> {
  const registration = await navigator.serviceWorker.register('/service-worker.js')
  // Set and not added, because an interrupted installation registers it again.
  registration.onupdatefound = () => {
    registration.installing?.addEventListener('statechange', () => {
      if (registration.waiting) onWaiting()
    })
  }
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

/** Whether a service worker is of this page's build. `undefined` for one that does not answer. */
export function isOfThisBuild(worker: ServiceWorker | null): Promise<boolean | undefined> {
  const mark = document.querySelector<HTMLMetaElement>('meta[name="revision"]')?.content
  return ask(worker, { type: isOfBuildMessage, mark }, patience)
}

export async function precacheSite({ active }: ServiceWorkerRegistration): Promise<PrecacheResult> {
  const result = await ask<PrecacheResult>(active, { type: precacheSiteMessage }, longest)
  return result ?? 'interrupted'
}

/** Asks a service worker. Gives `undefined` if it does not answer: it is foreign, stopped, or another has taken over. */
function ask<Answer>(worker: ServiceWorker | null, message: object, wait: number) {
  return new Promise<Answer | undefined>((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = ({ data }) => resolve(data)
    worker?.postMessage(message, [port2])
    worker?.addEventListener('statechange', () => worker.state === 'redundant' && resolve(undefined))
    setTimeout(resolve, wait)
  })
}
