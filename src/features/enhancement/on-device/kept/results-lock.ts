import { createSharedLock } from '@/lib/locks'

/** Held by every tab whose list needs results in the cache. */
export const resultsLock = createSharedLock('enhanced-photographs')
