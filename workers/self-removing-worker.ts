declare const self: ServiceWorkerGlobalScope

/*
 * Takes the service worker's place where the site has to do without one (`VITE_SERVICE_WORKER=off`): it answers nothing,
 * clears what was kept, and is gone. Open pages stay as they are, so that nobody loses what they are doing.
 */
self.addEventListener('install', () => void self.skipWaiting())
self.addEventListener('activate', (event) => {
  event.waitUntil(removeEverything())
})

async function removeEverything(): Promise<void> {
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)))
  await self.registration.unregister()
}

export type {}
