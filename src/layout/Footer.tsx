import { Link } from '@tanstack/react-router'
import { business, inState, telephoneLink } from '@/content/business/business'
import { demonstrationNote } from '@/content/business/sentences'
import { actionLabels } from '@/content/pages/action-labels'
import { footerServices } from '@/content/pages/navigation'
import { citySlug } from '@/content/places/city-paths'
import { footerCities } from '@/content/places/featured-cities'
import { LazyInstallLink, LazyOfflineSection } from '@/features/install/lazy-parts'
import { LinkButton } from '@/ui/LinkButton'
import { RatingLink } from '@/ui/Quotes'
import { useHidesFloatingButtons } from '@/ui/use-hides-floating-buttons'
import { CallButton } from './ContactActions'
import classes from './Footer.module.css'
import { Logo } from './Logo'

const invitation = `Free in-home estimates. ${actionLabels.callOn}.`

export function Footer() {
  const hidesFloatingButtons = useHidesFloatingButtons()
  return (
    <footer data-tone="dark" className={classes.footer}>
      <div className={classes.inner}>
        <div className={classes.columns}>
          <section aria-labelledby="footer-contact" className={classes.contact}>
            <Logo />
            <div data-unless-form>
              <RatingLink />
            </div>
            <h2 id="footer-contact" className={classes.heading}>
              Contact
            </h2>
            <address className={classes.list}>
              <span>{`Serving ${business.serviceArea}`}</span>
              <a href={telephoneLink()}>{business.phone}</a>
              <a href={`mailto:${business.email}`}>{business.email}</a>
              <span data-paper>{business.siteUrl.replace(/^https?:\/\//, '')}</span>
              {business.social.url && (
                <a href={business.social.url} target="_blank" rel="noreferrer">
                  {business.social.name}
                </a>
              )}
            </address>
          </section>
          <nav aria-labelledby="footer-services">
            <h2 id="footer-services" className={classes.heading}>
              Services
            </h2>
            <ul className={classes.list}>
              {footerServices.map((service) => (
                <li key={service.label}>
                  <Link to={service.to} hash={service.hash}>
                    {service.label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          <nav aria-labelledby="footer-areas">
            <h2 id="footer-areas" className={classes.heading}>
              Service Areas
            </h2>
            <ul className={classes.list}>
              {footerCities.map((city) => (
                <li key={city.slug}>
                  <Link to="/service-areas/$city" params={{ city: citySlug(city) }}>
                    {inState(city.name)}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          <div ref={hidesFloatingButtons} className={classes.actions}>
            <p className={classes.invitation} data-unless-form>
              {invitation}
            </p>
            <CallButton variant="outline" color="var(--walnut-2)" />
            <LinkButton to="/contact" variant="outline" color="var(--walnut-2)">
              {actionLabels.requestOnline}
            </LinkButton>
            <LazyInstallLink />
            <LazyOfflineSection />
          </div>
        </div>
        <p className={classes.copyright}>
          {`© ${business.copyrightYear} ${business.name}. All rights reserved. ${demonstrationNote}`}
        </p>
      </div>
    </footer>
  )
}
