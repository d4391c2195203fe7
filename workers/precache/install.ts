import { isQuotaError, precacheEntry } from './download'
import { type Entry, entries, entryAt, isPage, notFoundPage } from './entries'
import type { PrecacheResult } from './protocol'
import { findMissing, findPrecached, isAnotherComplete, markComplete, pathsInOtherBuilds } from './store'

declare const self: ServiceWorkerGlobalScope

/** Simultaneous requests. With more of them, a slow connection would serve none in good time. */
const concurrency = 6

/** After this many failures the network counts as lost, and no further requests are made. */
const mostFailures = 6

/** Stores entries in the given order. Entries that arrived stay. @throws the first failure, after the others were tried */
async function precacheAll(wanted: readonly Entry[]): Promise<void> {
  const queue = await findMissing(wanted)
  const failures: unknown[] = []
  const work = async () => {
    for (let entry = queue.shift(); entry; entry = queue.shift()) {
      try {
        await precacheEntry(entry)
      } catch (error) {
        failures.push(error)
        if (isQuotaError(error) || failures.length >= mostFailures) queue.length = 0
      }
    }
  }
  await Promise.all(Array.from({ length: concurrency }, work))
  if (failures.length > 0) throw failures.find(isQuotaError) ?? failures[0]
}

/** Stores the open pages and all files that their HTML names, so that these pages open without a network. */
async function precacheOpenPages(): Promise<void> {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const open = windows.flatMap(({ url }) => entryAt(new URL(url).pathname) ?? []).filter(isPage)
  const pages = [...new Set([...open, ...entries.filter(({ url }) => url === notFoundPage)])]
  await precacheAll(pages)
  const html = (await Promise.all(pages.map(async (page) => (await findPrecached(page))?.text()))).join()
  await precacheAll(entries.filter(({ url }) => url.startsWith('/assets/') && html.includes(url)))
}

/** Scripts, styles and fonts, then pages, then the small files, photographs last. */
const order = [/\.(?:js|css|woff2|wasm)$/, /^\/404\.html$|\/[^.]*$/, /\.(?!avif$)\w+$/, /\.avif$/]

const rank = ({ url }: Entry) => order.findIndex((kind) => kind.test(url))

/** Everything but files on demand that no build has stored on this device. */
async function wholeSite(): Promise<Entry[]> {
  const withoutDigest = (path: string) => path.replace(/-.{8}(?=\.\w+$)/, '')
  const stored = new Set((await pathsInOtherBuilds()).map(withoutDigest))
  return entries
    .filter(({ isOnDemand, url }) => !isOnDemand || stored.has(withoutDigest(url)))
    .toSorted((one, other) => rank(one) - rank(other))
}

/**
 * Stores what this version must have before it takes over. If an earlier version has the whole site on this device, that
 * is the whole site. Otherwise it is the open pages with their files, and the rest follows ({@link precacheSite}). Such a
 * version takes over at once: the one before may lack files that a deploy has removed, or be an empty script.
 *
 * @throws if any of these could not be stored; the previous version then stays active. A first version does not fail for
 *   lack of space: it answers from the network, and reports the lack of space when the page asks it to store the rest
 */
export async function install(): Promise<void> {
  const isUpdate = await isAnotherComplete()
  try {
    await precacheOpenPages()
    if (isUpdate) await precacheAll(await wholeSite())
  } catch (error) {
    if (isUpdate || !isQuotaError(error)) throw error
  }
  if (!isUpdate) void self.skipWaiting()
}

/** Stores everything that is still missing. A repeated call continues where the last one stopped. */
export async function precacheSite(): Promise<PrecacheResult> {
  try {
    await precacheAll(await wholeSite())
    await markComplete()
    return 'complete'
  } catch (error) {
    return isQuotaError(error) ? 'out of space' : 'interrupted'
  }
}
