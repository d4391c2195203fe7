import { IconPhone } from '@tabler/icons-react'
import { telephoneLink } from '@/content/business'
import { FreeEstimateButton } from '@/features/estimate/FreeEstimateButton'
import { AnchorButton } from '@/ui/LinkButton'
import classes from './FloatingActions.module.css'
import { useActionsInView } from './use-actions-in-view'

/**
 * "Call Now" and "Free Estimate", always within a thumb's reach. On screens where they would cover the page, they are hidden
 * while the page itself shows such buttons. The style sheet decides on which screens.
 */
export function FloatingActions() {
  const inView = useActionsInView()
  return (
    <aside
      aria-label="Get in touch"
      className={classes.floating}
      data-unknown={inView === undefined || undefined}
      data-hero={inView?.includes('hero') || undefined}
      data-work={inView?.includes('work') || undefined}
    >
      <AnchorButton
        href={telephoneLink()}
        variant="default"
        className={`${classes.button} ${classes.call}`}
        leftSection={<IconPhone size={20} stroke={1.75} aria-hidden />}
      >
        Call Now
      </AnchorButton>
      <FreeEstimateButton
        size="lg"
        className={`${classes.button} ${classes.estimate}`}
        isAtHand={inView?.length === 0}
      />
    </aside>
  )
}
