import { NavigationRoute, registerRoute } from 'workbox-routing'
import { parsePhotoPath } from '../photo-file'
import { type Entry, entries, entryAt, isPage, notFoundPage } from './entries'
import { keepEntry } from './fetch-entry'
import { networkOrKept } from './network-or-kept'
import { withStyles } from './page-styles'
import { findInOtherBuilds, findKept } from './store'

/** Stores an on-demand file at its first use on this device. */
async function keepOnDemand(entry: Entry, request: Request): Promise<Response> {
  try {
    await keepEntry(entry)
    return (await findKept(entry)) ?? fetch(request)
  } catch {
    // A device without free space can still use the file from the network.
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

/** Answers pages and files of the build from the device. Parameters and a slash at the end make no difference. */
function answerKept(): void {
  const isKept = ({ url, sameOrigin }: { url: URL; sameOrigin: boolean }) =>
    sameOrigin && entryAt(url.pathname) !== undefined
  registerRoute(isKept, async ({ request, url }) => {
    const entry = entryAt(url.pathname)
    const kept = await keptAt(url.pathname)
    if (kept) return kept
    return entry?.isOnDemand ? keepOnDemand(entry, request) : fetch(request)
  })

  // HEAD requests are answered by the network, and from the device if the network fails.
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

/** The precached file of each photograph. */
const keptPhotos = new Map(
  entries.flatMap(({ url }) => {
    const photo = parsePhotoPath(url)
    return photo ? [[photo.name, { url, width: photo.width }] as const] : []
  }),
)

/**
 * Answers requests for any other width or format of a photograph: with the precached file if it is wide enough, otherwise
 * with the network's picture. The precached file also answers if the network is slow, fails, or answers with something
 * other than a picture.
 */
function answerPhotographs(): void {
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && keptPhotos.has(parsePhotoPath(url.pathname)?.name ?? ''),
    async ({ request, url, event }) => {
      const { name = '', width = 0 } = parsePhotoPath(url.pathname) ?? {}
      const kept = keptPhotos.get(name)
      const findKeptPhoto = async () => (kept ? keptAt(kept.url) : undefined)
      const isEnough = kept !== undefined && kept.width >= width
      return (isEnough && (await findKeptPhoto())) || networkOrKept(event, request, isPicture, findKeptPhoto)
    },
  )
}

const isPicture = ({ ok, headers }: Response) => ok && /^image\//.test(headers.get('content-type') ?? '')

/** Answers tabs that still show the previous build and need its scripts, styles or workers. */
function answerOpenTabsOfBuildBefore(): void {
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && /^\/assets\/.+\.(?:js|css|woff2|wasm)$/.test(url.pathname),
    async ({ request, url }) => (await findInOtherBuilds(url.pathname)) ?? fetch(request),
  )
}

/** Answers unknown pages from the network, or with the site's 404 page if the network fails. */
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

/** Registers all routes. The first matching route answers a request. */
export function answerRequests(): void {
  answerKept()
  answerPhotographs()
  answerOpenTabsOfBuildBefore()
  answerUnknownPages()
}
