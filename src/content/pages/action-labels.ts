import { hours } from '../business/facts'
import { isAnsweredOn } from '../business/hours'
import { isOffered } from '../services/offered-services'

/** The two acts the site asks for, in the words of the places that ask (specification, section 2). */
export const actionLabels = {
  call: 'Call Now',
  estimate: 'Free Estimate',
  getEstimate: 'Get Free Estimate',
  requestOnline: 'Request Estimate Online',
  /** For a wet floor on a day when others are closed. */
  leak:
    isOffered('water-damage') && isAnsweredOn(hours, 'Sunday')
      ? 'Water on the floor? We answer on Sundays, too.'
      : '',
  callInstead: 'If yours isn’t here, call us:',
} as const
