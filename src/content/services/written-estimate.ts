import { claims } from '../business/claims'
import { type Term, terms } from '../business/terms'
import { isOffered } from './offered-services'

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
}

/** The words of the price sheet. */
export const priceWords = {
  id: 'price-sheet',
  kind: 'Kind',
  size: 'Size',
  finish: 'Finish',
  units: {
    'sq ft': {
      start: 400,
      most: 5000,
      question: 'How many square feet? A room of 12 by 15 feet has 180.',
    },
    treads: { start: 14, most: 60, question: 'How many treads? Most staircases have 12 to 15.' },
  },
  smallest: 'our smallest job',
  tooLarge: 'That much we have to see first.',
  /** Where the owner shows no figure. */
  noFigure: 'One figure, in writing',
  note: 'We see it, then it’s one figure.',
  ask: 'Ask for this',
  /** In the message of the form. */
  asked: (size: string, total: string) => `About ${size}.${total && ` Your sheet said ${total}.`}`,
} as const

const surprise = {
  label: 'May change',
  text: 'A bad board nobody can see yet, at a set price. We call first.',
}

/** The lines of every estimate. */
export const everyLine: readonly Term[] = [surprise, ...terms]

/** The short one on Home. */
export const homeEstimate: WrittenEstimate & { readonly total: string } = isOffered('sanding-refinishing')
  ? {
      job: 'Living room, 310 sq ft',
      lines: [
        { label: 'Boards', text: '2 1/4" red oak. All of them stay.' },
        { label: 'Finish', text: 'Sealer and three satin coats, by product name' },
        { label: 'Dates', text: 'Monday to Wednesday' },
        surprise,
      ],
      total: claims.refinishingPrice.text || priceWords.noFigure,
    }
  : {
      job: 'Family room, 420 sq ft',
      lines: [
        { label: 'Boards', text: '5" solid white oak, 10% extra for cuts' },
        { label: 'Dates', text: 'A week of acclimation, then 6 working days' },
        surprise,
      ],
      total: priceWords.noFigure,
    }
