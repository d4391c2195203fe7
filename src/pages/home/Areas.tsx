import { Link } from '@tanstack/react-router'
import { homeActions, homeSections } from '@/content/home'
import { homeAreaSlugs } from '@/content/home-areas'
import type { Town } from '@/content/towns'
import { ServiceAreaMap } from '@/features/service-area/ServiceAreaMap'
import { Section } from '@/ui/Section'
import { TextLink } from '@/ui/TextLink'
import classes from './Areas.module.css'

/** The towns on the map, and six tiles that lead to all of them. */
export function Areas({ towns }: { readonly towns: readonly Town[] }) {
  const tiles = towns.filter(({ slug }) => homeAreaSlugs.includes(slug))
  const others = towns.filter((town) => !tiles.includes(town))
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
