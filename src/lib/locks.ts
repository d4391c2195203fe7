/**
 * Web Locks, which every tab of the site sees. The browser frees those of a tab that closes or crashes. Old
 * browsers and pages that came over plain http have none: there, nobody else is taken to hold any.
 */

/** Makes a switch for a lock that this tab holds together with any other tab that needs it. */
export function createSharedLock(name: string): (isNeeded: boolean) => void {
  let release: (() => void) | undefined
  const request = () => {
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    navigator.locks?.request(name, { mode: 'shared' }, () => released).catch(() => {})
  }
  return (isNeeded) => {
    if (isNeeded) {
      if (!release) request()
    } else {
      release?.()
      release = undefined
    }
  }
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
