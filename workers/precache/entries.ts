/** A page or file of the build that is precached (tools/build/precache.ts writes the list). */
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

/** The page for unknown addresses. Servers answer with status 404 for its own address, too. */
export const notFoundPage = '/404.html'

/** The entry for a path. As on a server, capitals, a slash at the end or the file's name lead to the same page. */
export function entryAt(path: string): Entry | undefined {
  const page = path.toLowerCase().replace(/(?:\/index)?(?:\.html|\/)?$/, '')
  return byUrl.get(path) ?? byUrl.get(page || '/')
}

export function isPage({ url }: Entry): boolean {
  return url === notFoundPage || !/\.\w+$/.test(url)
}
