import { business } from './business'
import type { Heading } from './types'

export interface ContactDetail {
  readonly kind: 'phone' | 'email' | 'area' | 'hours'
  readonly label: string
  readonly lines: readonly string[]
  /** What a caller can expect. Empty when the lines above are enough. */
  readonly note: string
}

export const contactPage = {
  hero: {
    title: 'Contact Us',
    intro:
      'Tell us which rooms, what is on the floor now and when you need it done. The owner reads it and calls you back himself.',
  },
  details: {
    title: 'Ways to reach us',
    intro: 'The phone is quickest. If we are running a sander we will not hear it, so leave a message.',
  },
  form: {
    title: 'Request a free estimate',
    intro:
      'Only your name and phone number are required. Sending opens your own e-mail program with the message written out; press send there and it reaches us.',
  },
  visit: {
    title: 'What happens at the estimate',
    intro:
      'We come to the house, usually for half an hour to an hour. We measure the rooms, find out how much wood is left above the tongue and take moisture readings where it matters. You get a written price. There is no charge and no obligation.',
  },
} as const satisfies Record<string, Heading>

export const contactDetails: readonly ContactDetail[] = [
  { kind: 'phone', label: 'Phone', lines: [business.phone], note: 'Available 7 days a week' },
  { kind: 'email', label: 'E-mail', lines: [business.email], note: 'Responds within 24 hours' },
  { kind: 'area', label: 'Service area', lines: [business.serviceArea], note: 'Free estimates' },
  {
    kind: 'hours',
    label: 'Hours',
    lines: business.hours.map(({ days, hours }) => `${days} ${hours}`),
    note: 'A burst pipe on a Sunday counts as an emergency. Shut the water off first, then call.',
  },
]
