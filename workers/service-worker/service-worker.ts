import { entries } from './precache/entries'
import { install, precacheSite } from './precache/install'
import { becomeActive, isComplete, removeOldBuilds } from './precache/store'
import { type BuildDescription, describeBuildMessage, precacheSiteMessage } from './protocol'
import { answer } from './routes'

declare const self: ServiceWorkerGlobalScope

self.addEventListener('install', (event) => event.waitUntil(install().then(() => removeOldBuilds(3))))
self.addEventListener('activate', (event) => {
  event.waitUntil(becomeActive())
  // The first visit is already answered from the device; an update waits for the visitor's consent.
  event.waitUntil(self.clients.claim())
})
self.addEventListener('fetch', (event) => {
  const response = answer(event.request)
  if (response) event.respondWith(response)
})
self.addEventListener('message', (event) => {
  const { data } = event
  const [port] = event.ports
  if (data?.type === 'SKIP_WAITING') event.waitUntil(takeOver())
  if (data?.type === describeBuildMessage)
    event.waitUntil(describeBuild(data.mark).then((description) => port?.postMessage(description)))
  // The page asks for the rest of the site when it has nothing else to do, and is told how that ended.
  if (data?.type === precacheSiteMessage)
    event.waitUntil(precacheSite().then((result) => port?.postMessage(result)))
})

/** A still newer version may just have cleared this one's files away. It is offered in a moment. */
async function takeOver(): Promise<void> {
  if (await isComplete()) await self.skipWaiting()
}

async function describeBuild(mark: string): Promise<BuildDescription> {
  const isOfPage = entries.some(({ revision }) => revision === mark)
  return { isOfPage, isComplete: await isComplete() }
}
