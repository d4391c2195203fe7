import { type Entry, entries } from './entries'

declare const self: ServiceWorkerGlobalScope

/** Every build has its own cache, so a failed installation changes nothing. */
const prefix = 'precache-'

/** In a build's cache since all its files are there. */
const completionPath = '/precache-completion'

/** The cache of one entry, a list ({@link activeBefore}). */
const activeBuilds = 'active-builds'

/** The name of this build's cache. It is made from the list of entries, which differs in every build. */
const ownName = (async () => {
  const list = new TextEncoder().encode(JSON.stringify(entries))
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', list)).slice(0, 8)
  return prefix + Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
})()

const openOwn = async () => caches.open(await ownName)

async function openOthers(): Promise<Cache[]> {
  const own = await ownName
  const names = (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== own)
  return Promise.all(names.map((name) => caches.open(name)))
}

/** `Vary` does not matter: it is about compression, and stored responses are not compressed. */
const anyCoding = { ignoreVary: true }

export async function findPrecached({ url }: Entry): Promise<Response | undefined> {
  return (await openOwn()).match(url, anyCoding)
}

/** Stores the response for an entry. @throws a `QuotaExceededError` if the device has no free space */
export async function put({ url }: Entry, response: Response): Promise<void> {
  await (await openOwn()).put(url, response)
}

const pathsIn = async (cache: Cache) => (await cache.keys()).map(({ url }) => new URL(url).pathname)

export async function findMissing(among: readonly Entry[]): Promise<Entry[]> {
  const stored = new Set(await pathsIn(await openOwn()))
  return among.filter(({ url }) => !stored.has(url))
}

/** Finds a file of another build, or only of one of which everything is on this device. */
export async function findInOtherBuilds(path: string, mustBeComplete = false): Promise<Response | undefined> {
  for (const cache of await openOthers()) {
    if (mustBeComplete && !(await cache.match(completionPath))) continue
    const response = await cache.match(path, anyCoding)
    if (response) return response
  }
  return undefined
}

export async function pathsInOtherBuilds(): Promise<string[]> {
  return (await Promise.all((await openOthers()).map(pathsIn))).flat()
}

export async function markComplete(): Promise<void> {
  await (await openOwn()).put(completionPath, new Response())
}

/** True if the whole build is on this device. */
export async function isComplete(): Promise<boolean> {
  return (await (await openOwn()).match(completionPath)) !== undefined
}

/** True if another build is complete on this device. An update must not lose that. */
export async function isAnotherComplete(): Promise<boolean> {
  return (await findInOtherBuilds(completionPath)) !== undefined
}

/** The names of the builds that were active on this device, newest first. */
async function activeBefore(): Promise<string[]> {
  const list = await caches.open(activeBuilds)
  return (await (await list.match('/'))?.json()) ?? []
}

async function forget(isForgotten: (name: string) => boolean): Promise<void> {
  for (const name of await caches.keys()) {
    if (!name.startsWith(prefix) || !isForgotten(name)) continue
    // A deleted cache takes up its room for as long as anything refers to it, an empty one does not.
    const cache = await caches.open(name)
    for (const request of await cache.keys()) await cache.delete(request)
    await caches.delete(name)
  }
}

/** Removes all builds but this many: this one, and those that were active last. */
export async function removeOldBuilds(count: number): Promise<void> {
  const left = [...new Set([await ownName, ...(await activeBefore())])].slice(0, count)
  await forget((name) => !left.includes(name))
}

/** Takes this build down as the active one. The one before stays, because open tabs may still need it. */
export async function becomeActive(): Promise<void> {
  const own = await ownName
  const before = await activeBefore()
  const kept = [...new Set([own, ...before])].slice(0, 2)
  await (await caches.open(activeBuilds)).put('/', Response.json(kept))
  // A newer version may be half installed already, into a cache that was never active.
  const isNewerComing = self.registration.installing !== null
  await forget((name) => !kept.includes(name) && (before.includes(name) || !isNewerComing))
}
