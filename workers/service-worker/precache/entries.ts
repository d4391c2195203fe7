/** A page or file of the build that is precached (tools/vite/precache.ts writes the list). */
export interface Entry {
  /** Its path, as in links and in the address bar. */
  readonly url: string
  /** For a page, the mark in its HTML. For a file, the start of its SHA-256 digest in base64url. */
  readonly revision: string
  /** Not installed in advance. It is stored at its first use, and later versions then install it, too. */
  readonly isOnDemand?: true
}

declare const self: ServiceWorkerGlobalScope & { readonly __WB_MANIFEST: readonly Entry[] }

export const entries: readonly Entry[] = self.__WB_MANIFEST

const byUrl = new Map(entries.map((entry) => [entry.url, entry]))

/**
 * The page for unknown addresses. By its name without `.html`, to which some hosts redirect; where that is an
 * unknown address, it is answered with this page and status 404.
 */
export const notFoundPage = '/404'

/** The entry for a path. As on the server, capitals, repeated or final slashes and the file's name find it, too. */
export function entryAt(path: string): Entry | undefined {
  const page = path
    .toLowerCase()
    .replace(/\/{2,}/g, '/')
    .replace(/(.)\/$/, '$1')
  return byUrl.get(path) ?? byUrl.get(page === '/index.html' ? '/' : page.replace(/\.html$/, ''))
}

export function isPage({ url }: Entry): boolean {
  return !/\.\w+$/.test(url)
}
