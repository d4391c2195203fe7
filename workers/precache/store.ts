import { type Entry, entries } from './entries'

/** Every build has its own cache, so a failed installation changes nothing. */
const prefix = 'precache-'

/** In a build's cache once all its files are there. */
const completionPath = '/precache-completion'

/** The cache of one entry: the names of the builds that were active on this device, newest first. */
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

export async function findInOtherBuilds(path: string): Promise<Response | undefined> {
  for (const cache of await openOthers()) {
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

/** Whether another build is complete on this device. An update must not lose that. */
export async function isAnotherComplete(): Promise<boolean> {
  const marks = await Promise.all((await openOthers()).map((cache) => cache.match(completionPath)))
  return marks.some(Boolean)
}

/**
 * Deletes all other builds but those that were active last: two while this one is not, and then the one before, which open
 * tabs may still need.
 */
export async function forgetBuilds(isActive: boolean): Promise<void> {
  const own = await ownName
  const list = await caches.open(activeBuilds)
  const before: string[] = (await (await list.match('/'))?.json()) ?? []
  const kept = [own, ...before.filter((name) => name !== own)].slice(0, isActive ? 2 : 3)
  if (isActive) await list.put('/', Response.json(kept))
  const gone = (await caches.keys()).filter((name) => name.startsWith(prefix) && !kept.includes(name))
  await Promise.all(gone.map((name) => caches.delete(name)))
}
