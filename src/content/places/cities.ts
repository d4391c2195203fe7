import type { Sample } from '../business/types'
import area from '../records/area?records'
import records from '../records/cities?records'
import type { City } from './types'

/** The towns with a page of their own: its links, its sitemap entry and its place on the map follow. */
export const cities: readonly City[] = records

/** The towns without a page that are served as well. */
export const otherTowns: Sample & { readonly names: readonly string[] } = {
  sample: area.sample,
  names: area.otherTowns ?? [],
}

/** The tiles on Home, by their slugs. Where there are fewer than six, other cities follow. */
export const homeTiles = cities
  .filter(({ homeTile }) => homeTile)
  .toSorted((one, other) => (one.homeTile ?? 0) - (other.homeTile ?? 0))
  .map(({ slug }) => slug)
