import { useEffect, useEffectEvent } from 'react'

type CloseWatcher = { onclose: (() => void) | null; destroy(): void }

/** True if the browser itself turns Escape and a phone's "back" into a request to close. */
export const hasCloseWatcher = 'CloseWatcher' in globalThis

/** Calls back at such a request, which then does not leave the page. */
export function useCloseWatcher(onClose: () => void): void {
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (!('CloseWatcher' in window)) return
    const watcher = new (window.CloseWatcher as new () => CloseWatcher)()
    watcher.onclose = () => close()
    return () => watcher.destroy()
  }, [])
}
