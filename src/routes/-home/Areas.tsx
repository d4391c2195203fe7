import { Link } from '@tanstack/react-router'
import { findCity, homeAreaSlugs } from '../../content/cities'
import { homeActions, homeSections } from '../../content/home'
import { Section } from '../../ui/Section'
import { TextLink } from '../../ui/TextLink'
import classes from './Areas.module.css'

/** Six towns, leading to all of them. */
export function Areas() {
  return (
    <Section {...homeSections.areas} layout="split">
      <ul className={classes.areas}>
        {homeAreaSlugs.map((slug) => (
          <li key={slug}>
            <Link to="/service-areas" className={classes.area}>
              {findCity(slug)?.name}, OH
            </Link>
          </li>
        ))}
      </ul>
      <TextLink to={homeActions.areas.href}>{homeActions.areas.label}</TextLink>
    </Section>
  )
}
