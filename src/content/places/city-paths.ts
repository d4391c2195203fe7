import { region } from '../business/facts'
import { cities } from './cities'
import type { City } from './types'

/** The last part of a city's address, such as `mentor-oh`. */
export const citySlug = ({ slug }: Pick<City, 'slug'>) => `${slug}-${region.state.toLowerCase()}`

/** The path of a city's page, such as `/service-areas/mentor-oh`. */
export const cityPath = (city: Pick<City, 'slug'>) => `/service-areas/${citySlug(city)}`

/** The city whose page has this path. */
export const cityAtPath = (path: string): City | undefined => cities.find((city) => cityPath(city) === path)
