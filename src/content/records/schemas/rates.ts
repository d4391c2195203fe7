import * as v from 'valibot'
import {
  about,
  amount,
  fields,
  keyOf,
  listOf,
  number,
  type Options,
  oneOf,
  optional,
  positive,
  sample,
  text,
  whole,
} from './field-kinds.ts'

const finish = fields({
  label: about(text, { label: 'Finish' }),
  extra: about(number, { label: 'Added for one, in dollars', hint: '0 for none; a minus takes off.' }),
  days: about(amount, { label: 'Working days for its coats' }),
})

const pattern = fields({
  label: about(text, { label: 'Pattern' }),
  extra: about(amount, { label: 'Added for one, in dollars', hint: '0 for none.' }),
  perDay: optional(positive, {
    label: 'How many you do in a working day',
    hint: 'If it’s fewer than usual.',
  }),
})

const rate = ({ services }: Options) =>
  v.pipe(
    fields({
      service: about(keyOf(services), { label: 'Kind of work', options: services }),
      unit: about(oneOf(['sq ft', 'treads']), {
        label: 'Priced by',
        options: { 'sq ft': 'Square foot', treads: 'Tread' },
      }),
      low: about(positive, { label: 'From, in dollars', hint: 'For one, with material, labor and cleanup.' }),
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
      finishes: optional(listOf(finish), {
        label: 'Finishes',
        entry: 'Finish',
        summary: '{{label}}',
        hint: 'The first one is chosen at first.',
      }),
      patterns: optional(listOf(pattern), {
        label: 'Patterns',
        entry: 'Pattern',
        summary: '{{label}}',
        hint: 'How boards may lie. The first one is chosen at first.',
      }),
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
  )

export const rates = (options: Options) =>
  fields({
    rates: optional(
      v.pipe(
        listOf(rate(options)),
        v.checkItems(
          ({ service }, index, rates) => rates.findIndex((other) => other.service === service) === index,
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
  })
