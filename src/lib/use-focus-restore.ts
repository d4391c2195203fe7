import { type RefObject, useEffect } from 'react'

/**
 * Keeps the focus in place: when the focused element is removed, its nearest focusable ancestor gets the
 * focus. Otherwise the browser would start again at the top of the page.
 */
export function useFocusRestore(around: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = around.current
    if (!element) return
    let pressed: Element[] = []
    const remember = (event: Event) => {
      pressed = event.composedPath().filter((target) => target instanceof Element)
    }
    const observer = new MutationObserver(() => {
      if (pressed[0]?.isConnected !== false || document.activeElement !== document.body) return
      const nearest = pressed.find((one) => one.isConnected && one.hasAttribute('tabindex'))
      pressed = []
      if (nearest instanceof HTMLElement) nearest.focus({ preventScroll: true })
    })
    element.addEventListener('click', remember)
    observer.observe(element, { childList: true, subtree: true })
    return () => {
      element.removeEventListener('click', remember)
      observer.disconnect()
    }
  }, [around])
}
