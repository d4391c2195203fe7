import { cities } from './cities'
import type { City } from './types'

/** Six of the cities, these first: as many have room in a footer or in tiles. */
const six = (first: readonly City[]): readonly City[] => [...new Set([...first, ...cities])].slice(0, 6)

/** The links in every page's footer. */
export const footerCities = six([])

/** The tiles on Home: where fewer have a `homeTile`, other cities follow. */
export const homeCities = six(
  cities
    .filter(({ homeTile }) => homeTile)
    .toSorted((one, other) => (one.homeTile ?? 0) - (other.homeTile ?? 0)),
)
