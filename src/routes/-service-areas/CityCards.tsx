import { IconArrowRight } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { cities } from '../../content/cities'
import classes from './CityCards.module.css'

/** One card per city; the whole card is its link. */
export function CityCards() {
  return (
    <ul className={classes.cities}>
      {cities.map((city) => (
        <li key={city.slug}>
          <Link to="/service-areas/{$city}-oh" params={{ city: city.slug }} className={classes.card}>
            <h3 className={classes.name}>
              {city.name}, OH
              <IconArrowRight size={22} stroke={1.5} aria-hidden />
            </h3>
            <p className={classes.description}>{city.description}</p>
          </Link>
        </li>
      ))}
    </ul>
  )
}
