import type { RecordName } from '../../src/content/records/schemas.ts'

/** The towns of the content, as they were when the editor was built. */
export interface Towns {
  /** Those with a page, by the names of their files. */
  readonly cities: Readonly<Record<string, string>>
  readonly others: readonly string[]
  /** Those that jobs, reviews and quotes name. */
  readonly named: readonly string[]
}

/**
 * What keeps a town from being called otherwise, or from being left out: while a job names it, the site couldn't be
 * built.
 *
 * @returns a sentence for each, of what to do
 */
export function missingTowns(
  { cities, others, named }: Towns,
  saved: { readonly name: RecordName; readonly slug: string; readonly record: object },
): string[] {
  const { name: town = '', otherTowns = [] } = saved.record as {
    name?: string
    otherTowns?: readonly string[]
  }
  const kept = new Set([
    ...Object.values(saved.name === 'cities' ? { ...cities, [saved.slug]: town } : cities),
    ...(saved.name === 'area' ? otherTowns : others),
  ])
  return named
    .filter((town) => !kept.has(town))
    .map(
      (town) =>
        `Jobs or reviews name ${town}. Let them name another town, wait until the site shows it, and load this page again.`,
    )
}
