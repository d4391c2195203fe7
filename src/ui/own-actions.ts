import { createContext, type RefCallback, use, useCallback } from 'react'

/**
 * A part of a page with its own way to call or to ask for an estimate: `hero` for the buttons of a page's head, `work` for
 * a form or a tool that nothing may cover.
 */
export type OwnActions = 'hero' | 'work'

/** Reports which kind a part in view is, and `undefined` when it leaves. */
type Report = (part: Element, kind: OwnActions | undefined) => void

export const OwnActionsContext = createContext<Report>(() => {})

/** A ref for such a part, beside which the floating buttons disappear. */
export function useOwnActions(kind: OwnActions): RefCallback<Element> {
  const report = use(OwnActionsContext)
  return useCallback(
    (part: Element) => {
      // In view until the observer knows better, so that the buttons don't appear for a moment.
      report(part, kind)
      const observer = new IntersectionObserver(
        ([entry]) => report(part, entry?.isIntersecting ? kind : undefined),
        // Below the header. Buttons further down the page haven't scrolled away yet.
        { rootMargin: `-64px 0px ${kind === 'hero' ? 1_000_000 : 0}px` },
      )
      observer.observe(part)
      return () => {
        observer.disconnect()
        report(part, undefined)
      }
    },
    [kind, report],
  )
}
