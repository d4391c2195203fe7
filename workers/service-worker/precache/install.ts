import { isQuotaError } from '../../shared/quota-error'
import { type PrecacheResult, updateNeedsRoomMessage } from '../protocol'
import { type Entry, entries, entryAt, isPage, notFoundPage } from './entries'
import { precacheEntry } from './precache-entry'
import {
  findMissing,
  findPrecached,
  isAnotherComplete,
  markComplete,
  pathsInOtherBuilds,
  removeOldBuilds,
} from './store'

declare const self: ServiceWorkerGlobalScope

/** Simultaneous requests. With more of them, a slow connection would serve none in good time. */
const concurrency = 6

/** After this many failures the network counts as lost, and no further requests are made. */
const mostFailures = 6

/** Stores entries in order. Those that arrived stay. @throws the first failure, after all were tried */
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

/** Scripts, styles and fonts, then pages, then the small files, photos last. */
const order = [/\.(?:js|css|woff2|wasm)$/, /\/[^.]*$/, /\.(?!avif$)\w+$/, /\.avif$/]

const rank = ({ url }: Entry) => order.findIndex((kind) => kind.test(url))

/** Everything but files on demand that no build has stored on this device. */
async function wholeSite(): Promise<Entry[]> {
  const withoutDigest = (path: string) => path.replace(/-.{8}(?=\.\w+$)/, '')
  const stored = new Set((await pathsInOtherBuilds()).map(withoutDigest))
  return entries
    .filter(({ isOnDemand, url }) => !isOnDemand || stored.has(withoutDigest(url)))
    .toSorted((one, other) => rank(one) - rank(other))
}

/** @throws if something is still missing at the end */
async function precacheWholeSite(): Promise<void> {
  await precacheAll(await wholeSite())
  // Another version or the browser may have deleted files meanwhile.
  const missing = await findMissing(await wholeSite())
  if (missing.length > 0) throw new Error(`${missing.length} files are missing`)
  await markComplete()
}

/**
 * Stores what this version must have before it takes over. If an earlier version has the whole site on this
 * device, that is the whole site. Otherwise it is the open pages with their files, and the rest follows
 * ({@link precacheSite}). Such a version takes over at once: the one before may lack files that a deploy has
 * removed, or be an empty script.
 *
 * @throws if any of these could not be stored; the previous version then stays active
 */
export async function install(): Promise<void> {
  if (await isAnotherComplete()) {
    await installUpdate()
  } else {
    await installFirst()
    void self.skipWaiting()
  }
}

/** Without room, a first version answers from the network, and says so when it is to store the rest. */
async function installFirst(): Promise<void> {
  try {
    await precacheOpenPages()
  } catch (error) {
    if (!isQuotaError(error)) throw error
  }
}

/** An update needs room beside the active version. On a full device, all older ones make way for it. */
async function installUpdate(): Promise<void> {
  try {
    await precacheWholeSite()
  } catch (error) {
    if (!isQuotaError(error)) throw error
    await removeOldBuilds(2)
    try {
      await precacheWholeSite()
    } catch (error) {
      if (isQuotaError(error)) await tellPages({ type: updateNeedsRoomMessage })
      throw error
    }
  }
}

async function tellPages(message: object): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  for (const page of pages) page.postMessage(message)
}

/** Stores everything that is still missing. A repeated call continues where the last one stopped. */
export async function precacheSite(): Promise<PrecacheResult> {
  try {
    await precacheWholeSite()
    return 'complete'
  } catch (error) {
    return isQuotaError(error) ? 'out of space' : 'interrupted'
  }
}
