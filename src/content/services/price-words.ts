import { terms } from '../business/claims'
import { capitalize, listOf } from '../business/sentences'
import { isOffered } from './offered-services'
import { rates } from './rates'
import type { Rate } from './types'

/** The words of the price sheet. */
export const priceWords = {
  id: 'price-sheet',
  caption:
    Object.keys(rates).length > 0 ? 'A range now, one figure after the visit' : 'One figure after the visit',
  /** What every rate covers. */
  total: 'Total, with material, labor and cleanup',
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
  addRoom: 'Add a room',
  /** Nothing where none are offered. */
  addStairs: isOffered('stairs') ? 'Add stairs' : '',
  remove: (line: number) => `Remove line ${line}`,
  smallest: 'our smallest job',
  /** Of a line that adds nothing to it. */
  withinSmallest: 'within our smallest job',
  tooLarge: 'That much we have to see first.',
  /** Where the owner shows no figure. */
  noFigure: 'One figure, in writing',
  /** Beside the sum of the others. */
  andUnpriced: (kinds: readonly string[]) => `and one figure in writing for ${listOf(kinds)}`,
  ask: 'Ask for this',
  /** Opens the owner's terms: `Warranty, start and payment`. */
  terms: capitalize(listOf(terms.slice(0, 3).map(({ label }) => label.toLowerCase()))),
  /** In the message of the form, below the lines. */
  said: (total: string) => `Your sheet said ${total}.`,
  /** Above the form. */
  carried: 'Comes along from your price sheet',
  change: 'Change it',
} as const

/** What may turn up in a job of these kinds. */
export function mayChange(rates: readonly (Rate | undefined)[]) {
  const surprises = [...new Set(rates.map((rate) => rate?.surprise ?? 'a bad board'))]
  const text = `${capitalize(surprises.join(' or '))} nobody can see yet, at a set price. We call first.`
  return { label: 'May change', text }
}
