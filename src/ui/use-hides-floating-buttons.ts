import { createContext, type RefCallback, use, useCallback } from 'react'

/** Reports whether a part of the page with such buttons of its own is in view. */
type Report = (part: Element, isInView: boolean) => void

export const FloatingButtonsContext = createContext<Report>(() => {})

/** Ref for a part of the page that the floating buttons must not stand beside: a form, a call button. */
export function useHidesFloatingButtons(): RefCallback<Element> {
  const report = use(FloatingButtonsContext)
  return useCallback(
    (part: Element) => {
      // In view until the observer knows better, so that the buttons don't appear for a moment.
      report(part, true)
      const observer = new IntersectionObserver(
        // A busy page gets several at once, of which the last one is true now.
        (entries) => report(part, entries.at(-1)?.isIntersecting === true),
        // Below the header.
        { rootMargin: '-64px 0px 0px' },
      )
      observer.observe(part)
      return () => {
        observer.disconnect()
        report(part, false)
      }
    },
    [report],
  )
}
