import { clientsClaim } from 'workbox-core'
import {
  addPlugins,
  cleanupOutdatedCaches,
  getCacheKeyForURL,
  matchPrecache,
  precacheAndRoute,
} from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { keptInFullQuality } from './full-quality'
import { receiveShares } from './share-target'

declare const self: ServiceWorkerGlobalScope & {
  readonly __WB_MANIFEST: readonly { readonly url: string; readonly revision: string | null }[]
}

const precached = [...self.__WB_MANIFEST]

const notFoundPage = '/404.html'

/** Where a page or file is kept: without parameters and without a slash at its end. */
function keptAddress({ origin, pathname }: URL): string {
  return origin + pathname.replace(/(.)\/$/, '$1')
}

cleanupOutdatedCaches()
addPlugins([
  {
    // Servers answer with the 404 page as such, under its own address too.
    cacheWillUpdate: async ({ request, response }) =>
      response.ok || (response.status === 404 && new URL(request.url).pathname === notFoundPage)
        ? response
        : null,
  },
])
precacheAndRoute(precached, {
  // The work filter and shared links bring parameters that no file depends on.
  ignoreURLParametersMatching: [/./],
  cleanURLs: false,
  urlManipulation: ({ url }) => [new URL(keptAddress(url))],
})

// Asked about without being fetched: the network answers, and what is kept when that fails.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && getCacheKeyForURL(keptAddress(url)) !== undefined,
  async ({ request, url }) => {
    try {
      return await fetch(request)
    } catch (error) {
      const kept = await matchPrecache(keptAddress(url))
      if (!kept) throw error
      return new Response(null, kept)
    }
  },
  'HEAD',
)

/** A photograph's name from the address of any of its variants, or of its original. */
function photoName(path: string): string | undefined {
  return (/^\/assets\/(.+)-.{8}\.(?:avif|webp)$/.exec(path) ?? /^\/photos\/(.+)\.jpg$/.exec(path))?.[1]
}

const keptPhotos = new Map(
  precached.flatMap(({ url }) => {
    const name = url.endsWith('.avif') && photoName(url)
    return name ? [[name, url] as const] : []
  }),
)

// Any other width or format of a photograph is the widest one where that was saved. Otherwise it comes from the network,
// and from the kept one when that fails.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && keptPhotos.has(photoName(url.pathname) ?? ''),
  async ({ request, url }) => {
    const name = photoName(url.pathname)
    try {
      return (await keptInFullQuality((path) => photoName(path) === name)) ?? (await fetch(request))
    } catch (error) {
      const kept = await matchPrecache(keptPhotos.get(name ?? '') ?? '')
      if (!kept) throw error
      return kept
    }
  },
)

// A page that is not one of the site's: the network decides, and without one it is the 404 page.
registerRoute(
  new NavigationRoute(
    async ({ request }) => {
      try {
        return await fetch(request)
      } catch (error) {
        const page = await matchPrecache(notFoundPage)
        if (!page) throw error
        return new Response(page.body, { status: 404, statusText: 'Not Found', headers: page.headers })
      }
    },
    { denylist: [/^\/functions\//, /^\/storage\//] },
  ),
)

receiveShares()

// The first visit is already offline-ready; an update waits for the visitor's consent.
clientsClaim()
self.addEventListener('message', (event) => {
  if (event.data?.type === 'SKIP_WAITING') void self.skipWaiting()
})
