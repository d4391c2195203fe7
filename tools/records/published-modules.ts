import { basename, parse } from 'node:path'
import type { Photo } from '../../src/content/business/types.ts'
import type {
  AddedQuestion,
  AreaTowns,
  CityTexts,
  ProjectRecord,
  ReviewRecord,
} from '../../src/content/records/published-types.ts'
import { focusOfPicture } from '../../src/content/records/schemas/projects.ts'
import type { FileRecord, RecordName } from '../../src/content/records/schemas.ts'
import { averageRating } from '../../src/content/work/average-rating.ts'
import type { PhotoName } from '../../src/content/work/photo-names.gen.ts'
import { hoursByDay } from './hours-by-day.ts'
import { byFirstDay, byNumber, newestFirst } from './order.ts'
import { idOf, type RecordFile, readRecords } from './read-records.ts'

/*
 * What the site imports of records, as `../records/projects?records`. Each form has what its pages need, and
 * nothing that visitors don't.
 */

interface Entry<Name extends RecordName> extends RecordFile {
  readonly record: FileRecord<Name>
}

const entries = <Name extends RecordName>(root: string, name: Name) =>
  readRecords(root, name) as readonly Entry<Name>[]

/** The name of a photograph, which is its file's. The check has found the file. */
const nameOf = ({ photo }: { readonly photo: string }) => parse(photo).name as PhotoName

/** The focus that was set for this picture. One of the picture that was in its place before doesn't count. */
function focusOf({
  photo,
  focus = '',
}: {
  readonly photo: string
  readonly focus?: string
}): string | undefined {
  const [, part, file] = focusOfPicture.exec(focus) ?? []
  return file === basename(photo) ? part : undefined
}

type Form = (root: string) => unknown

const forms: Readonly<Record<string, Form>> = {
  'projects?records': (root): readonly ProjectRecord[] =>
    entries(root, 'projects')
      .map(({ name, record: { finished, after, before, closeUps, ...job } }) => ({
        day: finished,
        id: idOf(name),
        ...job,
        image: nameOf(after),
        before: before && nameOf(before),
        closeUps: closeUps?.map(nameOf),
      }))
      .toSorted(newestFirst)
      .map(({ day, ...job }) => job),

  'projects?photos': (root) => jobPhotos(root),

  'reviews?records': (root): readonly ReviewRecord[] =>
    entries(root, 'reviews')
      .map(({ name, record: { job, ...review } }) => ({
        day: review.date,
        id: idOf(name),
        ...review,
        job: job ? idOf(job) : undefined,
      }))
      .toSorted(newestFirst)
      .map(({ day, ...review }) => review),

  // Every page says how many there are, and what they come to.
  'reviews?rating': (root) => {
    const all = entries(root, 'reviews').map(({ record }) => record)
    const average = averageRating(all)
    return average ? { average, count: all.length } : null
  },

  'testimonials?records': (root) =>
    entries(root, 'testimonials')
      .map(({ record }) => record)
      .toReversed(),

  'special-days?records': (root) => hoursByDay(entries(root, 'special-days').map(({ record }) => record)),

  'special-days?notices': (root) =>
    entries(root, 'special-days')
      .flatMap(({ record: { from, to, notice } }) => (notice ? { from, to, notice } : []))
      .toSorted(byFirstDay),

  'cities?records': (root) =>
    entries(root, 'cities')
      .toSorted(byNumber)
      .map(({ name, record: { order, note, text, neighbourhoods, ...city } }) => ({ slug: name, ...city })),

  'cities?texts': (root) =>
    Object.fromEntries(
      entries(root, 'cities').map(({ name, record: { note, text } }): [string, CityTexts] => [
        name,
        { note, text },
      ]),
    ),

  'hours?records': (root) => ({ hours: entries(root, 'hours')[0]?.record.hours ?? [] }),

  'rates?records': (root) =>
    Object.fromEntries(
      (entries(root, 'rates')[0]?.record.rates ?? []).map(({ service, ...rate }) => [service, rate]),
    ),

  'area?records': (root): AreaTowns => {
    const { otherTowns, sample } = entries(root, 'area')[0]?.record ?? {}
    return { otherTowns, sample }
  },

  'area?texts': (root) => ({ text: entries(root, 'area')[0]?.record.text ?? [] }),

  'work-quote?records': (root) => entries(root, 'work-quote')[0]?.record ?? {},
}

/** The photographs of jobs with their words, by their names. */
export function jobPhotos(root: string): Readonly<Record<string, Photo>> {
  const ofJob = ({ record: { after, before, closeUps = [], sample } }: Entry<'projects'>) =>
    [after, ...(before ? [before] : []), ...closeUps].map((photo): [string, Photo] => [
      nameOf(photo),
      { alt: photo.alt, focus: focusOf(photo), sample },
    ])
  // Of a photograph that is named twice, the first words count.
  return Object.fromEntries(entries(root, 'projects').flatMap(ofJob).toReversed())
}

/** The questions that were added to the pages with this part in their paths. */
const questionsOf = (root: string, part: string): readonly AddedQuestion[] =>
  entries(root, 'questions')
    .filter(({ record: { page } }) => page.split('/').includes(part))
    .map(({ record: { sample, ...question } }) => question)

/**
 * The code of a module, such as `projects?records` or `questions?of=hardwood`.
 *
 * @throws Error where the site asks for a form that isn't there
 */
export function moduleCode(root: string, form: string): string {
  const [, part] = /^questions\?of=(.+)$/.exec(form) ?? []
  const make = forms[form]
  if (!make && !part) throw new Error(`There are no records called ${form}`)
  return `export default ${JSON.stringify(part ? questionsOf(root, part) : make?.(root))}`
}
