import { answer } from './answers'
import { install, precacheSite } from './precache/install'
import { precacheSiteMessage } from './precache/protocol'
import { takeOver } from './precache/store'

declare const self: ServiceWorkerGlobalScope

self.addEventListener('install', (event) => event.waitUntil(install()))
self.addEventListener('activate', (event) => {
  event.waitUntil(takeOver())
  // The first visit is already answered from the device; an update waits for the visitor's consent.
  event.waitUntil(self.clients.claim())
})
self.addEventListener('fetch', (event) => {
  const response = answer(event)
  if (response) event.respondWith(response)
})
self.addEventListener('message', (event) => {
  if (event.data?.type === 'SKIP_WAITING') void self.skipWaiting()
  // The page asks for the rest of the site when it has nothing else to do, and is told how that ended.
  if (event.data?.type === precacheSiteMessage) {
    const [port] = event.ports
    event.waitUntil(precacheSite().then((result) => port?.postMessage(result)))
  }
})
