import { parsePhotoPath } from './photo-path'
import { type Entry, entries, entryAt, isPage, notFoundPage } from './precache/entries'
import { precacheEntry } from './precache/precache-entry'
import { findInOtherBuilds, findPrecached } from './precache/store'

declare const self: ServiceWorkerGlobalScope

/** Milliseconds after which a photo is shown as it is on the device. */
const photographTimeout = 3_000

/** Answers a request. Gives `undefined` for what the service worker leaves to the network. */
export function answer(request: Request): Promise<Response> | undefined {
  const url = new URL(request.url)
  if (url.origin !== self.location.origin || request.method !== 'GET') return undefined

  const entry = entryAt(url.pathname)
  if (entry) return answerPrecached(entry, url, request)
  const photo = parsePhotoPath(url.pathname)
  const precachedPhoto = photo && precachedPhotos.get(photo.name)
  if (precachedPhoto)
    return answerPhotograph(request, precachedPhoto.entry, photo.width <= precachedPhoto.width)
  // Tabs that still show the build before need its files.
  if (/^\/assets\/.+\.(?:js|css|woff2|wasm)$/.test(url.pathname))
    return findInOtherBuilds(url.pathname).then((response) => response ?? fetch(request))
  const isBackend = /^\/(?:functions|storage)\//.test(url.pathname)
  return request.mode === 'navigate' && !isBackend ? answerUnknownPage(request) : undefined
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
  try {
    return await fetch(request)
  } catch (error) {
    // An older page is better than the browser's error page.
    const older = await findInOtherBuilds(entry.url, true)
    if (older) return older
    throw error
  }
}

/** The precached width of each photo, by the photo's name. */
const precachedPhotos = new Map(
  entries.flatMap((entry) => {
    const photo = parsePhotoPath(entry.url)
    return photo ? [[photo.name, { entry, width: photo.width }] as const] : []
  }),
)

/**
 * Answers another width or format of a photo: from the device if the precached file has enough pixels,
 * and otherwise with the network's picture if that comes in time, or else the precached one.
 */
async function answerPhotograph(request: Request, entry: Entry, isEnough: boolean): Promise<Response> {
  const isPicture = ({ ok, headers }: Response) => ok && /^image\//.test(headers.get('content-type') ?? '')
  const precached = isEnough && (await findPrecached(entry))
  if (precached) return precached
  const answer = fetch(request)
  const picture = answer.then(
    (response) => (isPicture(response) ? response : undefined),
    () => undefined,
  )
  // What came while the device stood still is heard first.
  const late = new Promise<undefined>((resolve) =>
    setTimeout(() => setTimeout(resolve, 0, undefined), photographTimeout),
  )
  return (await Promise.race([picture, late])) ?? (await findPrecached(entry)) ?? answer
}

/**
 * Answers with the site's 404 page if the network fails. However slow it is, it is waited for: the address
 * may be a page of a newer version.
 */
async function answerUnknownPage(request: Request): Promise<Response> {
  const answer = await fetch(request).catch(() => undefined)
  if (answer && answer.status < 500) return answer
  const entry = entryAt(notFoundPage)
  const page = entry && (await findPrecached(entry))
  if (page) return new Response(page.body, { status: 404, statusText: 'Not Found', headers: page.headers })
  return answer ?? Response.error()
}
