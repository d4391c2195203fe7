import { IconPhone } from '@tabler/icons-react'
import { telephoneLink } from '../content/business'
import { FreeEstimateButton } from '../features/estimate/FreeEstimateButton'
import { AnchorButton } from '../ui/LinkButton'
import classes from './FloatingActions.module.css'

/** "Call Now" and "Free Estimate", always within a thumb's reach. */
export function FloatingActions() {
  return (
    <aside aria-label="Get in touch" className={classes.floating}>
      <AnchorButton
        href={telephoneLink()}
        variant="default"
        className={classes.button}
        leftSection={<IconPhone size={20} stroke={1.75} aria-hidden />}
      >
        Call Now
      </AnchorButton>
      <FreeEstimateButton size="lg" className={classes.button} />
    </aside>
  )
}
