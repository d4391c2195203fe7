import type { Heading } from './types'

export const serviceAreasPage = {
  hero: {
    title: 'Service Areas',
    intro:
      'We work across Greater Cleveland, from the lakefront doubles in Lakewood to farmhouses around Burton. Estimates are free in all of it.',
  },
  list: {
    title: 'Find your city',
    intro: 'Each page tells you what we do there and has a form for an estimate.',
  },
  elsewhere: {
    title: 'Not on the list?',
    intro:
      'We serve 25+ cities, and most of Cuyahoga, Lake and Geauga counties is within reach of the shop. Call and ask.',
  },
} as const satisfies Record<string, Heading>
