import * as v from 'valibot'
import type { ProjectCategory, ServiceName } from '../services/services'

/*
 * What the owner's records look like. The build and the development server check each file by these, and the
 * editor draws its forms from them, so what one takes the other takes. The words of `about` are the editor's:
 * they are for somebody who lays floors.
 */

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

const about = <Schema extends v.GenericSchema>(schema: Schema, ask: About) =>
  v.pipe(schema, v.metadata({ about: ask }))

/** The field may be left out. */
const optional = <Schema extends v.GenericSchema>(schema: Schema, ask: About) =>
  about(v.optional(schema), ask)

const words = v.string('words')
const text = v.pipe(words, v.regex(/\S/, 'words'))
const number = v.number('a number')
const amount = v.pipe(number, v.minValue(0, '0 or more'))
/** A price of nothing, or nothing done in a day, is a slip. */
const positive = v.pipe(number, v.minValue(0.01, 'more than 0'))
const yes = v.boolean('true or false')
const whole = v.pipe(number, v.integer('a whole number'), v.minValue(1, '1 or more'))

/** `v.isoDate` takes February 30. */
const aDay = 'a day such as 2026-12-24'
const day = v.pipe(
  v.string(aDay),
  v.check((value) => isDay(value), aDay),
)
const time = v.pipe(words, v.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'a time such as 07:00 or 18:30'))

const aPicture = 'a picture in src/photos'

/** `50% 85% of den.jpg`: where a place cuts this picture, the part that stays, as in `object-position`. */
export const focusOfPicture = /^(\d+% \d+%) of (.+)$/

const listOf = <Entry extends v.GenericSchema>(entry: Entry) => v.array(entry, 'a list')

/** An object with these fields and no others. */
const fields = <Entries extends v.ObjectEntries>(entries: Entries) =>
  v.strictObject(entries, `the fields ${Object.keys(entries).join(', ')}`)

const keyOf = <Name extends string>(choices: Choices<Name>) => v.picklist(Object.keys(choices) as Name[])

const oneOf = <const Option extends string>(options: readonly Option[]) => v.picklist(options)

/** A day of the calendar, as `2026-12-24`. */
const isDay = (day: string) =>
  /^\d{4}-\d\d-\d\d$/.test(day) && new Date(`${day}T00:00Z`).toJSON()?.startsWith(day) === true

const sample = optional(yes, {
  label: 'This is made up',
  hint: 'An example that came with the site. Turn it off once it’s yours. With any left, every page says that the business is made up.',
})

const daysOfWeek = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const
type Weekday = (typeof daysOfWeek)[number]
const dayRanges = daysOfWeek.flatMap((first, index) => [
  first,
  ...daysOfWeek.slice(index + 1).map((last) => `${first}-${last}` as const),
])

/** Times of a day, or none. */
const times = {
  opens: optional(time, { label: 'From', as: 'time', hint: 'Such as 07:00. Nothing, if you’re closed.' }),
  closes: optional(time, { label: 'Until', as: 'time', hint: 'Such as 18:00.' }),
  emergencies: optional(yes, { label: 'Closed, but we answer the phone for emergencies' }),
  note: optional(text, {
    label: 'In place of “closed”',
    hint: 'Your own words, such as “by appointment”. Only where there are no times.',
  }),
}

const bothOrNeither = 'both times, or neither'

const coveredBy = ({ days }: { readonly days: string }): readonly string[] => {
  const [first = '', last = first] = days.split('-')
  return daysOfWeek.slice(daysOfWeek.indexOf(first as Weekday), daysOfWeek.indexOf(last as Weekday) + 1)
}

/** The schema of each folder and each list. */
export const recordSchemas = (options: Options) => {
  const town = about(oneOf(options.towns), {
    label: 'Town',
    hint: 'Without the state. If it’s not in the list, add it under “The area” first. Once the site shows it, load this page again.',
  })
  const photo = (label: string, hint: string) =>
    ({
      photo: about(
        v.pipe(
          v.string(aPicture),
          v.check((path) => options.isPhoto(fileOf(path)), aPicture),
        ),
        { label, hint, as: 'picture' },
      ),
      alt: about(text, {
        label: 'What it shows',
        hint: 'One sentence for people who can’t see it, such as “Living room with a light oak floor and a white fireplace.”',
        as: 'long',
      }),
      // It names its picture, so that it doesn't count for one that takes the place of that.
      focus: optional(v.pipe(words, v.regex(focusOfPicture, 'words such as 50% 85% of den.jpg')), {
        label: 'The part that stays in view',
        as: 'kept',
      }),
    }) as const

  return {
    projects: fields({
      title: about(text, { label: 'Title', hint: 'A few words, such as “A hallway worn down the middle”.' }),
      town,
      category: about(keyOf(options.categories), {
        label: 'Kind of work',
        hint: 'The button of Our Work that shows it.',
        options: options.categories,
      }),
      finished: about(day, {
        label: 'Finished on',
        as: 'day',
        hint: 'The newest job stands first. Visitors don’t see the day.',
      }),
      after: about(fields(photo('The finished floor', 'A wide picture of the room, upright and bright.')), {
        label: 'After',
      }),
      before: optional(
        fields(photo('The floor before', 'The same view before the work, from the same spot.')),
        { label: 'Before', hint: 'With one, people can slide between the two.' },
      ),
      closeUps: optional(listOf(fields(photo('A close-up', 'A detail, or the work itself.'))), {
        label: 'More pictures',
        entry: 'Picture',
        summary: '{{alt}}',
      }),
      description: about(text, {
        label: 'What you found and what you did',
        as: 'long',
        hint: 'Three or four sentences, as you’d tell a neighbor.',
      }),
      details: about(text, {
        label: 'Size, material and days',
        as: 'long',
        hint: 'Begin with the size and end with the days: “310 sq ft of red oak. Three coats of satin water-based finish. 3 days.”',
      }),
      outsideRates: optional(yes, {
        label: 'The price sheet doesn’t fit this work',
        hint: 'Then nobody is offered a range for one like it.',
      }),
      sample,
    }),

    reviews: fields({
      name: about(text, { label: 'Customer', hint: 'As they want to be named, such as “Carol T.”' }),
      town,
      date: about(day, { label: 'Written on', as: 'day' }),
      rating: about(v.picklist([1, 2, 3, 4, 5]), { label: 'Stars' }),
      service: about(keyOf(options.services), { label: 'About this work', options: options.services }),
      job: optional(text, {
        label: 'About this job',
        as: 'job',
        hint: 'Its picture stands beside the review.',
      }),
      title: about(text, { label: 'Heading', hint: 'The best few words of the review.' }),
      review: about(text, { label: 'Review', as: 'long', hint: 'Their own words, with their consent.' }),
      verified: optional(yes, { label: 'Verified', hint: 'You know that this customer wrote it.' }),
      besideForms: optional(listOf(keyOf(options.formPages)), {
        label: 'Also beside the form of',
        options: options.formPages,
        hint: 'Pages where this one review stands. Pages about a kind of work show one about it by themselves.',
      }),
      sample,
    }),

    testimonials: fields({
      name: about(text, { label: 'Customer', hint: 'As they want to be named, such as “Denise K.”' }),
      town,
      rating: about(v.picklist([1, 2, 3, 4, 5]), { label: 'Stars' }),
      text: about(text, { label: 'Their words', as: 'long', hint: 'With their consent.' }),
      sample,
    }),

    'special-days': v.pipe(
      fields({
        from: about(day, { label: 'First day', as: 'day' }),
        to: about(day, { label: 'Last day', as: 'day', hint: 'The same day, if it’s one.' }),
        notice: optional(text, {
          label: 'Notice on every page',
          hint: 'It comes and goes by itself. Name the days: “Closed Dec 24 to 27. Emergencies: call.”',
        }),
        usualHours: optional(yes, {
          label: 'The hours are the usual ones',
          hint: 'For a notice alone. Otherwise you’re closed on these days, or open from and until the times below. Of two entries for a day, the shorter one counts.',
        }),
        ...times,
      }),
      v.forward(
        v.check(
          ({ from, to }) => from <= to,
          ({ input }) => `a day that isn’t before the first one, ${input.from}`,
        ),
        ['to'],
      ),
      v.forward(
        v.check(({ opens, closes }) => !opens || closes !== undefined, bothOrNeither),
        ['closes'],
      ),
      v.forward(
        v.check(({ opens, closes }) => !closes || opens !== undefined, bothOrNeither),
        ['opens'],
      ),
    ),

    cities: fields({
      name: about(text, {
        label: 'Town',
        hint: 'Without the state. Before you delete it, see that no job or review names it.',
      }),
      order: about(whole, {
        label: 'Place in lists',
        hint: '1 stands first. The first six stand at the foot of every page.',
      }),
      homeTile: optional(v.pipe(whole, v.maxValue(6, '1 to 6')), {
        label: 'Place among the six on Home',
        hint: '1 to 6, or nothing.',
      }),
      latitude: about(v.pipe(number, v.minValue(-90, '-90 to 90'), v.maxValue(90, '-90 to 90')), {
        label: 'Degrees north',
        hint: 'Press and hold the middle of town in a map app. It’s the first number, such as 41.4820.',
      }),
      longitude: about(v.pipe(number, v.minValue(-180, '-180 to 180'), v.maxValue(180, '-180 to 180')), {
        label: 'Degrees east',
        hint: 'The second number. West of Greenwich it begins with a minus, such as -81.7982.',
      }),
      mapLabel: optional(oneOf(['right', 'left', 'above', 'below']), {
        label: 'Where the map writes its name',
        hint: 'Only if the name covers another one.',
        options: { right: 'Right of the dot', left: 'Left of it', above: 'Above it', below: 'Below it' },
      }),
      description: about(v.pipe(text, v.maxLength(155, 'at most 155 characters')), {
        label: 'In one sentence',
        as: 'long',
        hint: 'The houses and floors there. It also stands in search results.',
      }),
      note: optional(text, {
        label: 'Its houses and floors',
        as: 'long',
        hint: 'At least 75 words, so that its page isn’t like another town’s.',
      }),
      text: optional(listOf(text), {
        label: 'Its own text',
        as: 'long',
        entry: 'Paragraph',
        hint: 'Paragraphs in place of those that all towns share.',
      }),
      neighbourhoods: optional(listOf(text), { label: 'Neighborhoods', as: 'kept' }),
      sample,
    }),

    questions: fields({
      page: about(keyOf(options.questionPages), {
        label: 'On this page',
        options: options.questionPages,
      }),
      question: about(text, { label: 'Question', hint: 'As a customer asks it.' }),
      answer: about(text, { label: 'Answer', as: 'long' }),
      sample,
    }),

    hours: fields({
      hours: optional(
        v.pipe(
          listOf(
            v.pipe(
              fields({
                days: about(oneOf(dayRanges), { label: 'Days', hint: 'One day, or several in a row.' }),
                ...times,
                sample,
              }),
              v.forward(
                v.check(({ opens, closes }) => !opens || closes !== undefined, bothOrNeither),
                ['closes'],
              ),
              v.forward(
                v.check(({ opens, closes }) => !closes || opens !== undefined, bothOrNeither),
                ['opens'],
              ),
            ),
          ),
          v.checkItems((entry, index, entries) => {
            const above = entries.slice(0, index).flatMap(coveredBy)
            return !coveredBy(entry).some((day) => above.includes(day))
          }, 'days that no entry above has'),
        ),
        { label: 'Hours', entry: 'Days', summary: '{{days}}' },
      ),
    }),

    rates: fields({
      rates: optional(
        v.pipe(
          v.array(
            v.pipe(
              fields({
                service: about(keyOf(options.services), { label: 'Kind of work', options: options.services }),
                unit: about(oneOf(['sq ft', 'treads']), {
                  label: 'Priced by',
                  options: { 'sq ft': 'Square foot', treads: 'Tread' },
                }),
                low: about(positive, {
                  label: 'From, in dollars',
                  hint: 'For one, with material, labor and cleanup.',
                }),
                high: about(positive, { label: 'To, in dollars' }),
                beyond: optional(
                  fields({
                    size: about(positive, { label: 'From how many on' }),
                    low: about(positive, { label: 'From, in dollars' }),
                    high: about(positive, { label: 'To, in dollars' }),
                  }),
                  { label: 'Large jobs', hint: 'Beyond this size each further one costs less.' },
                ),
                minimum: about(amount, { label: 'The smallest job, in dollars' }),
                perDay: about(positive, { label: 'How many you do in a working day' }),
                after: optional(text, {
                  label: 'What you wait for first',
                  hint: 'In a sentence, such as “a week of acclimation”.',
                }),
                afterDays: optional(whole, { label: 'How many days that is' }),
                surprise: optional(text, {
                  label: 'What may turn up',
                  hint: 'What nobody can see before, such as “a soft spot in the subfloor”.',
                }),
                finishes: optional(
                  listOf(
                    fields({
                      label: about(text, { label: 'Finish' }),
                      extra: about(number, {
                        label: 'Added for one, in dollars',
                        hint: '0 for none; a minus takes off.',
                      }),
                      days: about(amount, { label: 'Working days for its coats' }),
                    }),
                  ),
                  {
                    label: 'Finishes',
                    entry: 'Finish',
                    summary: '{{label}}',
                    hint: 'The first one is chosen at first.',
                  },
                ),
                patterns: optional(
                  listOf(
                    fields({
                      label: about(text, { label: 'Pattern' }),
                      extra: about(amount, { label: 'Added for one, in dollars', hint: '0 for none.' }),
                      perDay: optional(positive, {
                        label: 'How many you do in a working day',
                        hint: 'If it’s fewer than usual.',
                      }),
                    }),
                  ),
                  {
                    label: 'Patterns',
                    entry: 'Pattern',
                    summary: '{{label}}',
                    hint: 'How boards may lie. The first one is chosen at first.',
                  },
                ),
                sample,
              }),
              // Wider, it's a slip, such as 850 for 8.50.
              v.forward(
                v.check(
                  ({ low, high }) => low <= high && high <= 10 * low,
                  ({ input: { low } }) => `from ${low}, the lower price, to ten times that`,
                ),
                ['high'],
              ),
              v.forward(
                v.check(
                  ({ low, high, beyond }) => !beyond || (beyond.low <= low && beyond.high <= high),
                  ({ input: { low, high } }) => `prices that aren’t above the usual ones, ${low} and ${high}`,
                ),
                ['beyond'],
              ),
              v.forward(
                v.check(
                  ({ low, finishes = [] }) => finishes.every(({ extra }) => low + extra > 0),
                  ({ input: { low } }) => `what takes off less than the lower price, ${low}`,
                ),
                ['finishes'],
              ),
            ),
            'a list',
          ),
          v.checkItems(
            ({ service }, index, rates) => rates.findIndex((rate) => rate.service === service) === index,
            'a kind of work that no entry above has',
          ),
        ),
        {
          label: 'Prices',
          entry: 'Price',
          summary: '{{service}}',
          hint: 'Work that isn’t in the list shows “One figure, in writing”.',
        },
      ),
    }),

    area: fields({
      otherTowns: optional(listOf(text), {
        label: 'Towns without a page that you work in, too',
        entry: 'Town',
        hint: 'Each without the state.',
      }),
      text: optional(listOf(text), {
        label: 'What every town’s page says',
        as: 'long',
        entry: 'Paragraph',
        hint: 'One paragraph or two about the houses of your area, for towns without a text of their own.',
      }),
      sample,
    }),

    'work-quote': fields({
      title: optional(text, { label: 'Heading' }),
      text: optional(text, {
        label: 'Their words',
        as: 'long',
        hint: 'With their consent. Without words, Our Work has no quote.',
      }),
      name: optional(text, { label: 'Customer' }),
      town: optional(oneOf(options.towns), { label: 'Town' }),
      sample,
    }),
  } as const
}

/** The name of a photograph's file, of the address that a record has. */
const fileOf = (path: string) => path.replace(/^\/photos\//, '')

export type RecordName = keyof ReturnType<typeof recordSchemas>

/** A record as its file has it, by its folder or list. */
export type FileRecord<Name extends RecordName> = v.InferOutput<ReturnType<typeof recordSchemas>[Name]>
