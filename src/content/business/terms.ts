import { isOffered } from '../services/offered-services'
import { claims } from './claims'
import { hours } from './facts'
import { emergencyDays } from './hours'
import { capitalize, listOf } from './sentences'
import type { Term } from './types'

const emergencies = emergencyDays(hours).map((day) => `${day}s`)
const afterHours = [
  ...(emergencies.length > 0 ? [`${listOf(emergencies)} for emergencies`] : []),
  ...(claims.nights.text ? [claims.nights.text] : []),
]

/**
 * What somebody asks who compares two quotes, in that order. Each is optional: without a `text` it's nowhere. Write
 * down what you put on every estimate. A license may have its register's address as `url`.
 */
const allTerms: readonly Term[] = [
  { label: 'Price', text: 'One figure in writing, before we start', sample: true },
  { label: 'Not in it', text: capitalize(claims.exclusions.text) },
  { label: 'Warranty', text: '2 years on our work', sample: true },
  { label: 'License', text: 'EPA lead-safe firm NAT-00000-1', sample: true },
  { label: 'Insurance', text: 'Liability to 1 million dollars, policy GL-00000', sample: true },
  { label: 'Payment', text: 'A third to book, the rest once you’ve walked the floor', sample: true },
  { label: 'Who comes', text: 'The owner, who does the work', sample: true },
  { label: 'Start', text: 'In about three weeks', sample: true },
  { label: 'After hours', text: capitalize(afterHours.join('; ')) },
  ...(isOffered('stairs')
    ? [{ label: 'Smallest job', text: 'One stair is taken, at our smallest price', sample: true }]
    : []),
]

/** On Home and About, on the written estimate and beside forms. */
export const terms = allTerms.filter(({ text }) => text)
