import { type RefObject, useLayoutEffect } from 'react'

/**
 * Keeps an element's height in a variable of the style sheets, in pixels, for as long as it is rendered. Messages tell so
 * how much of the screen's end they take, and the page and its dialogs end above them.
 */
export function useHeightVariable(
  name: `--${string}`,
  element: RefObject<HTMLElement | null>,
  isMeasured = true,
): void {
  useLayoutEffect(() => {
    const measured = element.current
    if (!isMeasured || !measured) return
    const { style } = document.documentElement
    const observer = new ResizeObserver(() => style.setProperty(name, `${measured.offsetHeight}px`))
    observer.observe(measured)
    return () => {
      observer.disconnect()
      style.removeProperty(name)
    }
  }, [name, element, isMeasured])
}
