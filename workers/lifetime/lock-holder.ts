import type { LockHolder } from './protocol'

export const lockHolder: LockHolder = {
  holdLock: (name) =>
    new Promise((resolve) => {
      const hold = () => {
        resolve(true)
        return new Promise<never>(() => {
          // The browser releases the lock when the worker ends.
        })
      }
      // Browsers that store nothing for a site refuse it locks.
      const refused = () => resolve(false)
      if (navigator.locks) navigator.locks.request(name, hold).catch(refused)
      else refused()
    }),
}
