import { entryAt } from './precache/entries'
import { findKept } from './precache/store'

/** Where a page keeps the widest file of every photograph, on a visitor's wish (src/features/portfolio/full-quality). */
const cacheName = 'full-quality-photos'

/** The build's list of those files (tools/build/full-quality.ts). */
const listUrl = '/full-quality.json'

/**
 * The widest file of a photograph, if it was saved on this device, by this build or an earlier one. Nothing where the
 * photograph itself has changed since.
 */
export async function keptInFullQuality(name: string): Promise<Response | undefined> {
  // Opening it would make it, for everybody.
  if (!(await caches.has(cacheName))) return undefined
  const entry = entryAt(listUrl)
  const list = entry && (await findKept(entry))
  const files = (await list?.json()) as readonly { readonly name: string; readonly key: string }[] | undefined
  const file = files?.find((one) => one.name === name)
  return file && (await caches.open(cacheName)).match(file.key)
}
