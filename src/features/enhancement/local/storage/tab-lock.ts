/** One tab at a time saves its batch. The browser frees a lock when its tab closes or crashes. */
const lockName = 'enhancement-batch'

/** Held by every tab whose list has results. */
const resultsLockName = 'enhanced-photographs'

/**
 * Takes the lock of the saved batch. Resolves to how to release it; `undefined` if another tab has it.
 *
 * @param wait milliseconds within which the other tab may still release it
 */
export function takeLock(wait: number): Promise<(() => void) | undefined> {
  return new Promise((resolve) => {
    // Only old browsers have no locks. Two tabs of one of them are rare.
    if (!navigator.locks) return resolve(() => {})
    const hold = (lock: Lock | null) => {
      if (!lock) return resolve(undefined)
      return new Promise<void>((release) => resolve(release))
    }
    const options = wait > 0 ? { signal: AbortSignal.timeout(wait) } : { ifAvailable: true }
    navigator.locks.request(lockName, options, hold).catch(() => resolve(undefined))
  })
}

let releaseResults: (() => void) | undefined

/** Tells other tabs whether this one needs the results in the cache. */
export function holdResults(isNeeded: boolean): void {
  if (!isNeeded) {
    releaseResults?.()
    releaseResults = undefined
  } else if (!releaseResults && navigator.locks) {
    const released = new Promise<void>((resolve) => {
      releaseResults = resolve
    })
    navigator.locks.request(resultsLockName, { mode: 'shared' }, () => released).catch(() => {})
  }
}

/** Whether another tab needs results in the cache. */
export async function areResultsInUse(): Promise<boolean> {
  const { held = [] } = (await navigator.locks?.query()) ?? {}
  const own = releaseResults ? 1 : 0
  return held.filter(({ name }) => name === resultsLockName).length > own
}
