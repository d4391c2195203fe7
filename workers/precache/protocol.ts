/** Message by which a page asks the service worker to precache what is missing. It answers with a {@link PrecacheResult}. */
export const precacheSiteMessage = 'PRECACHE_SITE'

export type PrecacheResult = 'complete' | 'interrupted' | 'out of space'

/** Message by which a page asks whether it is of the service worker's build. It carries the `mark` in the page's HTML. */
export const isOfBuildMessage = 'IS_OF_BUILD'
