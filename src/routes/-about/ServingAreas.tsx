import { about } from '../../content/about'
import { cities } from '../../content/cities'
import { CityLink } from '../../ui/CityLink'
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
            <CityLink city={city} className={classes.badge}>
              {city.name}, OH
            </CityLink>
          </li>
        ))}
      </ul>
      <TextLink to="/service-areas">{link}</TextLink>
    </Section>
  )
}
