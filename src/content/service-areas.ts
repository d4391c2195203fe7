import type { Heading } from './types'

export const serviceAreasPage = {
  hero: {
    title: 'Service Areas',
    intro:
      'We work across Greater Cleveland, from the lakefront doubles in Lakewood to farmhouses around Burton. Estimates are free everywhere we go.',
  },
  list: {
    title: 'Find your city',
    intro: 'Pick your town.',
  },
  elsewhere: {
    title: 'Not on the list?',
    intro:
      'We serve 25+ cities, and most of Cuyahoga, Lake and Geauga counties is within reach of the shop. Call and ask.',
  },
} as const satisfies Record<string, Heading>
