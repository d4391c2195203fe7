import * as v from 'valibot'
import type { ProjectCategory, ServiceName } from '@/content/services/services'

/* What all schemas are made of: the kinds of values, and how the editor asks for them. */

/** What may be chosen, with the words that people read for it. */
type Choices<Name extends string = string> = Readonly<Record<Name, string>>

/** What records may name. It follows from the rest of the content (options.ts), and from the files. */
export interface Options {
  readonly categories: Choices<ProjectCategory>
  readonly services: Choices<ServiceName>
  /** The towns with a page, and the others that are served. */
  readonly towns: readonly string[]
  /** Pages that questions may be added to, by their paths. */
  readonly questionPages: Choices
  /** Pages with a form, by their paths. */
  readonly formPages: Choices
  /** True for the name of a file in `src/photos`. */
  readonly isPhoto: (file: string) => boolean
}

/** How the editor asks for a field. */
export interface About {
  readonly label: string
  readonly hint?: string
  /**
   * - `long`: of several lines, also each text of a list
   * - `day`, `time`: with a picker
   * - `picture`: a photograph that can be chosen or taken
   * - `job`: one of the jobs
   * - `kept`: not shown, and left as it is
   */
  readonly as?: 'long' | 'day' | 'time' | 'picture' | 'job' | 'kept'
  /** The words for options that aren't their own. */
  readonly options?: Readonly<Record<string, string>>
  /** What one of a list is called. */
  readonly entry?: string
  /** The line for an entry of a list, with its fields in braces. */
  readonly summary?: string
}

export const about = <Schema extends v.GenericSchema>(schema: Schema, ask: About) =>
  v.pipe(schema, v.metadata({ about: ask }))

/** The field may be left out. */
export const optional = <Schema extends v.GenericSchema>(schema: Schema, ask: About) =>
  about(v.optional(schema), ask)

export const words = v.string('words')
export const text = v.pipe(words, v.regex(/\S/, 'words'))
export const number = v.number('a number')
export const amount = v.pipe(number, v.minValue(0, '0 or more'))
/** A price of nothing, or nothing done in a day, is a slip. */
export const positive = v.pipe(number, v.minValue(0.01, 'more than 0'))
export const yes = v.boolean('true or false')
export const whole = v.pipe(number, v.integer('a whole number'), v.minValue(1, '1 or more'))

/** A day of the calendar, as `2026-12-24`. */
const isDay = (day: string) =>
  /^\d{4}-\d\d-\d\d$/.test(day) && new Date(`${day}T00:00Z`).toJSON()?.startsWith(day) === true

/** `v.isoDate` takes February 30. */
const aDay = 'a day such as 2026-12-24'
export const day = v.pipe(
  v.string(aDay),
  v.check((value) => isDay(value), aDay),
)

export const listOf = <Entry extends v.GenericSchema>(entry: Entry) => v.array(entry, 'a list')

/** An object with these fields and no others. */
export const fields = <Entries extends v.ObjectEntries>(entries: Entries) =>
  v.strictObject(entries, `the fields ${Object.keys(entries).join(', ')}`)

export const keyOf = <Name extends string>(choices: Choices<Name>) =>
  v.picklist(Object.keys(choices) as Name[])

export const oneOf = <const Option extends string>(options: readonly Option[]) => v.picklist(options)

export const sample = optional(yes, {
  label: 'This is made up',
  hint: 'An example that came with the site. Turn it off once it’s yours. With any left, every page says that the business is made up.',
})
