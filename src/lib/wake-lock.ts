/** Makes a switch that keeps the screen on. */
export function createWakeLock(): (isNeeded: boolean) => void {
  let letSleep: (() => void) | undefined
  return (isNeeded) => {
    if (isNeeded) letSleep ??= keepScreenOn()
    else {
      letSleep?.()
      letSleep = undefined
    }
  }
}

/**
 * Keeps the screen on until the returned function is called, if the browser can. The browser releases the
 * wake lock whenever the page is hidden, so it is requested again when the page is visible.
 */
export function keepScreenOn(): () => void {
  let lock: Promise<WakeLockSentinel | undefined> | undefined
  const ask = () => {
    // Refused, for example on a low battery. The screen then turns off as usual.
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
