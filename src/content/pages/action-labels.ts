import { hours } from '../business/facts'
import { callDays } from '../business/hours'

/** The two acts the site asks for, in the words of the places that ask (specification, section 2). */
export const actionLabels = {
  call: 'Call Now',
  estimate: 'Free Estimate',
  getEstimate: 'Get Free Estimate',
  requestOnline: 'Request Estimate Online',
  /** Of the business: when the telephone is answered. */
  callOn: `Call ${callDays(hours) || 'us'}`,
  callInstead: 'If yours isn’t here, call us:',
} as const
