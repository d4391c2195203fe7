import { type Entry, entries } from './entries'

/** Every build has its own cache, so a failed installation changes nothing. */
const prefix = 'precache-'

/** The cache that records when each build's cache was completed and activated. */
const recordsCache = 'precache-records'

interface BuildRecord {
  /** When all files of the build were stored, as an ISO date. */
  readonly completed?: string
  /** When its service worker took over, as an ISO date. */
  readonly activated?: string
}

/** The name of this build's cache. It is made from the list of entries, which differs in every build. */
const ownCache = (async () => {
  const list = new TextEncoder().encode(JSON.stringify(entries))
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', list)).slice(0, 8)
  return prefix + Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
})()

const openOwn = async () => caches.open(await ownCache)

/** `Vary` does not matter: it is about compression, and stored responses are not compressed. */
const anyCoding = { ignoreVary: true }

/** The response that this build has stored for an entry. */
export async function findKept({ url }: Entry): Promise<Response | undefined> {
  return (await openOwn()).match(url, anyCoding)
}

/** Stores the response for an entry. @throws a `QuotaExceededError` if the device has no free space */
export async function put({ url }: Entry, response: Response): Promise<void> {
  await (await openOwn()).put(url, response)
}

/** The entries that are not stored yet. */
export async function findMissing(among: readonly Entry[]): Promise<Entry[]> {
  const kept = new Set((await (await openOwn()).keys()).map(({ url }) => new URL(url).pathname))
  return among.filter(({ url }) => !kept.has(url))
}

/** The response that any other version of the site has stored for a path, including versions before these caches. */
export async function findInOtherBuilds(path: string): Promise<Response | undefined> {
  const own = await ownCache
  for (const name of await caches.keys()) {
    if (name === own || !/precache/.test(name)) continue
    const kept = await (await caches.open(name)).match(path, { ...anyCoding, ignoreSearch: true })
    if (kept) return kept
  }
  return undefined
}

/** The paths of all files that other versions of the site have stored. */
export async function pathsInOtherBuilds(): Promise<string[]> {
  const own = await ownCache
  const names = (await caches.keys()).filter((name) => name !== own && isBuild(name))
  const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
  return requests.flat().map(({ url }) => new URL(url).pathname)
}

async function readRecord(name: string): Promise<BuildRecord> {
  const record = await (await caches.open(recordsCache)).match(`/${name}`)
  return record ? record.json() : {}
}

async function amendRecord(changes: BuildRecord): Promise<BuildRecord> {
  const name = await ownCache
  const record = { ...(await readRecord(name)), ...changes }
  await (await caches.open(recordsCache)).put(`/${name}`, Response.json(record))
  return record
}

const now = () => new Date().toISOString()

/** Records that all files of this build are stored. Returns the date of the first such record. */
export async function noteCompletion(): Promise<string> {
  const { completed } = await readRecord(await ownCache)
  return completed ?? (await amendRecord({ completed: now() })).completed ?? now()
}

/** Whether an earlier version has the whole site on this device. An update must not lose that. */
export async function isReplacingWholeSite(): Promise<boolean> {
  const own = await ownCache
  const names = await caches.keys()
  // Versions before these caches were always complete when they were active.
  if (names.some((name) => name.startsWith('workbox-precache'))) return true
  const records = await Promise.all(names.filter((name) => name !== own && isBuild(name)).map(readRecord))
  return records.some(({ activated, completed }) => activated && completed)
}

const isBuild = (name: string) => name.startsWith(prefix) && name !== recordsCache

/**
 * Activates this build's files. The previous build's files stay until the next update, because open tabs may still need
 * them. All older files are deleted, including those of versions that did not verify what they stored.
 */
export async function takeOver(): Promise<void> {
  await amendRecord({ activated: now() })
  const own = await ownCache
  const names = await caches.keys()
  const others = await Promise.all(
    names
      .filter((name) => name !== own && isBuild(name))
      .map(async (name) => ({ name, activated: (await readRecord(name)).activated ?? '' })),
  )
  const [before, ...older] = others.toSorted((a, b) => b.activated.localeCompare(a.activated))
  const outdated = names.filter((name) => name.startsWith('workbox-precache'))
  if (before?.activated === '') outdated.push(before.name)
  const gone = [...outdated, ...older.map(({ name }) => name)]
  const records = await caches.open(recordsCache)
  await Promise.all(gone.flatMap((name) => [caches.delete(name), records.delete(`/${name}`)]))
}
