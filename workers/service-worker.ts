import { clientsClaim } from 'workbox-core'
import { install, keepWholeSite } from './precache/install'
import { answerRequests } from './precache/routes'
import { takeOver } from './precache/store'
import { receiveShares } from './share-target'

declare const self: ServiceWorkerGlobalScope

answerRequests()
receiveShares()

self.addEventListener('install', (event) => event.waitUntil(install()))
self.addEventListener('activate', (event) => event.waitUntil(takeOver()))
// The first visit is already answered from the device; an update waits for the visitor's consent.
clientsClaim()

self.addEventListener('message', (event) => {
  if (event.data?.type === 'SKIP_WAITING') void self.skipWaiting()
  // The page asks for the rest of the site when it has nothing else to do, and is told how that ended.
  if (event.data?.type === 'KEEP_SITE') {
    const [port] = event.ports
    event.waitUntil(keepWholeSite().then((result) => port?.postMessage(result)))
  }
})
