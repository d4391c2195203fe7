import type { Claim } from './types'

/** The terms that homeowners compare two quotes by. */
export interface Term extends Claim {
  readonly label: string
  /** Where people can look it up, such as the register of licenses. */
  readonly url?: string
}

/**
 * Each is optional: without a `text` it's nowhere. Write down what you put on every estimate. A license may have
 * its register's address as `url`.
 */
const all: readonly Term[] = [
  { label: 'Warranty', text: '2 years on our work', sample: true },
  { label: 'Start', text: 'In about three weeks', sample: true },
  { label: 'Payment', text: 'A third to book, then the rest', sample: true },
  { label: 'License', text: 'EPA lead-safe firm NAT-00000-1', sample: true },
  { label: 'Who comes', text: 'The owner, who does the work', sample: true },
]

/** On About, on the written estimate and beside forms. */
export const terms = all.filter(({ text }) => text)
