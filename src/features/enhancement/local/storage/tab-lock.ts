/** One tab at a time saves its batch. The browser frees a lock when its tab closes or crashes. */
const lockName = 'enhancement-batch'

/** Held by every tab whose list has results. */
const resultsLockName = 'enhanced-photographs'

/** Takes the lock of the saved batch. Resolves to how to release it; `undefined` if another tab has it. */
export function takeLock(): Promise<(() => void) | undefined> {
  const none = () => {}
  return new Promise((resolve) => {
    // Only old browsers have no locks. Two tabs of one of them are rare.
    if (!navigator.locks) return resolve(none)
    const hold = (lock: Lock | null) => {
      if (!lock) return resolve(undefined)
      return new Promise<void>((release) => resolve(release))
    }
    navigator.locks.request(lockName, { ifAvailable: true }, hold).catch(() => resolve(none))
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
