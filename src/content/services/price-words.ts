import { business } from '../business/business'
import { claims } from '../business/claims'
import { capitalize, ifClaimed, listOf } from '../business/sentences'
import { terms } from '../business/terms'
import type { Term } from '../business/types'
import { isOffered } from './offered-services'
import type { Rate } from './types'

/** The words of the price sheet. */
export const priceWords = {
  id: 'price-sheet',
  /** Where something on the sheet has a rate, and where nothing has. */
  caption: 'A range now, one figure after the visit',
  captionWithoutRate: 'One figure after the visit',
  /** What every rate covers. */
  total: 'Total, with material, labor and cleanup',
  kind: 'Kind',
  size: 'Size',
  finish: 'Finish',
  pattern: 'Pattern',
  price: 'Price',
  /** The name of a size that stands among words. */
  sizeOf: (room: string, unit: string) => `Size of the ${room.toLowerCase()} in ${unit}`,
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
  /** Of the total, alone or after `from $1,200`. */
  smallest: 'our smallest job',
  smallestOfSeveral: 'our smallest jobs',
  /** Of the total of a large floor. */
  discount: (amount: string, size: string) => `${amount} off, for more than ${size}`,
  tooLarge: 'That much we have to see first.',
  /** Where the owner shows no figure. */
  noFigure: 'One figure, in writing',
  /** Of a line without a figure. */
  afterLook: 'after a look',
  noSize: 'no size yet',
  /** Beside the sum of the others. */
  plus: (kinds: readonly string[]) => `plus ${listOf(kinds)}, after a look`,
  sameVisit: 'on the same visit',
  ask: 'Ask for this',
  /** Opens the owner's terms: `Warranty, payment and more`. */
  terms: capitalize(
    listOf([
      ...terms.flatMap(({ label }) => (/^(?:Warranty|Payment)$/.test(label) ? [label.toLowerCase()] : [])),
      'more',
    ]),
  ),
  /** Of a job that was done. */
  oneLikeThis: (price: string) => `One like this: ${price}`,
  shareTitle: 'A price for our floors',
  /** The name of a line for those who hear it. */
  line: (line: number) => `Line ${line}`,
  /** At the foot of a printed one. */
  sender: (day: string, address: string) =>
    `Worked out on ${day}. ${business.name}, ${business.phone}, ${address}`,
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

/** What a price covers, what it doesn't, and how to find a room's size. */
export const priceNotes: readonly Term[] = [
  { label: 'Included', text: 'The visit before it, material, labor and cleanup.' },
  ...ifClaimed(claims.exclusions, {
    label: 'Not included',
    text: `${capitalize(claims.exclusions.text)}. Each has its own line on your estimate, if you want it.`,
  }),
  {
    label: 'To measure',
    text: 'Length times width, in feet: 12\u00a0x\u00a015\u00a0=\u00a0180 square feet. Closets count.',
  },
]
