import { claims } from '../business/claims'
import { capitalize, ifClaimed } from '../business/sentences'
import type { Claim } from '../business/types'
import { isOffered } from './offered-services'

/** A line of a written estimate. */
interface Line {
  readonly label: string
  readonly text: string
}

/** An estimate as the owner writes it, with what a job of this size costs. */
export interface WrittenEstimate {
  readonly job: string
  readonly lines: readonly Line[]
  readonly total: Claim
}

export const writtenEstimate = {
  id: 'cost',
  label: 'Price',
  title: 'What will it cost?',
  intro:
    'We have to see a floor to price it. The visit is free, and everything you pay for is on one sheet before we start.',
  link: 'What the price depends on',
  caption: 'On your written estimate',
  total: 'Total, for all of it',
  /** Where the owner shows no figure. */
  noFigure: 'One figure, in writing',
} as const

const moved = { label: 'Furniture', text: 'You empty the room. We move the piano.' }
const surprise = {
  label: 'May change',
  text: 'A bad board nobody can see yet, at a set price. We call first.',
}
const warranty = ifClaimed(claims.warranty, {
  label: 'Warranty',
  text: `${capitalize(claims.warranty.text)}, terms attached`,
})

const refinishing = {
  boards: { label: 'Boards', text: '2 1/4" red oak. All of them stay.' },
  sanding: { label: 'Sanding', text: '36, 60 and 100 grit' },
  finish: { label: 'Finish', text: 'Sealer and three satin coats, by product name' },
  dates: { label: 'Dates', text: 'Monday to Wednesday' },
}

export const refinishingEstimate: WrittenEstimate = {
  job: 'Living room, 310 sq ft',
  lines: [...Object.values(refinishing), moved, surprise, ...warranty],
  total: claims.refinishingPrice,
}

export const installationEstimate: WrittenEstimate = {
  job: 'Family room, 420 sq ft',
  lines: [
    { label: 'Boards', text: '5" solid white oak, 10% extra for cuts' },
    { label: 'Below it', text: 'Carpet out, squeaks screwed down, flattened to 3/16" in 10 ft' },
    { label: 'Dates', text: 'A week of acclimation, then 6 working days' },
    surprise,
  ],
  total: claims.installationPrice,
}

/** The short one on Home. */
export const homeEstimate: WrittenEstimate = isOffered('sanding-refinishing')
  ? {
      ...refinishingEstimate,
      lines: [refinishing.boards, refinishing.finish, refinishing.dates, surprise],
    }
  : installationEstimate
