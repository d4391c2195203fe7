/** A page asks the service worker to precache what is missing. It answers with a {@link PrecacheResult}. */
export const precacheSiteMessage = 'PRECACHE_SITE'

export type PrecacheResult = 'complete' | 'interrupted' | 'out of space'

/** A page asks about the service worker's build. The message carries the `mark` in the page's HTML. */
export const describeBuildMessage = 'DESCRIBE_BUILD'

export interface BuildDescription {
  /** True if the page is of this build. */
  readonly isOfPage: boolean
  /** True if the whole build is on the device. */
  readonly isComplete: boolean
}

/** Message to all pages: there is a new version, and the device has no room for it. */
export const updateNeedsRoomMessage = 'UPDATE_NEEDS_ROOM'
