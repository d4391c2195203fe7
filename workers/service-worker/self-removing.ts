declare const self: ServiceWorkerGlobalScope

/*
 * Replaces the service worker of builds with `VITE_SERVICE_WORKER=off`. It handles no requests, deletes all
 * caches and unregisters itself. It does not reload open pages, so nobody loses unsaved work.
 */
self.addEventListener('install', () => void self.skipWaiting())
self.addEventListener('activate', (event) => {
  event.waitUntil(removeEverything())
})

// A page that registers this worker while it's being unregistered keeps it, and it isn't activated again. All
// pages of the site send their worker messages.
self.addEventListener('message', (event) => {
  event.waitUntil(removeEverything())
})

async function removeEverything(): Promise<void> {
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)))
  await self.registration.unregister()
}

export type {}
