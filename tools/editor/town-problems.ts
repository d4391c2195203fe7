import type { RecordName } from '../../src/content/records/schemas.ts'
import { findFarCity } from '../records/far-city.ts'

interface City {
  readonly name: string
  readonly latitude: number
  readonly longitude: number
}

/** The towns of the content, as they were when the editor was built. */
export interface Towns {
  /** Those with a page, by the names of their files. */
  readonly cities: Readonly<Record<string, City>>
  readonly others: readonly string[]
  /** Those that jobs, reviews and quotes name. */
  readonly named: readonly string[]
}

/**
 * What the build would refuse of a record, because of the other ones: a town that isn't there any more while a job
 * names it, and one far from all others.
 *
 * @returns a sentence for each, of what to do
 */
export function townProblems(
  { cities, others, named }: Towns,
  saved: { readonly name: RecordName; readonly slug: string; readonly record: object },
): string[] {
  const isCity = saved.name === 'cities'
  const after = Object.values(isCity ? { ...cities, [saved.slug]: saved.record as City } : cities)
  const { otherTowns = [] } = saved.record as { readonly otherTowns?: readonly string[] }
  const kept = new Set([...after.map(({ name }) => name), ...(saved.name === 'area' ? otherTowns : others)])
  const far = isCity && findFarCity(after)
  return [
    ...named
      .filter((town) => !kept.has(town))
      .map(
        (town) =>
          `Jobs or reviews name ${town}. Let them name another town, wait until the site shows it, and load this page again.`,
      ),
    ...(far
      ? [
          `${far.name} lies far from the other towns, at ${far.latitude}, ${far.longitude}. Look at “Degrees north” and “Degrees east”: is a minus missing?`,
        ]
      : []),
  ]
}
