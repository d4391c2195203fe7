import { fetchPhoto } from './fetch-photo.ts'

/** The path of the build's list. It has the SHA-256 of every photograph in hexadecimal, by path. */
export const photoHashesPath = '/photo-hashes.json'

/** How long the list is cached, in milliseconds. During this time a changed photograph may still get its old result. */
const lifetime = 60_000

const limits = { maxBytes: 256_000, timeout: 3_000 }

type Hashes = ReadonlyMap<string, string>

/**
 * Looks up the hashes of photographs in the list that the site's build has made. So an existing result is found without
 * fetching the photograph. Without a list, no hash is known.
 */
export class PhotoHashes {
  readonly #lists = new Map<string, { readonly expires: number; readonly hashes: Promise<Hashes> }>()

  /** The photograph's SHA-256 in hexadecimal, if the site has listed it. */
  async of({ origin, pathname }: URL): Promise<string | undefined> {
    const now = performance.now()
    let list = this.#lists.get(origin)
    if (!list || list.expires < now) {
      list = { expires: now + lifetime, hashes: readHashes(origin).catch(() => new Map()) }
      this.#lists.set(origin, list)
    }
    return (await list.hashes).get(pathname)
  }
}

async function readHashes(origin: string): Promise<Hashes> {
  // Has no abort signal of a caller, because other callers wait for the same list.
  const bytes = await fetchPhoto(new URL(photoHashesPath, origin), limits, new AbortController().signal)
  const list: unknown = JSON.parse(new TextDecoder().decode(bytes))
  if (typeof list !== 'object' || list === null) return new Map()
  const entries = Object.entries(list).filter(([, hash]) => /^[0-9a-f]{64}$/.test(String(hash)))
  return new Map(entries as [string, string][])
}
