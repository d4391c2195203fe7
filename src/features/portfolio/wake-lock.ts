import { useEffect } from 'react'

/** Keeps the screen on while mounted, where the browser can; it lets go by itself whenever the page is hidden. */
export function useWakeLock(): void {
  useEffect(() => {
    if (!('wakeLock' in navigator)) return
    let lock: Promise<WakeLockSentinel | undefined> | undefined

    function keepOn(): void {
      // Refused on a low battery, for one: the screen then behaves as ever.
      if (document.visibilityState === 'visible')
        lock = navigator.wakeLock.request('screen').catch(() => undefined)
    }

    keepOn()
    document.addEventListener('visibilitychange', keepOn)
    return () => {
      document.removeEventListener('visibilitychange', keepOn)
      void lock?.then((held) => held?.release())
    }
  }, [])
}
