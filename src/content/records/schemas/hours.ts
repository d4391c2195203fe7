import * as v from 'valibot'
import { about, day, fields, listOf, oneOf, optional, sample, text, words, yes } from './field-kinds.ts'

const time = v.pipe(words, v.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'a time such as 07:00 or 18:30'))

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

interface Times {
  readonly opens?: string
  readonly closes?: string
}

/** Neither of the two stands alone, and a day closes after it opens. */
const timesThatFit = <Day extends Times & Record<string, unknown>>() =>
  v.rawCheck<Day>(({ dataset, addIssue }) => {
    if (!dataset.typed) return
    const { value } = dataset
    const { opens, closes } = value
    const refuse = (key: 'opens' | 'closes', message: string) =>
      addIssue({
        message,
        path: [{ type: 'object', origin: 'value', input: value, key, value: value[key] }],
      })
    if (!opens !== !closes) refuse(opens ? 'closes' : 'opens', 'both times, or neither')
    else if (opens && closes && closes <= opens) refuse('closes', `a time after ${opens}, when you open`)
  })

const coveredBy = ({ days }: { readonly days: string }): readonly string[] => {
  const [first = '', last = first] = days.split('-')
  return daysOfWeek.slice(daysOfWeek.indexOf(first as Weekday), daysOfWeek.indexOf(last as Weekday) + 1)
}

export const hours = fields({
  hours: optional(
    v.pipe(
      listOf(
        v.pipe(
          fields({
            days: about(oneOf(dayRanges), { label: 'Days', hint: 'One day, or several in a row.' }),
            ...times,
            sample,
          }),
          timesThatFit(),
        ),
      ),
      v.checkItems((entry, index, entries) => {
        const above = entries.slice(0, index).flatMap(coveredBy)
        return !coveredBy(entry).some((day) => above.includes(day))
      }, 'days that no entry above has'),
    ),
    { label: 'Hours', entry: 'Days', summary: '{{days}}' },
  ),
})

export const specialDays = v.pipe(
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
  timesThatFit(),
)
