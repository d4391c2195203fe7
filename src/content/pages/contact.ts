import { business, telephoneLink, theOwner } from '../business/business'
import { claims } from '../business/claims'
import { withClaim } from '../business/sentences'
import { isOffered } from '../services/offered-services'

const handlesWater = isOffered('water-damage')

export const contactPage = {
  hero: {
    title: 'Contact Us',
    intro: `Tell us which rooms and what’s on the floor now. ${theOwner} reads it and calls you back.`,
    emergency: handlesWater ? 'Water on the floor? Shut it off, then call' : '',
    sunday: withClaim(claims.everyDay, () => 'Sundays too.'),
  },
  details: {
    title: 'Ways to reach us',
    intro:
      'Calling is fastest. If a sander is running you’ll get voicemail: leave a number and we call you back.',
  },
  form: {
    title: 'Request a free estimate',
    intro: 'Only your name and phone number are required.',
  },
  visit: {
    title: 'What happens at the estimate',
    intro:
      'We come to the house, usually for half an hour to an hour. We measure the rooms, find out how much wood is left above the tongue and take moisture readings where it matters. You get a written price. There’s no charge and no obligation.',
  },
} as const

/** Telephone, email, service area and hours (specification, sections 2 and 9). */
export const contactDetails = [
  {
    label: 'Phone',
    lines: [business.phone],
    href: telephoneLink(),
    note: withClaim(claims.everyDay, () => 'Available 7 days a week'),
  },
  {
    label: 'Email',
    lines: [business.email],
    href: `mailto:${business.email}`,
    note: withClaim(claims.reply, (soon) => `Responds ${soon}`),
  },
  { label: 'Service area', lines: [business.serviceArea], note: 'Free estimates' },
  {
    label: 'Hours',
    lines: business.hours.map(({ days, hours }) => `${days} ${hours}`),
    note: handlesWater
      ? 'A burst pipe on a Sunday counts as an emergency. Shut the water off first, then call.'
      : '',
  },
]
