import { matchPrecache } from 'workbox-precaching'

/** Where a page keeps the widest file of every photograph, on a visitor's wish (src/features/portfolio/full-quality). */
const cacheName = 'full-quality-photos'

/** The build's list of those files. */
const listUrl = '/full-quality.json'

/** The widest file of a photograph, if it was kept on this device; one of an earlier build may show something else. */
export async function keptInFullQuality(isOfPhoto: (path: string) => boolean): Promise<Response | undefined> {
  // Opening it would make it, for everybody.
  if (!(await caches.has(cacheName))) return undefined
  const list = await matchPrecache(listUrl)
  const files = (await list?.json()) as readonly { readonly url: string }[] | undefined
  const file = files?.find(({ url }) => isOfPhoto(url))
  return file && (await caches.open(cacheName)).match(file.url)
}
