import * as v from 'valibot'
import { town } from './cities.ts'
import {
  about,
  day,
  fields,
  keyOf,
  listOf,
  type Options,
  oneOf,
  optional,
  sample,
  text,
  yes,
} from './field-kinds.ts'

const stars = about(v.picklist([1, 2, 3, 4, 5]), { label: 'Stars' })

export const reviews = (options: Options) =>
  fields({
    name: about(text, { label: 'Customer', hint: 'As they want to be named, such as “Carol T.”' }),
    town: town(options),
    date: about(day, { label: 'Written on', as: 'day' }),
    rating: stars,
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
  })

export const testimonials = (options: Options) =>
  fields({
    name: about(text, { label: 'Customer', hint: 'As they want to be named, such as “Denise K.”' }),
    town: town(options),
    rating: stars,
    text: about(text, { label: 'Their words', as: 'long', hint: 'With their consent.' }),
    sample,
  })

/** The one on Our Work. */
export const workQuote = (options: Options) =>
  fields({
    title: optional(text, { label: 'Heading' }),
    text: optional(text, {
      label: 'Their words',
      as: 'long',
      hint: 'With their consent. Without words, Our Work has no quote.',
    }),
    name: optional(text, { label: 'Customer' }),
    town: optional(oneOf(options.towns), { label: 'Town' }),
    sample,
  })
