import { basename } from 'node:path'
import type { FileRecord, RecordName } from '../../src/content/records/schemas.ts'
import { idOf, type RecordFile, readRecords } from './read-records.ts'

/** What the owner should know of the records, in lines at the end of a build. Nothing of it stops one. */
export function buildNotes(root: string): string[] {
  return [
    note('These days are over. Their records may go:', pastDays(root)),
    note('The jobs of these reviews are gone, so they stand without a picture:', reviewsWithoutJob(root)),
    note('These pictures are in several jobs. The first one says what they show:', sharedPictures(root)),
  ].flat()
}

const note = (words: string, lines: readonly string[]) =>
  lines.length > 0 ? [[words, ...lines.map((line) => `  ${line}`)].join('\n')] : []

const recordsOf = <Name extends RecordName>(root: string, name: Name) =>
  readRecords(root, name) as readonly (RecordFile & { readonly record: FileRecord<Name> })[]

/** The files of special days that are over wherever the business is. */
function pastDays(root: string): string[] {
  const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10)
  return recordsOf(root, 'special-days').flatMap(({ file, record }) => (record.to < yesterday ? file : []))
}

function reviewsWithoutJob(root: string): string[] {
  const jobs = new Set(recordsOf(root, 'projects').map(({ name }) => idOf(name)))
  return recordsOf(root, 'reviews').flatMap(({ file, record: { job } }) =>
    job && !jobs.has(idOf(job)) ? `${file}: field job is "${job}"` : [],
  )
}

function sharedPictures(root: string): string[] {
  const shown = recordsOf(root, 'projects').flatMap(({ file, record: { after, before, closeUps = [] } }) =>
    [after, ...(before ? [before] : []), ...closeUps].map(({ photo }) => ({ file, photo: basename(photo) })),
  )
  const files = Object.entries(Object.groupBy(shown, ({ photo }) => photo))
  return files.flatMap(([photo, places = []]) =>
    places.length > 1 ? `${photo}: ${places.map(({ file }) => file).join(', ')}` : [],
  )
}
