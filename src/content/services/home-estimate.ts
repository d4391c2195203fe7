import { isOffered } from './offered-services'
import { exampleFigure } from './price'
import { mayChange } from './price-words'
import { rates } from './rates'

const { 'sanding-refinishing': sanding, 'hardwood-installation': hardwood } = rates

/** The short one on Home. Its figure follows the rates. */
export const homeEstimate = isOffered('sanding-refinishing')
  ? {
      job: 'Living room, 310 sq ft',
      lines: [
        { label: 'Boards', text: '2 1/4" red oak. All of them stay.' },
        { label: 'Finish', text: 'Sealer and three satin coats, by product name' },
        { label: 'Dates', text: 'Monday to Wednesday' },
        mayChange([sanding]),
      ],
      total: exampleFigure(sanding, 310),
    }
  : {
      job: 'Family room, 420 sq ft',
      lines: [
        { label: 'Boards', text: '5" solid white oak, 10% extra for cuts' },
        { label: 'Dates', text: 'A week of acclimation, then 6 working days' },
        mayChange([hardwood]),
      ],
      total: exampleFigure(hardwood, 420),
    }
