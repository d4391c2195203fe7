import { business, telephoneLink, theOwner } from '../business/business'
import { claims } from '../business/claims'
import { hours, identity, otherPhones } from '../business/facts'
import { callDays, emergencyDays, isAnsweredDaily, isAnsweredOn } from '../business/hours'
import { listOf, withClaim } from '../business/sentences'
import { isOffered, offered, pathOfService } from '../services/offered-services'

const handlesWater = isOffered('water-damage')

/** A business may not offer it. */
const waterDamage: string = 'water-damage'
const leak = offered.find(([name]) => name === waterDamage)?.[1].part
const leakPath = leak && pathOfService(leak.of)

const quietDays = emergencyDays(hours)
const pipeOnSunday =
  quietDays.length > 0
    ? `A burst pipe on a ${listOf(quietDays)} counts as an emergency. `
    : 'After a burst pipe: '

const visitDays = callDays(hours.filter(({ opens }) => opens))

export const contactPage = {
  hero: {
    title: 'Contact Us',
    intro: `Tell us which rooms and what’s on the floor now. ${withClaim(claims.owner, () => `${theOwner} reads it and calls`) || 'We read it and call'} you back.`,
    emergency: handlesWater ? 'Water on the floor? Shut it off, then call.' : '',
    sunday: isAnsweredOn(hours, 'Sunday') ? 'Sundays too.' : '',
    /** To what can be done until somebody comes, where a page describes it. */
    steps: leak?.note && leakPath && { to: leakPath, hash: 'water-damage', label: leak.note.link },
  },
  details: {
    title: 'Ways to reach us',
    specialHours: 'Other hours',
    intro:
      'Calling is fastest. If a sander is running you’ll get voicemail: leave a number and we call you back.',
  },
  form: {
    title: 'Request a free estimate',
    intro: 'Only your name and phone number are required.',
  },
  visit: {
    title: 'What happens at the estimate',
    intro: `We come to the house${visitDays && `, ${visitDays}`}${withClaim(claims.visitTime, (time) => `, usually for ${time}`)}. We measure the rooms, find out how much wood is left above the tongue and take moisture readings where it matters. You get a written price. There’s no charge and no obligation.`,
  },
} as const

interface ContactDetail {
  readonly label: string
  readonly lines: readonly string[]
  readonly href?: string
  readonly note?: string
}

/** Telephone, email, service area and hours (specification, sections 2 and 9). */
export const contactDetails: readonly ContactDetail[] = [
  {
    label: identity.phone.label,
    lines: [business.phone],
    href: telephoneLink(),
    note: isAnsweredDaily(hours) ? 'Available 7 days a week' : '',
  },
  ...otherPhones.map(({ label, value }) => ({
    label,
    lines: [value],
    href: telephoneLink(value),
  })),
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
    note: handlesWater ? `${pipeOnSunday}Shut the water off first, then call.` : '',
  },
]
