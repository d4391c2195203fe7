/**
 * Keeps the screen on until the returned function is called, where the browser can. It lets go by itself whenever the
 * page is hidden, so it is asked again when the page comes back.
 */
export function keepScreenOn(): () => void {
  let lock: Promise<WakeLockSentinel | undefined> | undefined
  const ask = () => {
    // Refused on a low battery, for one: the screen then behaves as ever.
    if (document.visibilityState === 'visible')
      lock = navigator.wakeLock?.request('screen').catch(() => undefined)
  }

  ask()
  document.addEventListener('visibilitychange', ask)
  return () => {
    document.removeEventListener('visibilitychange', ask)
    lock?.then((held) => held?.release())
  }
}
