import { type RefObject, useLayoutEffect } from 'react'

/**
 * Keeps an element's height, in pixels, in a custom property of the document while the element is rendered. The page and
 * its dialogs leave that much space for messages at the bottom of the screen.
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
