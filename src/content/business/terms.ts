import type { Claim } from './types'

/** The terms that homeowners compare two quotes by. */
export interface Term extends Claim {
  readonly label: string
  /** Where people can look it up, such as the register of licenses. */
  readonly url?: string
}

/** Each is optional: without a `text` it's nowhere. Write down what you put on every estimate. */
const all: readonly Term[] = [
  /** `2 years on our work` */
  { label: 'Warranty', text: '' },
  /** `In about three weeks` */
  { label: 'Start', text: '' },
  /** `A third to book, the rest at the walkthrough. Check, card or bank transfer.` */
  { label: 'Payment', text: '' },
  /** `EPA lead-safe firm NAT-12345-1`, with the register's address as `url` */
  { label: 'License', text: '' },
  /** `Dan Miller, who also does the work` */
  { label: 'Who comes', text: '' },
]

/** On About, on the written estimate and beside forms. */
export const terms = all.filter(({ text }) => text)
