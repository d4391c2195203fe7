const lockName = 'enhancement-batch'

/**
 * Makes this tab the one that keeps the queue, as soon as no other is. It stays so until it is closed, however that
 * comes about.
 *
 * @param onWait told at once when another tab has the queue
 */
export function acquireTabLock(onOwn: () => void, onWait: () => void): void {
  // Browsers without locks are old, and their tabs few.
  if (!navigator.locks) {
    onOwn()
    return
  }
  const hold = (lock: Lock | null) => {
    if (lock) {
      onOwn()
      return new Promise<never>(() => {
        // Never released: it ends with the tab.
      })
    }
    onWait()
    navigator.locks.request(lockName, hold).catch(onOwn)
    return undefined
  }
  navigator.locks.request(lockName, { ifAvailable: true }, hold).catch(onOwn)
}
