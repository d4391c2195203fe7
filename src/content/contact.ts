import { business, telephoneLink, theOwner } from './business'

export const contactPage = {
  hero: {
    title: 'Contact Us',
    intro: `Tell us which rooms, what's on the floor now and when you need it done. ${theOwner} reads it and calls you back.`,
  },
  /** For a phone, where the details below stand far down. */
  first: {
    call: `Call ${business.phone}`,
    photo: 'Text a photo of your floor',
    hours: business.hours.map(({ days, hours }) => `${days} ${hours}`).join('\n'),
    emergency: 'Water on the floor? Shut it off, then call, any day of the week.',
  },
  details: {
    title: 'Ways to reach us',
    intro:
      "Calling is fastest. If a sander is running you'll get voicemail: leave a number and we call you back.",
  },
  form: {
    title: 'Request a free estimate',
    intro:
      'Only your name and phone number are required. The button opens your email app with everything filled in. Hit Send there and it comes straight to the owner.',
  },
  visit: {
    title: 'What happens at the estimate',
    intro:
      "We come to the house, usually for half an hour to an hour. We measure the rooms, find out how much wood is left above the tongue and take moisture readings where it matters. You get a written price. There's no charge and no obligation.",
  },
} as const

/** Telephone, email, service area and hours (specification, sections 2 and 9). */
export const contactDetails = [
  {
    label: 'Phone',
    lines: [business.phone],
    href: telephoneLink(),
    note: 'Available 7 days a week',
  },
  {
    label: 'Email',
    lines: [business.email],
    href: `mailto:${business.email}`,
    note: 'Responds within 24 hours',
  },
  { label: 'Service area', lines: [business.serviceArea], note: 'Free estimates' },
  {
    label: 'Hours',
    lines: business.hours.map(({ days, hours }) => `${days} ${hours}`),
    note: 'A burst pipe on a Sunday counts as an emergency. Shut the water off first, then call.',
  },
]
