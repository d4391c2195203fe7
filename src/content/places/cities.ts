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
