import { IconPhone } from '@tabler/icons-react'
import { business, telephoneLink } from '@/content/business'
import { ourWork } from '@/content/our-work'
import { AnchorButton, LinkButton } from '@/ui/LinkButton'
import classes from './Presentation.module.css'

/** The presentation's last slide, with ways to ask for an estimate. */
export function Invitation() {
  return (
    <div className={classes.invitation}>
      <p className={classes.question}>{ourWork.projects.invitation}</p>
      <a href={telephoneLink()} className={classes.phone}>
        {business.phone}
      </a>
      <div className={classes.actions}>
        <LinkButton to="/contact">Free Estimate</LinkButton>
        <AnchorButton
          href={telephoneLink()}
          variant="white"
          leftSection={<IconPhone size={20} stroke={1.75} aria-hidden />}
        >
          Call Now
        </AnchorButton>
      </div>
    </div>
  )
}
