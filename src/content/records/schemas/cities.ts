import * as v from 'valibot'
import {
  about,
  fields,
  listOf,
  number,
  type Options,
  oneOf,
  optional,
  sample,
  text,
  whole,
} from './field-kinds.ts'

/** One of the towns, where a record names one. */
export const town = ({ towns }: Options) =>
  about(oneOf(towns), {
    label: 'Town',
    hint: 'Without the state. If it’s not in the list, add it under “The area” first. Once the site shows it, load this page again.',
  })

export const cities = fields({
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
  mapLabel: optional(oneOf(['right', 'left', 'above', 'below', 'below right']), {
    label: 'Where the map writes its name',
    hint: 'Only if the name covers another one, or a border.',
    options: {
      right: 'Right of the dot',
      left: 'Left of it',
      above: 'Above it',
      below: 'Below it',
      'below right': 'Below it, most of it on the right',
    },
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
})

export const area = fields({
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
})
