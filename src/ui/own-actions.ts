import { createContext, type RefCallback, use, useCallback } from 'react'

/** Reports whether a part of the page with such buttons of its own is in view. */
type Report = (part: Element, isInView: boolean) => void

export const OwnActionsContext = createContext<Report>(() => {})

/**
 * A ref for a part of a page with its own way to call or to ask for an estimate, or that nothing may cover.
 * Beside it, the floating buttons disappear.
 */
export function useOwnActions(): RefCallback<Element> {
  const report = use(OwnActionsContext)
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
