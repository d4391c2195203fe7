/** A page or file of the build that is kept for offline use (tools/build/offline.ts writes the list). */
export interface Entry {
  /** Its path, as people and pages ask for it. */
  readonly url: string
  /** For a page the mark that stands in its HTML, for a file the start of its SHA-256 digest in base64url. */
  readonly revision: string
  /** Kept only once it was used, and from then on by every version. */
  readonly isOnDemand?: true
}

declare const self: ServiceWorkerGlobalScope & { readonly __WB_MANIFEST: readonly Entry[] }

export const entries: readonly Entry[] = self.__WB_MANIFEST

const byUrl = new Map(entries.map((entry) => [entry.url, entry]))

/** The page that answers unknown addresses. Servers give it status 404 under its own address, too. */
export const notFoundPage = '/404.html'

/** The entry that answers a path, with or without a slash at its end. */
export function entryAt(path: string): Entry | undefined {
  return byUrl.get(path.replace(/(.)\/$/, '$1'))
}

/** Whether it is a page rather than a file. */
export function isPage({ url }: Entry): boolean {
  return url === notFoundPage || !/\.\w+$/.test(url)
}
