import { type City, cities } from './cities'
import { cityPath } from './city-path'

/** What maps and links show of a city. */
export type Town = Pick<City, 'name' | 'slug' | 'latitude' | 'longitude'>

export const towns: readonly Town[] = cities.map(({ name, slug, latitude, longitude }) => ({
  name,
  slug,
  latitude,
  longitude,
}))

/** What the list of all service areas says of a city. */
export type ListedCity = Town & Pick<City, 'description'>

export const listedCities: readonly ListedCity[] = cities.map(
  ({ name, slug, latitude, longitude, description }) => ({ name, slug, latitude, longitude, description }),
)

/** The city whose page has this path. */
export function cityAtPath(path: string): City | undefined {
  return cities.find(({ slug }) => cityPath(slug) === path)
}
