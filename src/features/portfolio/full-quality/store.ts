/** One photograph's widest file. */
export interface PhotoFile {
  readonly url: string
  /** The key under which it is saved. It is the same in every build with the same original. */
  readonly key: string
  readonly bytes: number
}

/** Which photographs are on this device. */
export interface Kept {
  readonly saved: readonly PhotoFile[]
  readonly missing: readonly PhotoFile[]
  /** Whether the missing ones replace photographs of an earlier build. */
  readonly isOutdated: boolean
}

/** Why not all photographs could be saved. */
export class SaveError extends Error {
  readonly reason: 'connection' | 'room' | 'refused'

  constructor(reason: SaveError['reason']) {
    super(`Not all photographs could be saved: ${reason}`)
    this.reason = reason
  }
}

/** The service worker answers from it (workers/full-quality.ts). */
const cacheName = 'full-quality-photos'

/** The build's list of the widest file of every photograph. It is precached like the pages. */
export async function listPhotos(): Promise<readonly PhotoFile[]> {
  const response = await fetch('/full-quality.json')
  return response.json()
}

/** Finds out which photographs are on this device. */
export async function findKept(files: readonly PhotoFile[]): Promise<Kept> {
  if (!(await caches.has(cacheName))) return { saved: [], missing: files, isOutdated: false }
  const cache = await caches.open(cacheName)
  const kept = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname))
  const saved = files.filter(({ key }) => kept.has(key))
  const missing = files.filter(({ key }) => !kept.has(key))
  return { saved, missing, isOutdated: missing.length > 0 && saved.length < kept.size }
}

/**
 * Saves the missing photographs, one after the other, and deletes those of an earlier build at the end. After a failure the
 * saved ones stay, and the next call continues from there.
 *
 * @param onSaved after each photograph
 * @throws SaveError
 */
export async function savePhotos(
  files: readonly PhotoFile[],
  { signal, onSaved }: { readonly signal: AbortSignal; readonly onSaved: (file: PhotoFile) => void },
): Promise<void> {
  const cache = await caches.open(cacheName).catch(() => {
    throw new SaveError('refused')
  })
  for (const file of (await findKept(files)).missing) {
    const body = await fetchWhole(file, signal)
    if (!body) return
    try {
      await cache.put(file.key, new Response(body))
    } catch (error) {
      throw new SaveError(isQuotaError(error) ? 'room' : 'refused')
    }
    onSaved(file)
  }
  const current = new Set(files.map(({ key }) => key))
  for (const request of await cache.keys()) {
    if (!current.has(new URL(request.url).pathname)) await cache.delete(request)
  }
}

export async function removePhotos(): Promise<void> {
  await caches.delete(cacheName)
}

/** The file, or `undefined` once it was aborted. */
async function fetchWhole({ url, bytes }: PhotoFile, signal: AbortSignal): Promise<Blob | undefined> {
  try {
    const response = await fetch(url, { signal })
    const body = await response.blob()
    signal.throwIfAborted()
    // Without a connection the service worker answers with a smaller one.
    if (!response.ok || body.size !== bytes) throw new SaveError('connection')
    return body
  } catch {
    if (signal.aborted) return undefined
    throw new SaveError('connection')
  }
}

function isQuotaError(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'QuotaExceededError'
}
