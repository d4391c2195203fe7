import { delay } from './delay'
import { untilFree } from './locks'

/** Milliseconds within which a page that was reloaded has the lock of its former self. */
const ownTime = 500

/** Milliseconds within which a tab that was reloaded comes before others. */
const reloadTime = 3_000

/**
 * Lets one tab at a time do something: the first one, until it's closed or another tab takes over. Browsers
 * without Web Locks, or that refuse them, let every tab do it.
 *
 * @param begin called when this tab's turn begins, with whether it was taken from another tab. The signal is aborted
 * once another tab has taken over.
 * @param wait called when another tab has its turn
 * @returns how to take over
 */
export function inOneTab(
  name: string,
  begin: (over: AbortSignal, isTakenOver: boolean) => void,
  wait: () => void,
): () => void {
  let takeOver = () => {}

  /** Resolves to `false` if the lock isn't to be had, and to `true` when this tab's turn is over. */
  const take = async (options: LockOptions): Promise<boolean> => {
    const over = new AbortController()
    let hadTurn = false
    const hold = (lock: Lock | null) => {
      if (!lock) return
      hadTurn = true
      begin(over.signal, options.steal === true)
      return new Promise<never>(() => {
        // The browser releases the lock when the tab closes or another one steals it.
      })
    }
    try {
      await navigator.locks.request(name, options, hold)
    } catch (cause) {
      // Stolen.
      if ((cause as Error).name !== 'AbortError') throw cause
    }
    over.abort()
    return hadTurn
  }

  const nextOptions = (): Promise<LockOptions> => {
    const stop = new AbortController()
    const free = async () => {
      await untilFree(name, stop.signal)
      await delay(reloadTime)
      return { ifAvailable: true }
    }
    const pressed = new Promise<LockOptions>((resolve) => {
      takeOver = () => resolve({ steal: true })
    })
    return Promise.race([free(), pressed]).finally(() => stop.abort())
  }

  const takeTurns = async () => {
    // Whether it's free is a fact. A page that is busy would hear of a time-out before it hears of the lock. Where
    // locks are refused, taking one says so.
    if (!(await take({ ifAvailable: true }))) {
      await untilFree(name, AbortSignal.timeout(ownTime)).catch(() => {})
      await take({ ifAvailable: true })
    }
    for (;;) {
      wait()
      await take(await nextOptions())
    }
  }
  takeTurns().catch(() => begin(new AbortController().signal, false))
  return () => takeOver()
}
