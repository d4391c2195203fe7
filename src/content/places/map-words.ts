import type { Place } from './types'

interface MapWord extends Place {
  readonly text: string
  readonly kind: 'water' | 'county'
}

/** Words on the map that lead nowhere, with the place of their middle. Those off your map are left out by themselves. */
export const mapWords: readonly MapWord[] = [
  { text: 'Lake Erie', kind: 'water', latitude: 41.672, longitude: -81.72 },
  { text: 'Cuyahoga', kind: 'county', latitude: 41.39, longitude: -81.68 },
  { text: 'Lake', kind: 'county', latitude: 41.71, longitude: -81.16 },
  { text: 'Geauga', kind: 'county', latitude: 41.395, longitude: -81.18 },
  { text: 'Summit', kind: 'county', latitude: 41.24, longitude: -81.58 },
  { text: 'Portage', kind: 'county', latitude: 41.24, longitude: -81.2 },
  { text: 'Lorain', kind: 'county', latitude: 41.4, longitude: -82.02 },
  { text: 'Ashtabula', kind: 'county', latitude: 41.7, longitude: -80.92 },
]
