import { about, fields, keyOf, type Options, sample, text } from './field-kinds.ts'

export const questions = (options: Options) =>
  fields({
    page: about(keyOf(options.questionPages), {
      label: 'On this page',
      options: options.questionPages,
    }),
    question: about(text, { label: 'Question', hint: 'As a customer asks it.' }),
    answer: about(text, { label: 'Answer', as: 'long' }),
    sample,
  })
