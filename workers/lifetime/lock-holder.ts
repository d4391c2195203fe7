import type { LockHolder } from './protocol'

export const lockHolder: LockHolder = {
  holdLock: (name) =>
    new Promise((resolve) => {
      if (!navigator.locks) {
        resolve(false)
        return
      }
      navigator.locks.request(name, () => {
        resolve(true)
        return new Promise(() => {
          // The browser releases the lock when the worker ends.
        })
      })
    }),
}
