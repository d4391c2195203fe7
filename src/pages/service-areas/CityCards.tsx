import { IconArrowRight } from '@tabler/icons-react'
import type { ListedCity } from '@/content/towns'
import { CityLink } from '@/ui/CityLink'
import classes from './CityCards.module.css'

/** One card per city; the whole card is its link. */
export function CityCards({ cities }: { readonly cities: readonly ListedCity[] }) {
  return (
    <ul className={classes.cities}>
      {cities.map((city) => (
        <li key={city.slug}>
          <CityLink city={city} className={classes.card}>
            <h3 className={classes.name}>
              {city.name}, OH
              <IconArrowRight size={22} stroke={1.5} aria-hidden />
            </h3>
            <p className={classes.description}>{city.description}</p>
          </CityLink>
        </li>
      ))}
    </ul>
  )
}
