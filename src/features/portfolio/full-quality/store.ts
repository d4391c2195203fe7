/** One photograph's widest file. */
export interface PhotoFile {
  readonly url: string
  /** Under which it is saved: the same in every build that has the same original. */
  readonly key: string
  readonly bytes: number
}

/** What of the photographs is on this device. */
export interface Kept {
  readonly saved: readonly PhotoFile[]
  readonly missing: readonly PhotoFile[]
  /** Whether those that are missing take the place of an earlier build's. */
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

/** The widest file of every photograph, as the build lists them; on the device like the pages themselves. */
export async function listPhotos(): Promise<readonly PhotoFile[]> {
  const response = await fetch('/full-quality.json')
  return response.json()
}

/** Looks up which of the photographs are on this device. */
export async function findKept(files: readonly PhotoFile[]): Promise<Kept> {
  if (!(await caches.has(cacheName))) return { saved: [], missing: files, isOutdated: false }
  const cache = await caches.open(cacheName)
  const kept = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname))
  const saved = files.filter(({ key }) => kept.has(key))
  const missing = files.filter(({ key }) => !kept.has(key))
  return { saved, missing, isOutdated: missing.length > 0 && saved.length < kept.size }
}

/**
 * Saves the photographs that are missing, one after the other, and drops those of an earlier build at the end. What has
 * arrived stays, however it ends: saving again goes on from there.
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

/** The file, or nothing once it was given up. */
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
