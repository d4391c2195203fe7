import { NavigationRoute, registerRoute } from 'workbox-routing'
import { keptInFullQuality } from '../full-quality'
import { parsePhotoPath } from '../photo-file'
import { type Entry, entries, entryAt, isPage, notFoundPage } from './entries'
import { keepEntry } from './fetch-entry'
import { networkOrKept } from './network-or-kept'
import { withStyles } from './page-styles'
import { findInOtherBuilds, findKept } from './store'

/** Caches an on-demand file at its first use on this device. */
async function keepOnDemand(entry: Entry, request: Request): Promise<Response> {
  try {
    await keepEntry(entry)
    return (await findKept(entry)) ?? fetch(request)
  } catch {
    // A device without room can still use it.
    return fetch(request)
  }
}

const keptAt = async (path: string): Promise<Response | undefined> => {
  const entry = entryAt(path)
  const kept = entry && (await findKept(entry))
  return kept && isPage(entry) ? wholePage(kept) : kept
}

async function wholePage(kept: Response): Promise<Response> {
  const html = await withStyles(await kept.text(), async (path) => (await keptAt(path))?.text())
  return new Response(html, kept)
}

/** Pages and files of the build are answered from the device. Parameters and a slash at the end make no difference. */
function answerKept(): void {
  const isKept = ({ url, sameOrigin }: { url: URL; sameOrigin: boolean }) =>
    sameOrigin && entryAt(url.pathname) !== undefined
  registerRoute(isKept, async ({ request, url }) => {
    const entry = entryAt(url.pathname)
    const kept = await keptAt(url.pathname)
    if (kept) return kept
    return entry?.isOnDemand ? keepOnDemand(entry, request) : fetch(request)
  })

  // Asked about without being fetched: the network answers, and what is kept when that fails.
  registerRoute(
    isKept,
    async ({ request, url }) => {
      try {
        return await fetch(request)
      } catch (error) {
        const kept = await keptAt(url.pathname)
        if (!kept) throw error
        return new Response(null, kept)
      }
    },
    'HEAD',
  )
}

/** The one file of each photograph that every device keeps. */
const keptPhotos = new Map(
  entries.flatMap(({ url }) => {
    const photo = parsePhotoPath(url)
    return photo ? [[photo.name, { url, width: photo.width }] as const] : []
  }),
)

/**
 * Any other width or format of a photograph: the one that was saved in full quality; the kept one if it is at least as
 * wide; else the network's, unless that is slow, fails or answers with something that is no picture.
 */
function answerPhotographs(): void {
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && keptPhotos.has(parsePhotoPath(url.pathname)?.name ?? ''),
    async ({ request, url, event }) => {
      const { name = '', width = 0 } = parsePhotoPath(url.pathname) ?? {}
      const full = await keptInFullQuality(name)
      if (full) return full
      const kept = keptPhotos.get(name)
      const findKeptPhoto = async () => (kept ? keptAt(kept.url) : undefined)
      // Who fetches a file to save it wants that very file.
      if (request.destination !== 'image')
        return fetch(request).catch(async (error) => (await findKeptPhoto()) ?? Promise.reject(error))
      const isEnough = kept !== undefined && kept.width >= width
      return (isEnough && (await findKeptPhoto())) || networkOrKept(event, request, isPicture, findKeptPhoto)
    },
  )
}

const isPicture = ({ ok, headers }: Response) => ok && /^image\//.test(headers.get('content-type') ?? '')

/** Tabs of the build before may still ask for its scripts, styles and workers. */
function answerOpenTabsOfBuildBefore(): void {
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && /^\/assets\/.+\.(?:js|css|woff2|wasm)$/.test(url.pathname),
    async ({ request, url }) => (await findInOtherBuilds(url.pathname)) ?? fetch(request),
  )
}

/** A page that is not one of the site's: the network's answer, or the site's own 404 page where that is none. */
function answerUnknownPages(): void {
  registerRoute(
    new NavigationRoute(
      ({ request, event }) =>
        networkOrKept(
          event,
          request,
          ({ status }) => status < 500,
          async () => {
            const page = await keptAt(notFoundPage)
            return (
              page && new Response(page.body, { status: 404, statusText: 'Not Found', headers: page.headers })
            )
          },
        ),
      { denylist: [/^\/functions\//, /^\/storage\//] },
    ),
  )
}

/** Answers requests of the site's pages. The first route that fits answers. */
export function answerRequests(): void {
  answerKept()
  answerPhotographs()
  answerOpenTabsOfBuildBefore()
  answerUnknownPages()
}
