import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { actionLabels } from '@/content/pages/action-labels'
import { FreeEstimateButton } from '@/features/estimate/FreeEstimateButton'
import { FloatingButtonsContext } from '@/ui/use-hides-floating-buttons'
import { CallButton } from './ContactActions'
import classes from './FloatingButtons.module.css'

/**
 * "Call Now" and "Free Estimate", always within a thumb's reach. Hidden while the page shows its own call or
 * estimate button (it says so by `useHidesFloatingButtons`), and on a page that sells nothing (`data-no-sale`).
 */
export function FloatingButtons({ children }: { readonly children: ReactNode }) {
  /** `undefined` until hydration. */
  const [inView, setInView] = useState<ReadonlySet<Element>>()

  const report = useCallback((part: Element, isInView: boolean) => {
    setInView((known) => {
      const next = new Set(known)
      if (isInView) next.add(part)
      else next.delete(part)
      return next
    })
  }, [])

  useEffect(() => setInView((known) => known ?? new Set()), [])

  return (
    <FloatingButtonsContext value={report}>
      {children}
      <aside
        aria-label="Get in touch"
        className={classes.floating}
        // Until hydration, or if that never comes, they are where they cover nothing.
        data-hidden={inView ? inView.size > 0 : 'narrow'}
      >
        <CallButton className={classes.button}>{actionLabels.call}</CallButton>
        <FreeEstimateButton size="lg" className={classes.button} />
      </aside>
    </FloatingButtonsContext>
  )
}
