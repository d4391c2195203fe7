/** Message by which a page asks the service worker to precache what is missing. It answers with a {@link PrecacheResult}. */
export const precacheSiteMessage = 'PRECACHE_SITE'

export type PrecacheResult =
  /** When the last missing file was stored, as an ISO date. */
  | { readonly isComplete: true; readonly since: string }
  | { readonly isComplete: false; readonly reason: 'connection' | 'room' }
