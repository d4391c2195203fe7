import { untilFree } from './locks'
import { pause } from './pause'

/** Milliseconds within which a page that was reloaded has the lock of its former self. */
const ownTime = 500

/** Milliseconds within which a tab that was reloaded comes before others. */
const reloadTime = 3_000

/**
 * Lets one tab at a time do something: the first one, until it's closed or another tab takes over. Browsers
 * without Web Locks, or that refuse them, let every tab do it.
 *
 * @param begin called when this tab's turn begins. The signal is aborted once another tab has taken over.
 * @param wait called when another tab has its turn
 * @returns how to take over
 */
export function inOneTab(name: string, begin: (over: AbortSignal) => void, wait: () => void): () => void {
  let takeOver = () => {}

  const take = async (options: LockOptions) => {
    const over = new AbortController()
    const hold = (lock: Lock | null) => {
      if (!lock) return
      begin(over.signal)
      return new Promise<never>(() => {
        // The browser releases the lock when the tab closes or another one steals it.
      })
    }
    try {
      await navigator.locks.request(name, options, hold)
    } catch (cause) {
      // Stolen, or not free in time.
      if (!/^(?:Abort|Timeout)Error$/.test((cause as Error).name)) throw cause
    }
    over.abort()
  }

  const nextOptions = (): Promise<LockOptions> => {
    const stop = new AbortController()
    const free = async () => {
      await untilFree(name, stop.signal)
      await pause(reloadTime)
      return { ifAvailable: true }
    }
    const pressed = new Promise<LockOptions>((resolve) => {
      takeOver = () => resolve({ steal: true })
    })
    return Promise.race([free(), pressed]).finally(() => stop.abort())
  }

  const takeTurns = async () => {
    await take({ signal: AbortSignal.timeout(ownTime) })
    for (;;) {
      wait()
      await take(await nextOptions())
    }
  }
  takeTurns().catch(() => begin(new AbortController().signal))
  return () => takeOver()
}
