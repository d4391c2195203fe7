import { about } from '@/content/about'
import type { Town } from '@/content/towns'
import { CityLink } from '@/ui/CityLink'
import { Section } from '@/ui/Section'
import { TextLink } from '@/ui/TextLink'
import classes from './ServingAreas.module.css'

/** The towns, as badges that lead to their pages. */
export function ServingAreas({ towns }: { readonly towns: readonly Town[] }) {
  const { title, intro, link } = about.areas
  return (
    <Section title={title} intro={intro} tone="warm">
      <ul className={classes.badges}>
        {towns.map((city) => (
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
