import type { Term } from '../business/types'

/** An estimate as the owner writes it, with what a job of this size costs. */
export interface WrittenEstimate {
  readonly job?: string
  readonly lines: readonly Term[]
}

export const writtenEstimate = {
  id: 'cost',
  label: 'Price',
  title: 'What will it cost?',
  intro:
    'We have to see a floor to price it. The visit is free, and everything you pay for is on one sheet before we start.',
  link: 'Work out yours',
  caption: 'On your written estimate',
  total: 'Total, for all of it',
} as const

/** The section with the sheet that visitors work themselves. It says the rest. */
export const priceSection = {
  id: writtenEstimate.id,
  label: writtenEstimate.label,
  title: writtenEstimate.title,
  intro: 'A range for now. After a free visit it’s one figure, in writing.',
}
