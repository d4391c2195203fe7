import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { FreeEstimateButton } from '@/features/estimate/FreeEstimateButton'
import { type OwnActions, OwnActionsContext } from '@/ui/own-actions'
import { CallButton } from './ContactActions'
import classes from './FloatingActions.module.css'

/**
 * "Call Now" and "Free Estimate", always within a thumb's reach. On screens where they would cover the page, they are hidden
 * while the page itself shows such buttons. The style sheet decides on which screens.
 */
export function FloatingActions({ children }: { readonly children: ReactNode }) {
  /** `undefined` until hydration. */
  const [inView, setInView] = useState<ReadonlyMap<Element, OwnActions>>()
  const kinds = inView && [...inView.values()]

  const report = useCallback((part: Element, kind: OwnActions | undefined) => {
    setInView((known) => {
      const next = new Map(known)
      if (kind) next.set(part, kind)
      else next.delete(part)
      return next
    })
  }, [])

  useEffect(() => setInView((known) => known ?? new Map()), [])

  return (
    <OwnActionsContext value={report}>
      {children}
      <aside
        aria-label="Get in touch"
        className={classes.floating}
        data-beside={kinds ? (kinds.includes('work') ? 'work' : kinds[0]) : 'hero'}
      >
        <CallButton className={classes.button}>Call Now</CallButton>
        <FreeEstimateButton size="lg" className={classes.button} isAtHand={kinds?.length === 0} />
      </aside>
    </OwnActionsContext>
  )
}
