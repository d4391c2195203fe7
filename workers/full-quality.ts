import { entryAt } from './precache/entries'
import { findKept } from './precache/store'

/** The cache for the widest file of every photograph. The page fills it on request (src/features/portfolio/full-quality). */
const cacheName = 'full-quality-photos'

/** The build's list of those files (tools/build/full-quality.ts). */
const listUrl = '/full-quality.json'

/**
 * The widest file of a photograph, if this or an earlier build has saved it on this device. `undefined` if the photograph
 * has changed since.
 */
export async function keptInFullQuality(name: string): Promise<Response | undefined> {
  // `open` would create the cache on every device.
  if (!(await caches.has(cacheName))) return undefined
  const entry = entryAt(listUrl)
  const list = entry && (await findKept(entry))
  const files = (await list?.json()) as readonly { readonly name: string; readonly key: string }[] | undefined
  const file = files?.find((one) => one.name === name)
  return file && (await caches.open(cacheName)).match(file.key)
}
