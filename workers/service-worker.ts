import { entries } from './precache/entries'
import { install, precacheSite } from './precache/install'
import { isOfBuildMessage, precacheSiteMessage } from './precache/protocol'
import { forgetBuilds } from './precache/store'
import { answer } from './routes'

declare const self: ServiceWorkerGlobalScope

self.addEventListener('install', (event) => event.waitUntil(install().then(() => forgetBuilds(false))))
self.addEventListener('activate', (event) => {
  event.waitUntil(forgetBuilds(true))
  // The first visit is already answered from the device; an update waits for the visitor's consent.
  event.waitUntil(self.clients.claim())
})
self.addEventListener('fetch', (event) => {
  const response = answer(event)
  if (response) event.respondWith(response)
})
self.addEventListener('message', (event) => {
  const { data } = event
  const [port] = event.ports
  if (data?.type === 'SKIP_WAITING') void self.skipWaiting()
  if (data?.type === isOfBuildMessage)
    port?.postMessage(entries.some(({ revision }) => revision === data.mark))
  // The page asks for the rest of the site when it has nothing else to do, and is told how that ended.
  if (data?.type === precacheSiteMessage)
    event.waitUntil(precacheSite().then((result) => port?.postMessage(result)))
})
