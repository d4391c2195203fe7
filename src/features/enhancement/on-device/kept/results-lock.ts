import { holdSharedLock, sharedLocks } from '@/lib/locks'

/** Held by every tab whose list has results. */
const lockName = 'enhanced-photographs'

let release: (() => void) | undefined

/** Tells other tabs whether this one needs the results in the cache. */
export function holdResults(isNeeded: boolean): void {
  if (isNeeded) release ??= holdSharedLock(lockName)
  else {
    release?.()
    release = undefined
  }
}

/** Whether another tab needs results in the cache. */
export async function areResultsInUse(): Promise<boolean> {
  const own = release ? 1 : 0
  return (await sharedLocks()).filter((name) => name === lockName).length > own
}
