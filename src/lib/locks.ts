/**
 * Web Locks, which every tab of the site sees. The browser frees those of a tab that closes or crashes. Old
 * browsers and pages that came over plain http have none: there, nobody else is taken to hold any.
 */

/** A lock that this tab holds while it needs it, together with any other tab that does. */
export interface SharedLock {
  hold(isNeeded: boolean): void
  isHeldElsewhere(): Promise<boolean>
}

export function createSharedLock(name: string): SharedLock {
  let release: (() => void) | undefined
  const request = () => {
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    navigator.locks?.request(name, { mode: 'shared' }, () => released).catch(() => {})
  }
  return {
    hold(isNeeded) {
      if (isNeeded) {
        if (!release) request()
      } else {
        release?.()
        release = undefined
      }
    },
    async isHeldElsewhere() {
      const own = release ? 1 : 0
      return (await sharedLocks()).filter((other) => other === name).length > own
    },
  }
}

/**
 * Takes a lock that one tab at a time has. Resolves to how to release it; `undefined` if another tab has it.
 *
 * @param wait milliseconds within which the other tab may still release it
 */
export function takeLock(name: string, wait: number): Promise<(() => void) | undefined> {
  return new Promise((resolve) => {
    if (!navigator.locks) return resolve(() => {})
    const hold = (lock: Lock | null) => {
      if (!lock) return resolve(undefined)
      return new Promise<void>((release) => resolve(release))
    }
    const options = wait > 0 ? { signal: AbortSignal.timeout(wait) } : { ifAvailable: true }
    navigator.locks.request(name, options, hold).catch(() => resolve(undefined))
  })
}

/** Does a task while it holds a lock together with any other tab that does the same. */
export async function withSharedLock<T>(name: string, task: () => Promise<T>): Promise<T> {
  return navigator.locks ? navigator.locks.request(name, { mode: 'shared' }, task) : task()
}

/** Does a task while no other tab holds a lock; nothing if one does. */
export async function withFreeLock(name: string, task: () => Promise<void>): Promise<void> {
  const unlock = await takeLock(name, 0)
  if (unlock) await task().finally(unlock)
}

/** Waits until nobody holds a lock. Rejects once the signal is aborted. */
export async function untilFree(name: string, signal?: AbortSignal): Promise<void> {
  await navigator.locks.request(name, { signal }, () => {})
}

/** The names of the shared locks that tabs hold or wait for, once for each. */
export async function sharedLocks(): Promise<string[]> {
  const { held = [], pending = [] } = (await navigator.locks?.query()) ?? {}
  return [...held, ...pending].filter(({ mode }) => mode === 'shared').map(({ name = '' }) => name)
}
