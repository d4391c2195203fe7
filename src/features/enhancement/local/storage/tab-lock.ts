const lockName = 'enhancement-batch'

/**
 * Takes the lock of the saved batch, so that one tab at a time saves its batch. The browser frees the lock when the tab
 * closes or crashes.
 *
 * @param onAcquire called once this tab has the lock
 * @param onWait called at once when another tab has it
 */
export function acquireTabLock(onAcquire: () => void, onWait: () => void): void {
  // Only old browsers have no locks. Two tabs of one of them are rare.
  if (!navigator.locks) {
    onAcquire()
    return
  }
  const hold = (lock: Lock | null) => {
    if (lock) {
      onAcquire()
      return new Promise<never>(() => {
        // Held until the tab is gone.
      })
    }
    onWait()
    navigator.locks.request(lockName, hold).catch(onAcquire)
    return undefined
  }
  navigator.locks.request(lockName, { ifAvailable: true }, hold).catch(onAcquire)
}
