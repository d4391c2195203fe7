import { type Entry, entries, entryAt, isPage, notFoundPage } from './entries'
import { isQuotaError, keepEntry } from './fetch-entry'
import { findKept, findMissing, isReplacingWholeSite, noteCompletion, pathsInOtherBuilds } from './store'

declare const self: ServiceWorkerGlobalScope

/** As many requests as a slow connection carries without one holding up the other. */
const concurrency = 6

/** So many failures in one go mean that the network is gone; the rest is not asked for in vain. */
const mostFailures = 6

/** Keeps entries in the order given. What has arrived stays. @throws the first failure, after the others were tried */
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

/** The pages that are open now, and all that their HTML names: enough to open them again without a network. */
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

/** The on-demand entries that an earlier version has cached. An update caches them too, for use without a network. */
async function onceDemanded(): Promise<Entry[]> {
  const withoutDigest = (path: string) => path.replace(/-.{8}(?=\.\w+$)/, '')
  const before = new Set((await pathsInOtherBuilds()).map(withoutDigest))
  return entries.filter(({ isOnDemand, url }) => isOnDemand && before.has(withoutDigest(url)))
}

/**
 * Keeps what this version must have before it takes over: all of it where an earlier version has the whole site on this
 * device, and otherwise the open pages with what they need. The rest follows ({@link keepWholeSite}).
 *
 * @throws where anything of that could not be had; then the version before stays in charge. A first version that finds no
 *   room answers from the network, and tells the page so when it is asked to keep the rest
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

/** Keeps all that is still missing. Can be called again and again: it goes on from where it ended. */
export async function keepWholeSite(): Promise<KeepResult> {
  try {
    await keepAll([...wholeSite, ...(await onceDemanded())])
    return { isComplete: true, since: await noteCompletion() }
  } catch (error) {
    return { isComplete: false, reason: isQuotaError(error) ? 'room' : 'connection' }
  }
}
