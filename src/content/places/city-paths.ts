import { region } from '../business/facts'
import { cities, homeTiles } from './cities'
import type { City } from './types'

/** The last part of a city's address, such as `mentor-oh`. */
export const citySlug = ({ slug }: Pick<City, 'slug'>) => `${slug}-${region.state.toLowerCase()}`

/** The path of a city's page, such as `/service-areas/mentor-oh`. */
export const cityPath = (city: Pick<City, 'slug'>) => `/service-areas/${citySlug(city)}`

/** The city whose page has this path. */
export const cityAtPath = (path: string): City | undefined => cities.find((city) => cityPath(city) === path)

/** Six of the cities, these first. Where one was removed, another takes its place. */
function six(...first: readonly string[]): readonly City[] {
  const chosen = first.flatMap((slug) => cities.find((city) => city.slug === slug) ?? [])
  return [...new Set([...chosen, ...cities])].slice(0, 6)
}

/** Six links in every page's footer. */
export const footerCities = six()

/** Six tiles on the home page. */
export const homeCities = six(...homeTiles)
