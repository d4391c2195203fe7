import { IconChevronDown, IconMenu2, IconPhone, IconX } from '@tabler/icons-react'
import { Link, useRouterState } from '@tanstack/react-router'
import { business, telephoneLink } from '@/content/business/business'
import { actionLabels } from '@/content/pages/action-labels'
import {
  headerLinks,
  homeLink,
  mainLinks,
  type NavigationLink,
  serviceLinks,
} from '@/content/pages/navigation'
import { LazyInstallLink } from '@/features/install/lazy-parts'
import { LinkButton } from '@/ui/LinkButton'
import patterns from '@/ui/patterns.module.css'
import { CallButton } from './ContactActions'
import classes from './Header.module.css'
import { Logo } from './Logo'
import { usePopover } from './use-popover'

/** Services are active on their own page only, other links also on the pages below theirs. */
function NavLink({ link, exact, onClick }: { link: NavigationLink; exact?: boolean; onClick?: () => void }) {
  return (
    <Link
      to={link.to}
      activeOptions={{ exact, includeSearch: false }}
      className={classes.link}
      onClick={onClick}
    >
      {link.label}
    </Link>
  )
}

export function Header() {
  return (
    <header className={classes.header}>
      <div className={classes.bar}>
        <Logo />
        <nav aria-label="Main" className={classes.desktop}>
          <NavLink link={homeLink} />
          <LinksMenu id="services-menu" label="Services" links={serviceLinks} />
          {headerLinks.inBar.map((link) => (
            <NavLink key={link.to} link={link} />
          ))}
          {headerLinks.underMore.length > 0 && (
            <LinksMenu id="more-menu" label="More" links={headerLinks.underMore} />
          )}
        </nav>
        <div className={classes.actions}>
          <CallButton variant="subtle" size="md" className={classes.action}>
            {actionLabels.call}
          </CallButton>
          <LinkButton to="/contact" size="md" className={classes.action}>
            {actionLabels.estimate}
          </LinkButton>
        </div>
        <MobileMenu />
        <p data-paper>{business.phone}</p>
      </div>
    </header>
  )
}

interface LinksMenuProps {
  readonly id: string
  readonly label: string
  readonly links: readonly NavigationLink[]
}

/** Links below one button. It is a native popover, so it opens before any script has run. */
function LinksMenu({ id, label, links }: LinksMenuProps) {
  const popover = usePopover()
  const path = useRouterState({ select: (state) => state.location.pathname })
  const active = links.some((link) => path.startsWith(link.to))
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        aria-expanded={popover.open}
        aria-controls={id}
        className={classes.link}
        data-status={active ? 'active' : undefined}
      >
        <span>{label}</span>
        <IconChevronDown size="1em" stroke={2} aria-hidden />
      </button>
      <div id={id} {...popover.props} className={classes.dropdown}>
        {links.map((link) => (
          <NavLink key={link.to} link={link} exact onClick={popover.close} />
        ))}
      </div>
    </>
  )
}

function MobileMenu() {
  const popover = usePopover()
  return (
    <div className={classes.mobile}>
      <a href={telephoneLink()} className={patterns.iconButton} aria-label={`Call ${business.phone}`}>
        <IconPhone size={24} stroke={1.5} aria-hidden />
      </a>
      <button
        type="button"
        popoverTarget="mobile-menu"
        aria-expanded={popover.open}
        aria-controls="mobile-menu"
        aria-label={popover.open ? 'Close menu' : 'Open menu'}
        className={patterns.iconButton}
      >
        {popover.open ? (
          <IconX size={26} stroke={1.5} aria-hidden />
        ) : (
          <IconMenu2 size={26} stroke={1.5} aria-hidden />
        )}
      </button>
      <div id="mobile-menu" {...popover.props} className={classes.sheet}>
        <nav aria-label="Menu">
          <NavLink link={homeLink} onClick={popover.close} />
          <p className={classes.group}>Services</p>
          {serviceLinks.map((link) => (
            <NavLink key={link.to} link={link} exact onClick={popover.close} />
          ))}
          <p className={classes.group}>Company</p>
          {mainLinks.map((link) => (
            <NavLink key={link.to} link={link} onClick={popover.close} />
          ))}
        </nav>
        <div className={classes.end}>
          <LazyInstallLink />
          <p>{actionLabels.callOn}</p>
          <CallButton variant="filled" fullWidth onClick={popover.close}>
            {business.phone}
          </CallButton>
        </div>
      </div>
    </div>
  )
}
