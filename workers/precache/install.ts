import { type Entry, entries, entryAt, isPage, notFoundPage } from './entries'
import { isQuotaError, keepEntry } from './fetch-entry'
import { findKept, findMissing, isReplacingWholeSite, noteCompletion, pathsInOtherBuilds } from './store'

declare const self: ServiceWorkerGlobalScope

/** Simultaneous requests. With more of them, a slow connection would serve none in good time. */
const concurrency = 6

/** After this many failures the network counts as lost, and no further requests are made. */
const mostFailures = 6

/** Stores entries in the given order. Entries that arrived stay. @throws the first failure, after the others were tried */
async function keepAll(wanted: readonly Entry[]): Promise<void> {
  const queue = await findMissing(wanted)
  const failures: unknown[] = []
  const work = async () => {
    for (let entry = queue.shift(); entry; entry = queue.shift()) {
      try {
        await keepEntry(entry)
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
async function keepEssentials(): Promise<void> {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const open = windows.flatMap(({ url }) => entryAt(new URL(url).pathname) ?? []).filter(isPage)
  const pages = [...new Set([...open, ...entries.filter(({ url }) => url === notFoundPage)])]
  await keepAll(pages)
  const html = (await Promise.all(pages.map(async (page) => (await findKept(page))?.text()))).join()
  await keepAll(entries.filter(({ url }) => url.startsWith('/assets/') && html.includes(url)))
}

/** Scripts, styles and fonts, then pages, then the small files, photographs last. */
const order = [/\.(?:js|css|woff2|wasm)$/, /^\/404\.html$|\/[^.]*$/, /\.(?!avif$)\w+$/, /\.avif$/]

const rank = ({ url }: Entry) => order.findIndex((kind) => kind.test(url))

const wholeSite = entries
  .filter(({ isOnDemand }) => !isOnDemand)
  .toSorted((one, other) => rank(one) - rank(other))

/** On-demand entries that an earlier version has stored. An update stores them too, for use without a network. */
async function onceDemanded(): Promise<Entry[]> {
  const withoutDigest = (path: string) => path.replace(/-.{8}(?=\.\w+$)/, '')
  const before = new Set((await pathsInOtherBuilds()).map(withoutDigest))
  return entries.filter(({ isOnDemand, url }) => isOnDemand && before.has(withoutDigest(url)))
}

/**
 * Stores what this version must have before it takes over. If an earlier version has the whole site on this device, that
 * is the whole site. Otherwise it is the open pages with their files, and the rest follows ({@link keepWholeSite}).
 *
 * @throws if any of these could not be stored; the previous version then stays active. A first version does not fail for
 *   lack of space: it answers from the network, and reports the lack of space when the page asks it to store the rest
 */
export async function install(): Promise<void> {
  const isUpdate = await isReplacingWholeSite()
  try {
    await keepEssentials()
    if (isUpdate) await keepAll([...wholeSite, ...(await onceDemanded())])
  } catch (error) {
    if (isUpdate || !isQuotaError(error)) throw error
  }
}

export type KeepResult =
  | { readonly isComplete: true; readonly since: string }
  | { readonly isComplete: false; readonly reason: 'connection' | 'room' }

/** Stores everything that is still missing. A repeated call continues where the last one stopped. */
export async function keepWholeSite(): Promise<KeepResult> {
  try {
    await keepAll([...wholeSite, ...(await onceDemanded())])
    return { isComplete: true, since: await noteCompletion() }
  } catch (error) {
    return { isComplete: false, reason: isQuotaError(error) ? 'room' : 'connection' }
  }
}
