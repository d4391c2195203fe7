declare const self: ServiceWorkerGlobalScope

/*
 * Replaces the service worker of builds with `VITE_SERVICE_WORKER=off`. It handles no requests, deletes all
 * caches and unregisters itself. It does not reload open pages, so nobody loses unsaved work.
 */
self.addEventListener('install', () => void self.skipWaiting())
self.addEventListener('activate', (event) => {
  event.waitUntil(removeEverything())
})

// As long as a tab of the build before is open, a page that registers its service worker gets this one back,
// which isn't activated again. All pages of the site send their worker messages.
self.addEventListener('message', (event) => {
  event.waitUntil(removeUnlessReplaced().then(() => event.ports[0]?.postMessage(undefined)))
})

/** Leaves everything to a service worker that the host has put in place of this one. */
async function removeUnlessReplaced(): Promise<void> {
  try {
    await self.registration.update()
  } catch {
    // It has been removed already, or there is no network.
    return
  }
  if (!self.registration.installing && !self.registration.waiting) await removeEverything()
}

async function removeEverything(): Promise<void> {
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)))
  await self.registration.unregister()
}

export type {}
