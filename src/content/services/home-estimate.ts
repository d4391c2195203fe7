import { capitalize } from '../business/sentences'
import { isOffered } from './offered-services'
import { exampleFigure, sizeText } from './price'
import { priceSheet, readLine, type SheetLine, sheetPath, startOf, writeSheet } from './price-sheet'
import { mayChange, priceWords } from './price-words'
import { rates } from './rates'
import type { ServiceName } from './services'

/** The short estimate on Home. Its figure follows the rates, and its size can be changed. */
const example = isOffered('sanding-refinishing')
  ? {
      service: 'sanding-refinishing' as ServiceName,
      room: 'Living room',
      size: 310,
      lines: [
        { label: 'Boards', text: '2 1/4" red oak. All of them stay.' },
        { label: 'Finish', text: 'Sealer and three satin coats, by product name' },
      ],
      dates: 'Monday to Wednesday',
    }
  : {
      service: 'hardwood-installation' as string as ServiceName,
      room: 'Family room',
      size: 420,
      lines: [{ label: 'Boards', text: '5" solid white oak, 10% extra for cuts' }],
      dates: 'A week of acclimation, then 6 working days',
    }

const rate = rates[example.service]

/** The estimate for a room of another size, as somebody may type it. */
function estimateFor(size: string) {
  const line: SheetLine = { ...startOf(example.service), size: readLine(example.service, size)?.size ?? '' }
  const { total: words, time } = priceSheet([line])
  const total = time ? exampleFigure(rate, Number(line.size)) : words
  const dates = size === `${example.size}` || !time ? example.dates : capitalize(time)
  return {
    lines: [...example.lines, { label: 'Dates', text: dates }, mayChange([rate])],
    total,
    /** Where the room is smaller than a job. */
    note: time && total === exampleFigure(rate, 1) ? priceWords.smallest : '',
    sheet: writeSheet([line]),
  }
}

const { lines, total } = estimateFor(`${example.size}`)

/** As it is at first, before anything is changed. */
export const homeEstimate = { job: `${example.room}, ${sizeText(example.size, 'sq ft')}`, lines, total }

/** What changes with the size. Nothing without a rate, which the size would change. */
export const homeExample = rate && {
  room: example.room,
  size: `${example.size}`,
  unit: rate.unit,
  path: sheetPath(example.service),
  estimateFor,
}
