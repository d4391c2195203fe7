import { Link } from '@tanstack/react-router'
import { cities, homeAreaSlugs } from '../../content/cities'
import { homeActions, homeSections } from '../../content/home'
import { ServiceAreaMap } from '../../features/service-area/ServiceAreaMap'
import { Section } from '../../ui/Section'
import { TextLink } from '../../ui/TextLink'
import classes from './Areas.module.css'

const tiles = cities.filter(({ slug }) => homeAreaSlugs.includes(slug))
const others = cities.filter((city) => !tiles.includes(city))

/** The towns on the map, and six tiles that lead to all of them. */
export function Areas() {
  return (
    <Section {...homeSections.areas} layout="split">
      <ServiceAreaMap cities={[...tiles, ...others]} listed={tiles.length} />
      <ul className={classes.areas}>
        {tiles.map(({ slug, name }) => (
          <li key={slug}>
            <Link to="/service-areas" className={classes.area}>
              {name}, OH
            </Link>
          </li>
        ))}
      </ul>
      <TextLink to={homeActions.areas.href}>{homeActions.areas.label}</TextLink>
    </Section>
  )
}
