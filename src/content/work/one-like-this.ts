import { inOneLine } from '../services/price'
import { keyOf, priceSheet, type SheetLine, sheetPath, startOf, writeSheet } from '../services/price-sheet'
import { priceWords } from '../services/price-words'
import { rates } from '../services/rates'
import { categoryServices } from './project-categories'
import type { Project } from './types'

export interface OneLikeThis {
  /** Today's price: `$1,550 to $1,850`. */
  readonly price: string
  /** The page with the sheet, and what stands in it then. */
  readonly path: ReturnType<typeof sheetPath>
  readonly sheet: string
}

/** Such as `310 sq ft` and `14 oak treads` at the beginning of a project's details. */
const sizeAtStart = /^([\d,]+) (sq ft|(?:\w+ )*treads)/

/** What a job like a project costs today, by its size and the finish that its details name. Nothing without a rate. */
export function oneLikeThis({ category, details, outsideRates }: Project): OneLikeThis | undefined {
  const service = categoryServices[category]
  const { unit, finishes } = rates[service] ?? {}
  // Numbers keep their units by spaces that don't break.
  const facts = details.replaceAll(/\s/g, ' ')
  const [, size = '', of = ''] = facts.match(sizeAtStart) ?? []
  if (outsideRates || !unit || !of.endsWith(unit)) return undefined
  const words = facts.toLowerCase()
  const named = finishes?.filter(({ label }) =>
    label
      .toLowerCase()
      .split(' and ')
      .every((part) => words.includes(part)),
  )
  // `Stain and water-based` says more than `Water-based`.
  const [finish] = named?.toSorted((a, b) => b.label.length - a.label.length) ?? []
  const start = startOf(service)
  const line: SheetLine = {
    ...start,
    size: size.replaceAll(',', ''),
    finish: finish ? keyOf(finish) : start.finish,
  }
  const { total, time, notes } = priceSheet([line])
  if (!time) return undefined
  const isSmallest = notes.includes(priceWords.smallest)
  return {
    price: isSmallest ? `${total}, ${priceWords.smallest}` : inOneLine(total),
    path: sheetPath(service),
    sheet: writeSheet([line]),
  }
}
