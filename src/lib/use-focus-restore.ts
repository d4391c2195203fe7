import { type RefObject, useEffect } from 'react'

/**
 * Keeps the focus in place: when the focused element is removed, its nearest focusable ancestor gets the
 * focus. Otherwise the browser would start again at the top of the page.
 */
export function useFocusRestore(around: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = around.current
    if (!element) return
    let used: Element[] = []
    const remember = (event: Event) => {
      used = event.composedPath().filter((target) => target instanceof Element)
    }
    const observer = new MutationObserver(() => {
      if (used[0]?.isConnected !== false || document.activeElement !== document.body) return
      const nearest = used.find((one) => one.isConnected && one.hasAttribute('tabindex'))
      used = []
      if (nearest instanceof HTMLElement) nearest.focus({ preventScroll: true })
    })
    // Safari doesn't focus what is pressed.
    element.addEventListener('click', remember)
    element.addEventListener('focusin', remember)
    observer.observe(element, { childList: true, subtree: true })
    return () => {
      element.removeEventListener('click', remember)
      element.removeEventListener('focusin', remember)
      observer.disconnect()
    }
  }, [around])
}
