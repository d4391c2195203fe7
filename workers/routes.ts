import { parsePhotoPath } from './photo-file'
import { precacheEntry } from './precache/download'
import { type Entry, entries, entryAt, isPage, notFoundPage } from './precache/entries'
import { findInOtherBuilds, findPrecached } from './precache/store'

declare const self: ServiceWorkerGlobalScope

const timeout = 3_000

/** Answers a request. Gives `undefined` for what the service worker leaves to the network. */
export function answer(event: FetchEvent): Promise<Response> | undefined {
  const { request } = event
  const url = new URL(request.url)
  if (url.origin !== self.location.origin || request.method !== 'GET') return undefined

  const entry = entryAt(url.pathname)
  if (entry) return answerPrecached(entry, url, request)
  const photo = parsePhotoPath(url.pathname)
  const precachedPhoto = photo && precachedPhotos.get(photo.name)
  if (precachedPhoto)
    return answerPhotograph(event, precachedPhoto.entry, photo.width <= precachedPhoto.width)
  // Tabs that still show the build before need its files.
  if (/^\/assets\/.+\.(?:js|css|woff2|wasm)$/.test(url.pathname))
    return findInOtherBuilds(url.pathname).then((response) => response ?? fetch(request))
  const isBackend = /^\/(?:functions|storage)\//.test(url.pathname)
  return request.mode === 'navigate' && !isBackend ? answerUnknownPage(event) : undefined
}

/** Parameters make no difference to the file. */
async function answerPrecached(entry: Entry, { pathname, search }: URL, request: Request): Promise<Response> {
  if (isPage(entry) && entry.url !== pathname) return Response.redirect(entry.url + search, 308)
  const response = await findPrecached(entry)
  if (response) return response
  if (entry.isOnDemand) {
    try {
      await precacheEntry(entry)
      return (await findPrecached(entry)) ?? fetch(request)
    } catch {
      // A device without free space can still use the file from the network.
    }
  }
  return fetch(request)
}

/** The precached width of each photograph, by the photograph's name. */
const precachedPhotos = new Map(
  entries.flatMap((entry) => {
    const photo = parsePhotoPath(entry.url)
    return photo ? [[photo.name, { entry, width: photo.width }] as const] : []
  }),
)

/** Answers another width or format of a photograph, from the device if the precached file has enough pixels. */
async function answerPhotograph(event: FetchEvent, entry: Entry, isEnough: boolean): Promise<Response> {
  const isPicture = ({ ok, headers }: Response) => ok && /^image\//.test(headers.get('content-type') ?? '')
  return (isEnough && (await findPrecached(entry))) || networkOr(event, isPicture, () => findPrecached(entry))
}

/** Answers with the site's 404 page if the network fails. */
function answerUnknownPage(event: FetchEvent): Promise<Response> {
  const isAnswered = ({ status }: Response) => status < 500
  return networkOr(event, isAnswered, async () => {
    const entry = entryAt(notFoundPage)
    const page = entry && (await findPrecached(entry))
    return page && new Response(page.body, { status: 404, statusText: 'Not Found', headers: page.headers })
  })
}

/**
 * Gives the network's answer if it is usable and comes in time, and the stored one otherwise. A slow answer is still read
 * to its end, so that the HTTP cache has it the next time.
 *
 * @param findStored finds the stored answer. If there is none, the network's is given in any case
 */
async function networkOr(
  event: FetchEvent,
  isUsable: (response: Response) => boolean,
  findStored: () => Promise<Response | undefined>,
): Promise<Response> {
  const answer = fetch(event.request)
  event.waitUntil(answer.catch(() => {}))
  const usable = answer.then(
    (response) => (isUsable(response) ? response : undefined),
    () => undefined,
  )
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, timeout, undefined))
  return (await Promise.race([usable, late])) ?? (await findStored()) ?? answer
}
