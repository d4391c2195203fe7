import type { SpecialDays } from '../../src/content/business/hours.ts'
import type { FileRecord } from '../../src/content/records/schemas.ts'

type Days = FileRecord<'special-days'>

/**
 * The days whose hours differ, in their order, each in one entry alone. Where several records are for a day, such
 * as for New Year's Eve in a closed week, the one for the fewest days counts, and of two such the later file's.
 */
export function hoursByDay(records: readonly Days[]): SpecialDays[] {
  const recordOf = new Map<string, Days>()
  const longestFirst = records.toSorted((one, other) => daysOf(other).length - daysOf(one).length)
  for (const record of longestFirst) for (const day of daysOf(record)) recordOf.set(day, record)

  const runs: { record: Days; from: string; to: string }[] = []
  for (const [day, record] of [...recordOf].toSorted(([one], [other]) => one.localeCompare(other))) {
    const last = runs.at(-1)
    if (last?.record === record && dayAfter(last.to) === day) last.to = day
    else runs.push({ record, from: day, to: day })
  }
  return runs
    .filter(({ record }) => !record.usualHours)
    .map(({ record: { notice, usualHours, ...hours }, from, to }) => ({
      ...(hours as SpecialDays),
      from,
      to,
    }))
}

function daysOf({ from, to }: Days): string[] {
  const days = []
  for (let day = from; day <= to; day = dayAfter(day)) days.push(day)
  return days
}

const dayAfter = (day: string) =>
  new Date(Date.parse(`${day}T00:00Z`) + 86_400_000).toISOString().slice(0, 10)
