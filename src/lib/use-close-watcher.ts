import { useEffect, useEffectEvent } from 'react'

type CloseWatcher = { onclose: (() => void) | null; destroy(): void }

/**
 * Calls back when a visitor asks to close what is open: with Escape, or with a phone's "back", which then does
 * not leave the page. It is the only one that listens, so one press closes one thing.
 */
export function useCloseWatcher(onClose: () => void): void {
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (!('CloseWatcher' in window)) return onEscape(() => close())
    const watcher = new (window.CloseWatcher as new () => CloseWatcher)()
    watcher.onclose = () => close()
    return () => watcher.destroy()
  }, [])
}

/** What is open, the last one on top. */
const opened: AbortController[] = []

/**
 * For browsers without close watchers: like them, it calls back once, and of what is open only the last one.
 * A popover above takes the key itself.
 */
function onEscape(close: () => void): () => void {
  const listening = new AbortController()
  const end = () => {
    listening.abort()
    if (opened.includes(listening)) opened.splice(opened.indexOf(listening), 1)
  }
  function listen({ key, isComposing }: KeyboardEvent): void {
    const isForPopover = document.querySelector('[popover=auto]:popover-open')
    if (key !== 'Escape' || isComposing || isForPopover || opened.at(-1) !== listening) return
    // Those below have heard the key before.
    end()
    close()
  }
  opened.push(listening)
  document.addEventListener('keydown', listen, { capture: true, signal: listening.signal })
  return end
}
