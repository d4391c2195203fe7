/** Message by which a page asks the service worker to precache what is missing. It answers with a {@link PrecacheResult}. */
export const precacheSiteMessage = 'PRECACHE_SITE'

export type PrecacheResult =
  /** When the last missing file was stored, as an ISO date. */
  | { readonly isComplete: true; readonly since: string }
  | { readonly isComplete: false; readonly reason: 'connection' | 'room' }

/** Message by which a page asks whether it is of the service worker's build. It carries the `mark` in the page's HTML. */
export const isOfBuildMessage = 'IS_OF_BUILD'
