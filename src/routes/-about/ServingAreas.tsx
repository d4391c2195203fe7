import { Link } from '@tanstack/react-router'
import { about } from '../../content/about'
import { cities } from '../../content/cities'
import { Section } from '../../ui/Section'
import { TextLink } from '../../ui/TextLink'
import classes from './ServingAreas.module.css'

/** The towns, as badges that lead to their pages. */
export function ServingAreas() {
  const { title, intro, link } = about.areas
  return (
    <Section title={title} intro={intro} tone="warm" layout="split">
      <ul className={classes.badges}>
        {cities.map((city) => (
          <li key={city.slug}>
            <Link to="/service-areas/{$city}-oh" params={{ city: city.slug }} className={classes.badge}>
              {city.name}, OH
            </Link>
          </li>
        ))}
      </ul>
      <TextLink to="/service-areas">{link}</TextLink>
    </Section>
  )
}
