import { fetchPhoto } from './fetch-photo.ts'

/** Where a build of the site lists the SHA-256 of every photograph, in hexadecimal, by its path. */
export const photoHashesPath = '/photo-hashes.json'

/** How long a list is believed, in milliseconds: as long as a changed photograph may still be given its old result. */
const lifetime = 60_000

const limits = { maxBytes: 256_000, timeout: 3_000 }

type Hashes = ReadonlyMap<string, string>

/**
 * Knows a photograph's content without reading it, by the list that the site's build has made. So a result that exists
 * already is found without any photograph being fetched. Where there is no list, nothing is known.
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
  // Nobody's leaving ends it: the others wait for the same list.
  const bytes = await fetchPhoto(new URL(photoHashesPath, origin), limits, new AbortController().signal)
  const list: unknown = JSON.parse(new TextDecoder().decode(bytes))
  if (typeof list !== 'object' || list === null) return new Map()
  const entries = Object.entries(list).filter(([, hash]) => /^[0-9a-f]{64}$/.test(String(hash)))
  return new Map(entries as [string, string][])
}
